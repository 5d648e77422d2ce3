// Where a person writes: words, files, and commands with completion, options and suggestions.

import { button, fresh, make } from "./dom.js";
import { readFiles } from "./form.js";

const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10, ATTACHMENT = 11;

// Every command a person can type, subcommands spelled out.
export function typed(commands) {
  const leaves = (node, path) => {
    const inner = (node.options ?? []).filter((one) => one.type <= 2);
    if (inner.length) return inner.flatMap((one) => leaves(one, `${path} ${one.name}`));
    return [{ path, description: node.description, options: (node.options ?? []).filter((one) => one.type > 2) }];
  };
  return commands.filter((one) => one.type === 1).flatMap((one) => leaves(one, one.name)).sort((a, b) => a.path.localeCompare(b.path));
}

export class Composer {
  constructor(names, deeds) {
    this.names = names;
    this.deeds = deeds;
    this.root = make("div", { class: "composer" });
    this.active = 0;
    this.writeMode();
  }

  setPlace(place) {
    this.place = place;
    this.box.disabled = !place?.writable;
    const label = !place ? "" : place.writable ? `Message ${place.type === 1 ? place.name : `#${place.name}`}, or / for commands` : "You cannot write here";
    this.box.placeholder = label;
    this.box.setAttribute("aria-label", label || "Message");
  }

  writeMode() {
    const listId = fresh("commands");
    this.list = make("div", { class: "completion", id: listId, role: "listbox", "aria-label": "Commands", tabindex: "0", hidden: true });
    this.count = make("span", { class: "sr", role: "status" });
    this.box = make("textarea", { rows: 1, "aria-autocomplete": "list", "aria-haspopup": "listbox", "aria-controls": listId, maxLength: 2000 });
    this.box.addEventListener("input", () => { this.active = 0; this.complete(); });
    this.box.addEventListener("keydown", (event) => this.key(event));
    const files = make("input", { type: "file", multiple: true, class: "sr", tabindex: "-1", "aria-hidden": "true" });
    const attach = button("+", () => files.click(), { class: "quiet", "aria-label": "Attach files" });
    files.addEventListener("change", async () => {
      if (files.files.length) await this.deeds.say(this.box.value, await readFiles(files.files));
      this.box.value = "";
      files.value = "";
    });
    const send = button("Send", () => this.send(), { class: "primary" });
    this.root.replaceChildren(this.list, make("div", { class: "write" }, attach, files, this.box, this.count, send));
    if (this.place !== undefined) this.setPlace(this.place);
  }

  matches() {
    const text = this.box.value;
    if (!text.startsWith("/") || text.includes("\n")) return [];
    const wanted = text.slice(1).trim().toLowerCase();
    const rank = (one) => (one.path.startsWith(wanted) ? 0 : one.path.includes(wanted) ? 1 : 2);
    return typed(this.names.commands()).filter((one) => rank(one) < 2).sort((a, b) => rank(a) - rank(b)).slice(0, 12);
  }

  complete() {
    const found = this.matches();
    this.list.hidden = !found.length;
    this.count.textContent = found.length ? `${found.length} commands` : "";
    this.list.replaceChildren(...found.map((one, index) => {
      const entry = make("div", { role: "option", id: `${this.list.id}-${index}`, class: "command", "aria-selected": String(index === this.active) },
        make("b", {}, `/${one.path}`), make("span", {}, one.description));
      entry.addEventListener("mousedown", (event) => { event.preventDefault(); this.choose(one); });
      return entry;
    }));
    if (found.length) this.box.setAttribute("aria-activedescendant", `${this.list.id}-${this.active}`);
    else this.box.removeAttribute("aria-activedescendant");
    this.list.children[this.active]?.scrollIntoView({ block: "nearest" });
  }

  key(event) {
    const found = this.list.hidden ? [] : this.matches();
    if (found.length && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      this.active = (this.active + (event.key === "ArrowDown" ? 1 : found.length - 1)) % found.length;
      this.complete();
    } else if (found.length && (event.key === "Enter" || event.key === "Tab")) {
      event.preventDefault();
      this.choose(found[this.active]);
    } else if (event.key === "Escape") {
      this.list.hidden = true;
      this.count.textContent = "";
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    }
  }

  async send() {
    const text = this.box.value.trim();
    if (!text) return;
    const command = text.startsWith("/") && this.matches()[this.active];
    if (command) { this.choose(command); return; }
    this.box.value = "";
    await this.deeds.say(text, []);
  }

  choose(command) {
    this.box.value = "";
    this.list.hidden = true;
    if (command.options.length) this.optionMode(command);
    else this.deeds.slash(command.path, {});
  }

  optionMode(command) {
    const fields = command.options.map((option) => new OptionField(option, command, this));
    this.fields = fields;
    const form = make("form", { class: "options", "aria-label": `Options of /${command.path}` },
      make("header", {}, make("b", {}, `/${command.path}`), make("span", { class: "faint" }, command.description)),
      fields.map((one) => one.root),
      make("div", { class: "form-end" }, button("Cancel", () => this.leave(), { class: "secondary" }), make("button", { type: "submit", class: "primary" }, "Run")));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const options = await this.values();
      this.leave();
      await this.deeds.slash(command.path, options);
    });
    form.addEventListener("keydown", (event) => { if (event.key === "Escape") this.leave(); });
    this.root.replaceChildren(form);
    form.querySelector("input, select")?.focus();
  }

  async values() {
    const out = {};
    for (const one of this.fields) {
      const value = await one.read();
      if (value !== null && value !== "") out[one.option.name] = value;
    }
    return out;
  }

  leave() {
    this.writeMode();
    this.box.focus();
  }
}

class OptionField {
  constructor(option, command, composer) {
    this.option = option;
    this.command = command;
    this.composer = composer;
    this.value = null;
    const id = fresh("option");
    this.control = this.build();
    this.control.id = id;
    this.control.required = option.required === true;
    this.control.dataset.option = option.name;
    this.suggestions = make("div", { class: "suggestions", hidden: true, role: "group", "aria-label": "Suggestions" });
    this.root = make("div", { class: "field" },
      make("label", { for: id, class: "caption" }, option.name, option.required ? make("span", { class: "needed", "aria-hidden": "true" }, " *") : null),
      make("p", { class: "hint" }, option.description), this.control, this.suggestions);
  }

  build() {
    const { option } = this;
    const { names } = this.composer;
    const offers = {
      [BOOLEAN]: () => [["true", "Yes"], ["false", "No"]],
      [USER]: () => names.people().map((one) => [one.id, one.display]),
      [ROLE]: () => names.roles().map((one) => [one.id, `@${one.name}`]),
      [CHANNEL]: () => names.places().filter((one) => one.type !== 1 && (!option.channel_types?.length || option.channel_types.includes(one.type))).map((one) => [one.id, `#${one.name}`]),
      [MENTIONABLE]: () => [...names.people().map((one) => [one.id, one.display]), ...names.roles().map((one) => [one.id, `@${one.name}`])],
    }[option.type];
    const choices = option.choices?.length ? option.choices.map((one) => [String(one.value), one.name]) : offers?.();
    if (choices) return make("select", {}, make("option", { value: "" }, "—"), choices.map(([value, text]) => make("option", { value }, text)));
    if (option.type === ATTACHMENT) return make("input", { type: "file" });
    if (option.autocomplete) return this.suggesting();
    if (option.type === INTEGER || option.type === NUMBER) {
      return make("input", { type: "number", step: option.type === INTEGER ? "1" : "any", min: bound(option.min_value), max: bound(option.max_value) });
    }
    const box = make("input", { type: "text" });
    if (option.min_length) box.minLength = option.min_length;
    if (option.max_length) box.maxLength = option.max_length;
    return box;
  }

  suggesting() {
    const box = make("input", { type: "text", autocomplete: "off" });
    let turn = 0;
    const ask = async () => {
      const mine = ++turn;
      this.value = null;
      const options = await this.composer.values();
      const answer = await this.composer.deeds.autocomplete(this.command.path, this.option.name, { ...options, [this.option.name]: box.value });
      if (mine === turn) this.suggest(answer.choices ?? []);
    };
    let timer = 0;
    box.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(ask, 120); });
    box.addEventListener("focus", ask, { once: true });
    return box;
  }

  suggest(choices) {
    this.suggestions.hidden = !choices.length;
    this.suggestions.replaceChildren(...choices.map((one) => button(one.name, () => {
      this.control.value = one.name;
      this.value = one.value;
      this.suggestions.hidden = true;
      this.control.focus();
    }, { class: "option" })));
  }

  async read() {
    if (this.option.type === ATTACHMENT) return (await readFiles(this.control.files))[0] ?? null;
    const raw = this.value ?? this.control.value;
    if (raw === "") return null;
    if (this.option.type === BOOLEAN) return raw === "true";
    const number = this.option.type === INTEGER || this.option.type === NUMBER;
    return number && String(raw).trim() !== "" && !Number.isNaN(Number(raw)) ? Number(raw) : raw;
  }
}

const bound = (value) => (value === undefined || value === null ? null : String(value));
