// Menus of every kind: a button that opens a list of real buttons (one choice) or check boxes (several).

import { button, fresh, make } from "./dom.js";
import { step } from "./popup.js";

// The offered entries of a menu: its own options, or the people, roles and channels that the person knows.
export function entries(component, names) {
  const people = () => names.people().map((one) => ({ value: one.id, label: one.display, description: `@${one.name}`, kind: "user" }));
  const roles = () => names.roles().map((one) => ({ value: one.id, label: `@${one.name}`, kind: "role" }));
  const channels = () => names.places()
    .filter((one) => one.type !== 1 && (!component.channel_types?.length || component.channel_types.includes(one.type)))
    .map((one) => ({ value: one.id, label: `#${one.name}`, kind: "channel" }));
  const offered = { 5: people, 6: roles, 7: () => [...people(), ...roles()], 8: channels }[component.type];
  const preset = new Set((component.default_values ?? []).map((one) => one.id));
  return offered
    ? offered().map((one) => ({ ...one, default: preset.has(one.value) }))
    : component.options.map((one) => ({ ...one }));
}

export const emojiText = (emoji) => (emoji ? (emoji.id ? `:${emoji.name}: ` : `${emoji.name} `) : "");

export function bounds(component) {
  return [component.min_values ?? 1, component.max_values ?? 1];
}

export function menu(component, names, choose) {
  const [low, high] = bounds(component);
  const offered = entries(component, names);
  const chosen = offered.filter((one) => one.default);
  const listId = fresh("menu");
  const words = chosen.map((one) => one.label).join(", ") || component.placeholder || "Make a selection";
  const opener = button(make("span", { class: "menu-words" }, words), () => toggle(), {
    class: chosen.length ? "menu-open has" : "menu-open", disabled: component.disabled === true,
    "aria-expanded": "false", "aria-haspopup": "true", "aria-controls": listId, "data-custom-id": component.custom_id,
  });
  const list = make("div", { class: "menu-list", id: listId, hidden: true, role: "group", "aria-label": component.placeholder || "Options" });
  const root = make("div", { class: "menu" }, opener, list);
  const close = () => { list.hidden = true; opener.setAttribute("aria-expanded", "false"); };
  const done = (values) => { close(); opener.focus(); choose(values); };
  const toggle = () => {
    if (!list.hidden) return close();
    list.replaceChildren(...(high > 1 || low === 0 ? several(offered, low, high, done) : single(offered, done)));
    list.hidden = false;
    opener.setAttribute("aria-expanded", "true");
    list.querySelector("button, input")?.focus();
    return null;
  };
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !list.hidden) { close(); opener.focus(); event.stopPropagation(); }
    step(list, event);
  });
  root.addEventListener("focusout", (event) => { if (event.relatedTarget && !root.contains(event.relatedTarget)) close(); });
  return root;
}

const describe = (one) => [
  make("span", { class: "option-label" }, emojiText(one.emoji) + one.label),
  one.description ? make("span", { class: "option-description" }, one.description) : null,
];

function single(offered, done) {
  return offered.map((one) => make("button", {
    type: "button", class: one.default ? "option has" : "option", onclick: () => done([one.value]), "data-value": one.value,
  }, describe(one)));
}

function several(offered, low, high, done) {
  const boxes = offered.map((one) => {
    const box = make("input", { type: "checkbox", value: one.value, checked: one.default === true });
    return [box, make("label", { class: "option" }, box, make("span", {}, describe(one)))];
  });
  const picked = () => boxes.filter(([box]) => box.checked).map(([box]) => box.value);
  const confirm = button("Done", () => done(picked()), { class: "primary small" });
  const note = make("span", { class: "menu-note", role: "status" });
  const count = () => {
    const number = picked().length;
    confirm.disabled = number < low || number > high;
    for (const [box] of boxes) box.disabled = !box.checked && number >= high;
    note.textContent = `${number} of ${low === high ? low : `${low}–${high}`}`;
  };
  for (const [box] of boxes) box.addEventListener("change", count);
  count();
  return [...boxes.map(([, label]) => label), make("div", { class: "menu-end" }, note, confirm)];
}

// In forms nothing is sent before the form is, so the browser's own controls serve.
export function field(component, names) {
  const [low, high] = bounds(component);
  const offered = entries(component, names);
  if (high > 1) return checks(offered, component, low, high);
  const blank = make("option", { value: "" }, component.placeholder || "Make a selection");
  const options = offered.map((one) => make("option", { value: one.value, selected: one.default === true },
    emojiText(one.emoji) + one.label + (one.description ? ` (${one.description})` : "")));
  const select = make("select", { required: component.required !== false && low > 0 }, blank, options);
  return { root: select, control: select, read: () => (select.value ? [select.value] : []) };
}

export function checks(offered, component, low, high) {
  const boxes = offered.map((one) => make("input", { type: "checkbox", value: one.value, checked: one.default === true }));
  const root = make("div", { class: "checks", role: "group" },
    boxes.map((box, index) => make("label", { class: "option" }, box, make("span", {}, describe(offered[index])))));
  const read = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const judge = () => {
    const number = read().length;
    const fits = (number === 0 && component.required === false) || (number >= low && number <= high);
    boxes[0].setCustomValidity(fits ? "" : `Choose ${low === high ? low : `${low} to ${high}`}.`);
  };
  for (const box of boxes) box.addEventListener("change", judge);
  judge();
  return { root, control: boxes[0], read };
}

