// New table: a name belongs only to a person on this device; the first player can only be somebody who plays.

const form = document.getElementById("new");

function tidy() {
  const seats = [...form.querySelectorAll("select[name^=seat-]")];
  for (const seat of seats) form.elements[`name-${seat.name.slice(5)}`].hidden = seat.value !== "me";
  const players = seats.filter((seat) => seat.value !== "nobody").length;
  for (const option of form.elements.first?.options ?? [])
    option.disabled = /^\d+$/.test(option.value) && Number(option.value) >= players;
}

form.addEventListener("change", tidy);
tidy();
