// Live updates. The browser mends a lost connection by itself; what it cannot mend is mended here.

const AGAIN = 1500;
const LONG = 30_000;

/** `path()` is where to listen. Calls `told(update, whole)`, `present(presence)` and `connected(yes)` as the table changes; the function
 * returned connects anew. */
export function listen(path, { told, present, connected }) {
  let source = null;
  let timer = null;
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
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(connect, AGAIN);
    });
  }

  addEventListener("offline", () => {
    source.close();
    connected(false);
  });
  addEventListener("online", connect);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) left = Date.now();
    else if (Date.now() - left > LONG) connect(); // a device that slept may believe in a connection that is dead
  });
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => event.persisted && connect());
  if (navigator.onLine) connect();
  else connected(false);
  return connect;
}
