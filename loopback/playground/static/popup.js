// Lists that open below a button: arrows move in them, Escape closes them and gives the focus back.

import { button, fresh, make } from "./dom.js";

export function step(list, event) {
  if (list.hidden || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
  const stops = [...list.querySelectorAll("button, input")].filter((one) => !one.disabled);
  if (!stops.length) return;
  event.preventDefault();
  const here = stops.indexOf(document.activeElement);
  stops[(here + (event.key === "ArrowDown" ? 1 : stops.length - (here < 0 ? 0 : 1))) % stops.length].focus();
}

// `fill(close)` makes the entries as the list opens.
export function popup(words, fill, about = {}) {
  const id = fresh("more");
  const list = make("div", { class: "more-list", id, hidden: true });
  const close = (back = false) => {
    list.hidden = true;
    opener.setAttribute("aria-expanded", "false");
    if (back) opener.focus();
  };
  const open = () => {
    list.replaceChildren(...fill(close).filter(Boolean));
    list.hidden = false;
    opener.setAttribute("aria-expanded", "true");
    list.querySelector("button")?.focus();
  };
  const opener = button(words, () => (list.hidden ? open() : close()), { "aria-expanded": "false", "aria-controls": id, ...about });
  const root = make("div", { class: "more-box" }, opener, list);
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !list.hidden) { event.stopPropagation(); close(true); }
    step(list, event);
  });
  root.addEventListener("focusout", (event) => { if (event.relatedTarget && !root.contains(event.relatedTarget)) close(); });
  return root;
}
