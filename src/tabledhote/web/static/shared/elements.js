// Elements that a page has. One that is missing, or of another kind, is a mistake in a template: it is named at once.

/** @typedef {HTMLElement | SVGElement} Thing what can be pointed at: a control, or a piece on the board */

/**
 * @template {Element} T HTMLElement where no kind is given
 * @param {Element | null} found
 * @param {(new () => T) | undefined} kind
 * @param {string} name
 */
function checked(found, kind, name) {
  const wanted = kind ?? HTMLElement;
  if (found instanceof wanted) return /** @type {T} */ (found);
  throw new Error(`${name} is ${found ? `a <${found.localName}>` : "not on the page"}, and must be a ${wanted.name}`);
}

/**
 * The element with an id; of a certain kind where more is wanted of it than any element can do.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @param {new () => T} [kind]
 */
export const byId = (id, kind) => checked(document.getElementById(id), kind, `#${id}`);

/**
 * The first part of a page, or of a thing on it, that a selector names.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} whole
 * @param {string} selector
 * @param {new () => T} [kind]
 */
export const part = (whole, selector, kind) => checked(whole.querySelector(selector), kind, selector);

/**
 * All of them.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} whole
 * @param {string} selector
 * @param {new () => T} [kind]
 */
export const parts = (whole, selector, kind) =>
  [...whole.querySelectorAll(selector)].map((found) => checked(found, kind, selector));

/**
 * The nearest thing that a selector names around the place where something happened, if there is one.
 * @param {Event} event
 * @param {string} selector
 * @returns {Thing | null}
 */
export const around = ({ target }, selector) => (target instanceof Element ? target.closest(selector) : null);
