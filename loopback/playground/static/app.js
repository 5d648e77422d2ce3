// Who is shown: one person, or up to four side by side; and the transcript of everything.

import { button, make, sayHidden } from "./dom.js";
import { listen, pull, state } from "./link.js";
import { Pane } from "./pane.js";

const MOST = 4;
const NARROW = 700; // as in the style sheet
const panes = new Map();
const left = new Map();
const holder = document.getElementById("panes");
const people = document.querySelector(".people");
const transcript = document.getElementById("transcript");
const lines = transcript.querySelector("ol");
const toggle = document.getElementById("transcript-toggle");
let everybody = [];

const watch = listen(change, presence);

function show(names) {
  for (const [name, pane] of panes) {
    if (names.includes(name)) continue;
    left.set(name, pane.here);
    pane.root.remove();
    panes.delete(name);
  }
  for (const name of names) {
    if (panes.has(name)) continue;
    const pane = new Pane(everybody.find((one) => one.name === name), () => {});
    pane.here = left.get(name) ?? null;
    panes.set(name, pane);
    holder.append(pane.root);
  }
  holder.dataset.count = String(panes.size);
  watch([...panes.keys()]);
  drawPeople();
  history.replaceState(null, "", `${location.pathname}?${new URLSearchParams({ key: new URLSearchParams(location.search).get("key"), as: names.join(",") })}`);
}

function drawPeople() {
  people.replaceChildren(...everybody.filter((one) => one.acts).map((one) => {
    const shown = panes.has(one.name);
    const count = one.pings ? [make("span", { class: "pings" }, String(one.pings)), sayHidden(" mentions")] : one.unread ? [make("span", { class: "dot", "aria-hidden": "true" }), sayHidden(" unread")] : [];
    const choose = button(one.display, () => show([one.name]), { class: "person", "aria-pressed": String(shown), "data-name": one.name });
    choose.append(...(shown ? [] : count));
    const beside = shown
      ? button("−", () => show([...panes.keys()].filter((name) => name !== one.name)), { class: "quiet beside", "aria-label": `Hide ${one.display}`, disabled: panes.size === 1 })
      : button("+", () => show([...panes.keys(), one.name]), { class: "quiet beside", "aria-label": `Show ${one.display} beside`, disabled: panes.size >= MOST });
    return make("span", { class: "person-box" }, choose, beside);
  }));
}

// What the playground itself can do, seen through the eyes of whoever is shown first.
function drawLevers(levers) {
  const box = document.querySelector(".levers");
  box.hidden = !levers.length;
  box.replaceChildren(...levers.map((one) => {
    const element = button(one.label, () => work(one, element), { class: "secondary small", title: one.hint, "data-lever": one.name });
    return element;
  }));
}

async function work(lever, element) {
  const name = [...panes.keys()][0];
  element.disabled = true;
  element.setAttribute("aria-busy", "true");
  const answer = await pull(name, lever.name);
  element.disabled = false;
  element.removeAttribute("aria-busy");
  element.focus();
  if (Object.keys(answer.shown ?? {}).length) lead(answer.shown);
  panes.values().next().value.say(answer.problem ?? answer.said ?? "");
}

// The first is shown, the next beside him where there is room.
function lead(places) {
  const names = Object.keys(places).slice(0, innerWidth < NARROW ? 1 : MOST);
  for (const name of names) {
    left.set(name, places[name]);
    panes.get(name)?.goTo(places[name]);
  }
  show(names);
}

function change(news) {
  if (news.people) { everybody = news.people; drawPeople(); }
  if (news.log) logged(news.log);
  if (news.watching) for (const name of news.watching) panes.get(name)?.load();
  for (const pane of panes.values()) pane.change(news);
}

function logged(entries) {
  const end = lines.scrollHeight - lines.scrollTop - lines.clientHeight < 200;
  lines.append(...entries.map((entry) => make("li", {}, entry)));
  while (lines.children.length > 500) lines.firstChild.remove();
  if (end) lines.scrollTop = lines.scrollHeight;
}

function presence(here) {
  document.querySelector(".lost").hidden = here;
}

function openTranscript(open) {
  transcript.hidden = !open;
  document.body.classList.toggle("with-transcript", open);
  toggle.setAttribute("aria-expanded", String(open));
  if (open) lines.scrollTop = lines.scrollHeight;
}

toggle.addEventListener("click", () => openTranscript(transcript.hidden));
document.getElementById("transcript-close").addEventListener("click", () => { openTranscript(false); toggle.focus(); });
setInterval(() => { for (const pane of panes.values()) pane.tick(); }, 10_000);

const first = await state("");
everybody = first.people;
drawLevers(first.levers);
const place = new URLSearchParams(location.search).get("at");
const wanted = (new URLSearchParams(location.search).get("as") ?? "").split(",").filter((name) => everybody.some((one) => one.name === name && one.acts));
if (place) for (const name of wanted) left.set(name, place);
show(wanted.length ? wanted.slice(0, MOST) : [everybody.find((one) => one.acts).name]);
