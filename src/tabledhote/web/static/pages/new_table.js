// New table: a name belongs only to a person on this device; the first player can only be somebody who plays.

import { byId, part, parts } from "../shared/elements.js";

const form = byId("new");

function tidy() {
  const seats = parts(form, "select[name^=seat-]", HTMLSelectElement);
  for (const seat of seats) part(form, `[name=name-${seat.name.slice(5)}]`).hidden = seat.value !== "me";
  const players = seats.filter((seat) => seat.value !== "nobody").length;
  for (const option of parts(form, "select[name=first] option", HTMLOptionElement))
    option.disabled = /^\d+$/.test(option.value) && Number(option.value) >= players;
}

form.addEventListener("change", tidy);
tidy();
