// New table: a name belongs only to a person on this device; the first player can only be somebody who plays. Below each
// option stands what its value means.

import { byId, part, parts } from "../shared/elements.js";

const form = byId("new");

function tidy() {
  const seats = parts(form, "select[name^=seat-]", HTMLSelectElement);
  for (const seat of seats) part(form, `[name=name-${seat.name.slice(5)}]`).hidden = seat.value !== "me";
  const players = seats.filter((seat) => seat.value !== "nobody").length;
  for (const option of parts(form, "select[name=first] option", HTMLOptionElement))
    option.disabled = /^\d+$/.test(option.value) && Number(option.value) >= players;
  for (const choice of parts(form, ".option select", HTMLSelectElement)) {
    const about = byId(`about-${choice.name}`);
    about.textContent = choice.selectedOptions[0]?.dataset.about || about.dataset.about || "";
  }
}

form.addEventListener("change", tidy);
tidy();
