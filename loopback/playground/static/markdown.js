// Chat Markdown to elements: what a chat client shows, no more.

import { button, make } from "./dom.js";

const INLINE = [
  [/^`` ?([\s\S]+?) ?``(?!`)/, (hit) => make("code", {}, hit[1])],
  [/^`([^`]+)`/, (hit) => make("code", {}, hit[1])],
  [/^\\([^\w\s])/, (hit) => hit[1]],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (hit, names) => make("strong", {}, make("em", {}, inline(hit[1], names)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (hit, names) => make("strong", {}, inline(hit[1], names))],
  [/^__([\s\S]+?)__(?!_)/, (hit, names) => make("u", {}, inline(hit[1], names))],
  [/^~~([\s\S]+?)~~/, (hit, names) => make("s", {}, inline(hit[1], names))],
  [/^\|\|([\s\S]+?)\|\|/, (hit, names) => spoiler(inline(hit[1], names))],
  [/^\*(?!\s)([\s\S]*?[^\s*])\*(?!\*)/, (hit, names) => make("em", {}, inline(hit[1], names))],
  [/^_(?!\s)([\s\S]*?[^\s_])_(?!\w)/, (hit, names) => make("em", {}, inline(hit[1], names))],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (hit, names) => outside(hit[2], inline(hit[1], names))],
  [/^<(https?:\/\/[^\s>]+)>/, (hit) => outside(hit[1], [hit[1]])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, (hit) => outside(hit[0], [hit[0]])],
  [/^<t:(-?\d+)(?::([tTdDfFRsS]))?>/, (hit, names) => moment(Number(hit[1]), hit[2] ?? "f", names)],
  [/^<@!?(\d+)>/, (hit, names) => mention(`@${names.user(hit[1])}`, names.mine(hit[1]))],
  [/^<@&(\d+)>/, (hit, names) => mention(`@${names.role(hit[1])}`)],
  [/^<#(\d+)>/, (hit, names) => place(hit[1], names)],
  [/^<\/([^:>]+):\d+>/, (hit) => mention(`/${hit[1]}`)],
  [/^<a?:(\w+):\d+>/, (hit) => make("span", { class: "emoji-name" }, `:${hit[1]}:`)],
  [/^@(everyone|here)\b/, (hit) => mention(hit[0])],
];

export function inline(text, names) {
  const out = [];
  let plain = "";
  const flush = () => { if (plain) out.push(plain); plain = ""; };
  while (text) {
    const inWord = text[0] === "_" && text[1] !== "_" && /[\p{L}\p{N}]$/u.test(plain);
    const found = inWord ? null : match(text);
    if (found) {
      flush();
      out.push(found.make(found.hit, names));
      text = text.slice(found.hit[0].length);
    } else {
      const step = /^.(?:(?!https?:)[\p{L}\p{N} ])*/su.exec(text)[0];
      plain += step;
      text = text.slice(step.length);
    }
  }
  flush();
  return out;
}

function match(text) {
  for (const [pattern, build] of INLINE) {
    const hit = pattern.exec(text);
    if (hit) return { hit, make: build };
  }
  return null;
}

function spoiler(children) {
  const box = make("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler, hidden", "aria-expanded": "false" },
    make("span", { class: "secret" }, children));
  const show = () => {
    box.classList.add("shown");
    box.setAttribute("aria-expanded", "true");
    box.removeAttribute("aria-label");
  };
  box.addEventListener("click", show);
  box.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); show(); } });
  return box;
}

const outside = (href, children) => make("a", { href, target: "_blank", rel: "noopener noreferrer" }, children);
const mention = (text, mine = false) => make("span", { class: mine ? "mention mine" : "mention" }, text);

function place(id, names) {
  const name = names.place(id);
  return name ? button(`#${name}`, () => names.open(id), { class: "mention link" }) : mention("#no access");
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};

export const absolute = (seconds, style) => new Intl.DateTimeFormat("en-GB", STYLES[style]).format(new Date(seconds * 1000));

const SPANS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function relative(seconds, now) {
  const away = Math.round(seconds - now);
  const [unit, size] = SPANS.find(([, size]) => Math.abs(away) >= size) ?? SPANS.at(-1);
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.round(away / size), unit);
}

function moment(seconds, style, names) {
  const text = style === "R" ? relative(seconds, names.now()) : absolute(seconds, style);
  const about = { class: "moment", datetime: new Date(seconds * 1000).toISOString(), title: absolute(seconds, "F") };
  return make("time", style === "R" ? { ...about, "data-relative": String(seconds) } : about, text);
}

export function blocks(text, names) {
  const parts = (text ?? "").split(/```(?:[\w+-]*\n)?([\s\S]*?)```\n?/);
  return parts.flatMap((part, index) =>
    index % 2 ? [make("pre", {}, make("code", {}, part.replace(/\n$/, "")))] : lines(part, names));
}

function lines(text, names) {
  const out = [];
  const rest = text.split("\n");
  while (rest.length) {
    const line = rest.shift();
    const heading = /^(#{1,3}) (.+)/.exec(line);
    const item = /^(\s*)([-*]|\d+\.) (.+)/.exec(line);
    if (line.startsWith(">>> ")) {
      out.push(make("blockquote", {}, lines([line.slice(4), ...rest.splice(0)].join("\n"), names)));
    } else if (line.startsWith("> ")) {
      const quoted = [line.slice(2), ...takeWhile(rest, (next) => next.startsWith("> ")).map((next) => next.slice(2))];
      out.push(make("blockquote", {}, lines(quoted.join("\n"), names)));
    } else if (heading) {
      out.push(make("h3", { class: `size${heading[1].length}` }, inline(heading[2], names))); // its rank is a size: a message may begin with any
    } else if (line.startsWith("-# ")) {
      out.push(make("p", { class: "sub" }, inline(line.slice(3), names)));
    } else if (item) {
      out.push(list(item, takeWhile(rest, (next) => /^\s*([-*]|\d+\.) .+/.test(next)), names));
    } else if (line.trim()) {
      const more = takeWhile(rest, (next) => next.trim() && !/^(>|#{1,3} |-# |\s*([-*]|\d+\.) )/.test(next));
      out.push(make("p", {}, inline([line, ...more].join("\n"), names)));
    }
  }
  return out;
}

function takeWhile(rest, fits) {
  const end = rest.findIndex((line) => !fits(line));
  return rest.splice(0, end < 0 ? rest.length : end);
}

function list(first, more, names) {
  const ordered = /\d/.test(first[2]);
  const entries = [first, ...more.map((line) => /^(\s*)([-*]|\d+\.) (.+)/.exec(line))];
  const items = entries.map((entry) => make("li", { class: entry[1].length > 1 ? "inner" : "", value: ordered && /\d/.test(entry[2]) ? parseInt(entry[2], 10) : null }, inline(entry[3], names)));
  return make(ordered ? "ol" : "ul", ordered ? { start: parseInt(first[2], 10) } : {}, items);
}

export function refreshMoments(root, now) {
  for (const time of root.querySelectorAll("time[data-relative]")) {
    time.textContent = relative(Number(time.dataset.relative), now);
  }
}
