// Passkeys: one click to add one, one to come back with it. The server says what to ask the browser for, and checks the
// answer.

import { byId } from "../shared/elements.js";
import { ask, Refused } from "../shared/server.js";

const ways = document.getElementById("passkey-ways");

/** @param {unknown} error */
function tell(error) {
  const problem = byId("passkey-problem");
  const { stopped = "", failed = "" } = problem.dataset;
  const refused = error instanceof Refused ? `${failed} (${error.message})` : failed;
  problem.textContent = error instanceof DOMException && error.name === "NotAllowedError" ? stopped : refused;
  problem.hidden = false;
}

/** @param {string} path */
const options = (path) => /** @type {Promise<any>} */ (ask(`${path}/challenge`, { method: "POST", body: {} }));

async function add() {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await options("/api/me/passkeys"));
  const made = await navigator.credentials.create({ publicKey });
  const name = ways?.dataset.name;
  const body = { credential: /** @type {PublicKeyCredential} */ (made).toJSON(), ...(name && { name }) };
  await ask("/api/me/passkeys", { method: "POST", body });
  location.assign("/you");
}

async function comeBack() {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await options("/api/passkeys"));
  const found = await navigator.credentials.get({ publicKey });
  const body = { credential: /** @type {PublicKeyCredential} */ (found).toJSON() };
  const { name } = /** @type {{ name: string }} */ (await ask("/api/passkeys", { method: "POST", body }));
  if (name) document.cookie = `name=${encodeURIComponent(name)};path=/;max-age=31536000;samesite=lax`;
  location.assign("/");
}

/** @param {() => Promise<void>} work */
const trying = (work) => async () => {
  byId("passkey-problem").hidden = true;
  await work().catch(tell);
};

if (ways) {
  const able =
    isSecureContext && "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential;
  ways.hidden = !able;
  byId("passkey-none").hidden = able;
  byId("passkey-add").addEventListener("click", trying(add));
  byId("passkey-use").addEventListener("click", trying(comeBack));
}
