// The keyboard's place is kept when the drawing is replaced.

const board = document.getElementById("board");

/** Replace the drawing, mark it, and put the focus back where it was, or else on the first choice. */
export function focusKept(replace, mark) {
  const here = document.activeElement;
  const inside = board.contains(here) && here !== board;
  const byKeyboard = inside && here.matches(":focus-visible");
  const id = here?.id;
  const ref = here?.dataset?.ref;
  replace();
  mark();
  if (!inside) return;
  const same = (id && document.getElementById(id)) || (ref && board.querySelector(`[data-ref="${CSS.escape(ref)}"]`));
  if (same?.classList.contains("can")) same.focus({ preventScroll: true });
  else if (byKeyboard)
    (board.querySelector(".can") ?? document.querySelector("#actions button") ?? board).focus({ preventScroll: true });
  else board.focus({ preventScroll: true });
}
