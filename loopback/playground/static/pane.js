// One person's view: where they can go, what is said there, and what they can do.

import { Composer } from "./composer.js";
import { button, fresh, make, sayHidden } from "./dom.js";
import { openForm } from "./form.js";
import { act, state } from "./link.js";
import { refreshMoments } from "./markdown.js";
import { renderMessage } from "./message.js";
import { popup } from "./popup.js";

const order = (a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1);

export class Pane {
  constructor(person, onDeed) {
    this.person = person;
    this.onDeed = onDeed;
    this.messages = new Map();
    this.here = null;
    this.build();
  }

  build() {
    const heading = make("h2", { id: fresh("pane") }, make("span", { class: "sr" }, "Acting as "), this.person.display);
    this.nav = make("nav", { class: "places", "aria-label": `Places of ${this.person.display}` });
    this.toggle = button("☰", () => this.setOpen(!this.root.classList.contains("open")), { class: "quiet places-toggle", "aria-label": "Places", "aria-expanded": "false" });
    this.title = make("span", { class: "place-title" });
    this.shut = make("span", { class: "badge shut", hidden: true }, "messages closed");
    this.log = make("div", { class: "messages", role: "log", "aria-live": "polite", tabindex: "0" });
    this.log.addEventListener("load", () => this.nearEnd() && this.toEnd(), true); // each picture that comes makes it longer
    this.notice = make("p", { class: "notice", role: "status", hidden: true });
    this.composer = new Composer(this.names(), this.deeds());
    const own = popup("⋯", (close) => this.settings(close), { class: "quiet", "aria-label": `Settings of ${this.person.display}` });
    this.root = make("section", { class: "pane loading", "aria-labelledby": heading.id, "data-person": this.person.name },
      make("header", { class: "pane-top" }, this.toggle, heading, this.title, this.shut, own),
      this.nav,
      make("div", { class: "talk" }, this.log, this.notice, this.composer.root));
    this.root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.root.classList.contains("open")) return;
      this.setOpen(false);
      this.toggle.focus();
    });
  }

  // What somebody sets on the side of Discord.
  settings(close) {
    const closed = this.state.me.closed;
    const entry = (words, note, act) => make("button", { type: "button", class: "option", onclick: () => { close(true); act(); } },
      make("span", { class: "option-label" }, words), make("span", { class: "option-description" }, note));
    return [
      closed ? entry("Take direct messages again", "Messages of the bot arrive again", () => this.closeMessages(false))
        : entry("Close direct messages", "As in a server's privacy settings: the bot cannot write here any more", () => this.closeMessages(true)),
      entry("Restart the client", "Notes only this person can see disappear", () => this.do("restart_client")),
    ];
  }

  async closeMessages(closed) {
    const answer = await this.do("close_dms", { closed });
    if (answer.closed !== undefined) this.markClosed(answer.closed);
  }

  markClosed(closed) {
    this.state.me.closed = closed;
    this.shut.hidden = !closed;
    this.drawPlaces();
  }

  setOpen(open) {
    this.root.classList.toggle("open", open);
    this.toggle.setAttribute("aria-expanded", String(open));
    if (open) this.nav.querySelector("button")?.focus();
  }

  // Called once the server passes on what happens: nothing can fall between what is read here and the first news.
  async load() {
    const missed = this.missed = [];
    const read = await state(this.person.name);
    if (missed !== this.missed) return; // read again meanwhile
    this.missed = null;
    this.state = read;
    this.skew = this.state.now - Date.now() / 1000;
    this.messages = new Map(Object.entries(this.state.messages));
    this.markClosed(this.state.me.closed);
    const first = this.state.places.find((one) => one.id === this.here) ?? this.state.places.find((one) => one.type === 0);
    this.open((first ?? this.state.places[0])?.id);
    this.root.classList.remove("loading");
    for (const news of missed) this.change(news);
  }

  names() {
    const find = (list, id) => list?.find((one) => one.id === id);
    return {
      user: (id) => find(this.state.people, id)?.display ?? "someone",
      role: (id) => find(this.state.roles, id)?.name ?? "role",
      place: (id) => find(this.state.places, id)?.name,
      mine: (id) => id === this.state.me.id,
      open: (id) => this.open(id),
      now: () => Date.now() / 1000 + this.skew,
      people: () => this.state.people,
      roles: () => this.state.roles,
      places: () => this.state.places,
      commands: () => this.commands(),
    };
  }

  deeds() {
    const at = (message) => ({ channel: message.channel_id, message: message.id });
    return {
      say: (text, files) => this.do("say", { channel: this.here, text, files }),
      slash: (path, options) => this.do("slash", { channel: this.here, path, options }),
      autocomplete: (path, focused, options) => this.do("autocomplete", { channel: this.here, path, focused, options }),
      click: (message, custom_id) => this.do("click", { ...at(message), custom_id }),
      select: (message, custom_id, values) => this.do("select", { ...at(message), custom_id, values }),
      react: (message, emoji, on) => this.do("react", { ...at(message), emoji, on }),
      context: (name, target) => this.do("context", { channel: this.here, name, ...(target.user ? { user: target.user } : at(target.message)) }),
      dismiss: (message) => this.do("dismiss", at(message)),
      openThread: (message) => this.do("open_thread", { ...at(message), name: (message.content || "thread").slice(0, 40) }),
      contextCommands: () => this.commands().filter((one) => one.type === 2 || one.type === 3),
    };
  }

  commands() {
    const place = this.state.places.find((one) => one.id === this.here);
    return place?.type === 1 ? this.state.direct : this.state.commands;
  }

  async do(deed, about = {}) {
    const answer = await act(this.person.name, deed, about);
    this.say(answer.problem ?? "");
    if (answer.modal) {
      openForm(answer.modal, this.names(), (fields) => this.do("submit_modal", { modal: answer.modal.key, fields }));
    }
    this.onDeed();
    return answer;
  }

  say(text) {
    this.notice.textContent = text;
    this.notice.hidden = !text;
  }

  open(id) {
    if (!id) return;
    this.here = id;
    this.setOpen(false);
    const place = this.state.places.find((one) => one.id === id);
    this.title.textContent = place ? label(place) : "";
    this.log.setAttribute("aria-label", `Messages in ${this.title.textContent}`);
    this.log.replaceChildren(...this.held(id).sort(order).map((one) => this.draw(one)));
    this.composer.setPlace(place);
    this.toEnd();
    this.drawPlaces();
    this.read();
  }

  // A place that may have come into being a moment ago: it is opened once it is known.
  goTo(id) {
    if (this.state?.places.some((one) => one.id === id)) this.open(id);
    else this.bound = id;
  }

  held(id) {
    if (!this.messages.has(id)) this.messages.set(id, []);
    return this.messages.get(id);
  }

  draw(message) {
    return renderMessage(message, this.names(), this.deeds());
  }

  toEnd() {
    this.log.scrollTop = this.log.scrollHeight;
  }

  nearEnd() {
    return this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < 400;
  }

  read() {
    const place = this.state.places.find((one) => one.id === this.here);
    if (place && (place.unread || place.pings)) act(this.person.name, "read", { channel: this.here });
  }

  change(news) {
    this.missed?.push(news);
    if (this.missed || !this.state) return;
    if (news.people) this.state.people = news.people;
    if (news.as !== this.person.name) return;
    if (news.commands) Object.assign(this.state, { commands: news.commands, direct: news.direct });
    if (news.places) this.placesChanged(news.places);
    if (news.message) this.take(news.message);
    if (news.gone) this.drop(news.gone);
  }

  placesChanged(places) {
    this.state.places = places;
    if (this.bound && places.some((one) => one.id === this.bound)) { this.here = this.bound; this.bound = null; this.open(this.here); }
    const place = places.find((one) => one.id === this.here);
    if (!place) this.open(places[0]?.id);
    else {
      this.composer.setPlace(place);
      this.drawPlaces();
      this.read();
    }
  }

  take(message) {
    const held = this.held(message.channel_id);
    const index = held.findIndex((one) => one.id === message.id);
    if (index < 0) held.push(message);
    else held[index] = message;
    if (message.channel_id !== this.here) return;
    const stay = this.nearEnd();
    const drawn = this.draw(message);
    const old = this.log.querySelector(`[data-id="${message.id}"]`);
    if (old) swap(old, drawn);
    else this.log.append(drawn);
    if (stay) this.toEnd();
  }

  drop({ channel, id }) {
    this.messages.set(channel, this.held(channel).filter((one) => one.id !== id));
    if (channel === this.here) this.log.querySelector(`[data-id="${id}"]`)?.remove();
  }

  drawPlaces() {
    const group = (title, places) => (places.length ? [make("h3", {}, title), make("ul", {}, places.map((one) => make("li", {}, this.place(one))))] : []);
    const all = this.state.places;
    const rooms = all.filter((one) => !one.thread && one.type !== 1 && one.type !== 4).flatMap((one) => [one, ...all.filter((inner) => inner.thread && inner.parent === one.id && !inner.archived)]);
    this.nav.replaceChildren(
      ...group(this.state.guild ?? "Channels", rooms),
      ...group(this.state.me.closed ? "Direct messages (closed)" : "Direct messages", all.filter((one) => one.type === 1)),
      ...group("Archived threads", all.filter((one) => one.thread && one.archived)));
  }

  place(one) {
    const here = one.id === this.here;
    const about = { class: `place${one.thread ? " thread" : ""}${here ? " here" : ""}${one.unread ? " unread" : ""}`, "aria-current": here ? "page" : null };
    const note = one.pings ? [make("span", { class: "pings" }, String(one.pings)), sayHidden(one.pings === 1 ? " mention" : " mentions")] : one.unread ? [sayHidden(" unread")] : [];
    const element = button(label(one), () => this.open(one.id), { ...about, "data-place": one.id });
    element.append(...note);
    return element;
  }

  tick() {
    if (this.state) refreshMoments(this.root, this.names().now());
  }
}

function label(place) {
  if (place.type === 1) return place.name;
  return `${place.thread ? (place.private ? "🔒 " : "↳ ") : "# "}${place.name}`;
}

// A redrawn message keeps the focus where it was, so that keyboards do not lose their place, and what is open stays so.
function swap(old, drawn) {
  const focus = old.contains(document.activeElement) ? document.activeElement.dataset.customId ?? "" : null;
  const open = old.querySelector(".menu-list:not([hidden])");
  const ticked = open && [...open.querySelectorAll("input:checked")].map((one) => one.value);
  old.replaceWith(drawn);
  const opener = open && find(drawn, open.previousElementSibling.dataset.customId);
  if (opener) reopen(opener, ticked);
  else if (focus !== null) {
    const again = focus ? find(drawn, focus) : null;
    if (again) again.focus();
    else { drawn.tabIndex = -1; drawn.focus({ preventScroll: true }); }
  }
}

const find = (root, customId) => root.querySelector(`[data-custom-id="${CSS.escape(customId)}"]:not(:disabled)`);

function reopen(opener, ticked) {
  opener.click();
  for (const box of opener.nextElementSibling.querySelectorAll("input")) {
    if (box.checked !== ticked.includes(box.value) && !box.disabled) box.click();
  }
}
