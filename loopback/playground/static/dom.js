// Elements without markup strings: nothing a message says can become code.

export function make(tag, about = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(about)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "text") element.textContent = value;
    else if (name === "class") element.className = value;
    else if (name in element && typeof value !== "string") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const button = (text, onclick, about = {}) => make("button", { type: "button", onclick, ...about }, text);

let counter = 0;
export const fresh = (stem) => `${stem}-${++counter}`;

export function sayHidden(text) {
  return make("span", { class: "sr" }, text);
}
