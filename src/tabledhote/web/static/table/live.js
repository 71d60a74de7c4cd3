// Live updates. The browser restores most lost connections by itself; this restores the others.

const AGAIN = 1500;
const LONG = 30_000;

/**
 * @typedef {{
 *   told: (update: Update, whole: boolean) => void,
 *   present: (presence: Presence) => void,
 *   connected: (yes: boolean) => void,
 * }} Calls as the table changes
 */

/**
 * Show updates one after the other. One that cannot be shown is reported and does not block those after it.
 * @param {(update: Update, whole: boolean) => Promise<void>} show
 * @returns {Calls["told"]}
 */
export function oneByOne(show) {
  let last = Promise.resolve();
  return (update, whole) => {
    last = last.then(() => show(update, whole)).catch(reportError);
  };
}

/**
 * A connection that is made anew where the browser gives up.
 * @param {() => string} path
 * @param {Calls} calls
 */
function line(path, { told, present, connected }) {
  /** @type {EventSource | null} */
  let source = null;
  let timer = 0;

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

  return { connect, close: () => source?.close() };
}

/**
 * `path()` is where to listen. The function returned connects anew. Whether the device has a network says little: a
 * server on the same device answers without one. So every change of it is a try, and its failure is what counts.
 * @param {() => string} path
 * @param {Calls} calls
 */
export function listen(path, calls) {
  const { connect, close } = line(path, calls);
  let left = Date.now();
  addEventListener("offline", connect);
  addEventListener("online", connect);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) left = Date.now();
    else if (Date.now() - left > LONG) connect(); // a device that slept may believe in a connection that is dead
  });
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && connect());
  connect();
  return connect;
}
