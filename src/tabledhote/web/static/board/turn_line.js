// A turn in one line: the mark and name of the player, what they did in short, and the points that it brought.

const SVG = "http://www.w3.org/2000/svg";
const ICON = /\[([\w-]+)\|([^\]]*)\]/;
const SUM = /^[+−]\d+$/;
const ON = "→";

/** @typedef {{ event: string, text: string, line: number }} Piece of the entry `line` */

/**
 * Pieces in a row: those of the same kind as a list, others apart; signed numbers as their sum at the end.
 * @param {Piece[]} pieces
 */
export function inShort(pieces) {
  let said = "";
  let last = "";
  let sum = 0;
  for (const { event, text } of pieces)
    for (const piece of text.split("¦")) {
      if (SUM.test(piece)) {
        sum += Number(piece.replace("−", "-"));
        continue;
      }
      if (said) said += said.endsWith(ON) || said.endsWith(":") ? " " : event === last ? ", " : " · ";
      said += piece;
      last = event;
    }
  if (said.endsWith(ON)) said = said.slice(0, -1).trimEnd();
  const points = sum && `${sum > 0 ? "+" : "−"}${Math.abs(sum)}`;
  return [said, points].filter(Boolean).join(" · ");
}

/**
 * A text with its icons drawn, as far as the board has them; each has its word for those who cannot see it.
 * @param {string} said
 * @returns {(Node | string)[]}
 */
export function withIcons(said) {
  const found = ICON.exec(said);
  if (!found) return said ? [said] : [];
  const [whole, name, word] = found;
  const before = said.slice(0, found.index);
  const shown = document.getElementById(`icon-${name}`) ? icon(name, word) : word;
  return [...(before ? [before] : []), shown, ...withIcons(said.slice(found.index + whole.length))];
}

/**
 * @param {string} name
 * @param {string} word
 */
function icon(name, word) {
  const drawn = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#icon-${name}`);
  drawn.setAttribute("viewBox", "0 0 24 24");
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", word);
  drawn.append(use);
  return drawn;
}
