// @ts-check
// Live updates. The browser mends a lost connection by itself; what it cannot mend is mended here.

const AGAIN = 1500;
const LONG = 30_000;

/**
 * `path()` is where to listen. The function returned connects anew.
 * @param {() => string} path
 * @param {{
 *   told: (update: Update, whole: boolean) => void,
 *   present: (presence: Presence) => void,
 *   connected: (yes: boolean) => void,
 * }} calls as the table changes
 */
export function listen(path, { told, present, connected }) {
  /** @type {EventSource | null} */
  let source = null;
  let timer = 0;
  let left = Date.now();

  function connect() {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(path());
    source.addEventListener("open", () => connected(true));
    source.addEventListener("view", (event) => told(JSON.parse(event.data), true));
    source.addEventListener("update", (event) => told(JSON.parse(event.data), false));
    source.addEventListener("presence", (event) => present(JSON.parse(event.data)));
    source.addEventListener("error", () => {
      connected(false);
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(connect, AGAIN);
    });
  }

  addEventListener("offline", () => {
    source?.close();
    connected(false);
  });
  addEventListener("online", connect);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) left = Date.now();
    else if (Date.now() - left > LONG) connect(); // a device that slept may believe in a connection that is dead
  });
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", (event) => event.persisted && connect());
  if (navigator.onLine) connect();
  else connected(false);
  return connect;
}
