// Pinch and drag on the board, with a wheel and Ctrl or with the buttons on other devices.

const MOST = 4;

const area = document.getElementById("board-area");
const board = document.getElementById("board");
const tools = area.querySelector(".zoom");

let scale = 1;
let x = 0;
let y = 0;
let dragged = false;
const fingers = new Map();

function show() {
  const { width, height } = area.getBoundingClientRect();
  x = Math.min(0, Math.max(x, width * (1 - scale)));
  y = Math.min(0, Math.max(y, height * (1 - scale)));
  board.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
  area.classList.toggle("zoomed", scale > 1);
  tools.hidden = scale === 1;
}

/** Another size about a point of the window that stays where it is. */
function zoom(to, clientX, clientY) {
  const frame = area.getBoundingClientRect();
  const next = Math.min(MOST, Math.max(1, to));
  const left = clientX - frame.x;
  const top = clientY - frame.y;
  x = left - ((left - x) * next) / scale;
  y = top - ((top - y) * next) / scale;
  scale = next;
  show();
}

const spread = ([one, two]) => Math.hypot(one.x - two.x, one.y - two.y);
const centre = ([one, two]) => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });

export function zooming() {
  area.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged = false;
  });
  area.addEventListener("pointermove", (event) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const before = [...fingers.values()].map((finger) => ({ ...finger }));
    const by = { x: event.clientX - was.x, y: event.clientY - was.y };
    if (fingers.size === 1 && (scale === 1 || Math.hypot(by.x, by.y) < 4)) return;
    Object.assign(was, { x: event.clientX, y: event.clientY });
    dragged = true;
    if (fingers.size === 2) {
      const now = [...fingers.values()];
      zoom((scale * spread(now)) / spread(before), centre(now).x, centre(now).y);
    } else {
      x += by.x;
      y += by.y;
      show();
    }
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"])
    area.addEventListener(end, (event) => fingers.delete(event.pointerId));
  area.addEventListener(
    "click",
    (event) => {
      if (dragged) event.stopImmediatePropagation(); // the end of a drag is no choice
      dragged = false;
    },
    true,
  );
  area.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(scale * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    },
    { passive: false },
  );
  tools.addEventListener("click", (event) => {
    const way = event.target.closest("[data-zoom]")?.dataset.zoom;
    const { x: left, y: top, width, height } = area.getBoundingClientRect();
    if (way) zoom({ in: scale * 1.5, out: scale / 1.5, fit: 1 }[way], left + width / 2, top + height / 2);
  });
  addEventListener("resize", show);
}
