// Modals as dialogs: labels, hints and limits come from the form; the browser refuses what a chat client refuses.

import { button, fresh, make } from "./dom.js";
import { checks, field } from "./choose.js";
import { blocks } from "./markdown.js";

export function openForm(modal, names, send) {
  const fields = [];
  const parts = modal.components.map((row) => part(row, names, fields));
  const problem = make("p", { class: "problem", role: "alert", hidden: true });
  const title = make("h2", { id: fresh("form") }, modal.title);
  const submit = make("button", { type: "submit", class: "primary" }, "Submit");
  const cancel = button("Cancel", () => dialog.close(), { class: "secondary" });
  const body = make("div", { class: "form-body" }, parts);
  const form = make("form", { method: "dialog" }, title, body, problem, make("div", { class: "form-end" }, cancel, submit));
  const dialog = make("dialog", { class: "form", "aria-labelledby": title.id }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.disabled = true;
    const values = {};
    for (const one of fields) values[one.id] = await one.read();
    const answer = await send(values);
    submit.disabled = false;
    if (!answer.problem) return dialog.close();
    problem.textContent = answer.problem;
    problem.hidden = false;
    return null;
  });
  const before = document.activeElement?.dataset.customId;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (document.activeElement === document.body && before) document.querySelector(`[data-custom-id="${CSS.escape(before)}"]`)?.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  body.querySelector("input, select, textarea, button")?.focus(); // not the part that scrolls
  return dialog;
}

function part(row, names, fields) {
  if (row.type === 10) return make("div", { class: "text" }, blocks(row.content, names));
  if (row.type === 1) return row.components.map((inner) => labelled(inner, inner.label, "", names, fields));
  return labelled(row.component, row.label, row.description ?? "", names, fields);
}

function labelled(component, label, hint, names, fields) {
  const made = control(component, names);
  fields.push({ id: component.custom_id, read: made.read });
  const hintId = fresh("hint");
  const id = fresh("field");
  made.control.id = id;
  if (hint) made.control.setAttribute("aria-describedby", hintId);
  made.root.dataset.customId = component.custom_id;
  const needed = component.required !== false && component.type !== 23;
  const words = [label, needed ? make("span", { class: "needed", "aria-hidden": "true" }, " *") : null];
  const group = made.root !== made.control;
  const caption = group ? make("span", { class: "caption", id: `${id}-caption` }, words) : make("label", { class: "caption", for: id }, words);
  if (group) made.root.setAttribute("aria-labelledby", caption.id);
  return make("div", { class: "field" }, caption, hint ? make("p", { class: "hint", id: hintId }, hint) : null, made.root);
}

function control(component, names) {
  switch (component.type) {
    case 4: return typed(component);
    case 19: return upload(component);
    case 21: return radios(component);
    case 22: return checks(component.options, component, component.min_values ?? 1, component.max_values ?? component.options.length);
    case 23: return single(component);
    default: return field(component, names);
  }
}

function typed(component) {
  const about = {
    placeholder: component.placeholder ?? "", required: component.required !== false,
    maxLength: component.max_length ?? 4000, minLength: component.min_length ?? null,
  };
  const box = component.style === 2 ? make("textarea", { ...about, rows: 5 }) : make("input", { ...about, type: "text" });
  box.value = component.value ?? "";
  return { root: box, control: box, read: () => box.value };
}

function radios(component) {
  const name = fresh("radio");
  const all = component.options.map((one) => make("input", {
    type: "radio", name, value: one.value, checked: one.default === true, required: component.required !== false,
  }));
  const root = make("div", { class: "checks", role: "radiogroup" }, all.map((radio, index) => {
    const one = component.options[index];
    return make("label", { class: "option" }, radio, make("span", {}, make("span", { class: "option-label" }, one.label),
      one.description ? make("span", { class: "option-description" }, one.description) : null));
  }));
  return { root, control: all[0], read: () => all.find((radio) => radio.checked)?.value ?? null };
}

function single(component) {
  const box = make("input", { type: "checkbox", checked: component.default === true });
  return { root: box, control: box, read: () => box.checked };
}

function upload(component) {
  const many = (component.max_values ?? 1) > 1;
  const box = make("input", { type: "file", multiple: many, required: component.required !== false });
  return { root: box, control: box, read: () => readFiles(box.files) };
}

export function readFiles(files) {
  const read = (file) => new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, type: file.type, data: reader.result.split(",")[1] ?? "" });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return Promise.all([...files].map(read));
}
