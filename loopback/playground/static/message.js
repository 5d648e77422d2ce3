// One message as a person sees it: words, embeds, pictures, components, reactions and what only they are told.

import { button, make, sayHidden } from "./dom.js";
import { emojiText, menu } from "./choose.js";
import { picture } from "./link.js";
import { absolute, blocks, inline } from "./markdown.js";
import { popup } from "./popup.js";

const EPHEMERAL = 64, LOADING = 128, SILENT = 4096, LAYOUT = 32768;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary outside" };
const EMOJI = ["👍", "👎", "✅", "❌", "🎉", "👀", "❤️", "😂"];

export function renderMessage(message, names, deeds) {
  const { author } = message;
  const sent = Date.parse(message.timestamp) / 1000;
  const body = make("div", { class: "body" },
    message.referenced_message && message.type !== 6 ? quoted(message.referenced_message, names) : null,
    make("header", {}, make("b", { class: "author" }, names.user(author.id)), author.bot ? make("span", { class: "badge" }, "app") : null,
      make("time", { datetime: message.timestamp, title: absolute(sent, "F") }, absolute(sent, "t")),
      message.flags & SILENT ? make("span", { class: "faint", title: "Sent without a notification" }, "silent") : null,
      message.edited_timestamp && !(message.flags & LOADING) ? make("span", { class: "faint edited", title: absolute(Date.parse(message.edited_timestamp) / 1000, "F") }, "(edited)") : null,
      message.pinned ? make("span", { class: "faint" }, "pinned") : null),
    content(message, names, deeds), reactions(message, deeds),
    message.flags & EPHEMERAL ? onlyYou(message, deeds) : null);
  const face = make("span", { class: `face hue${Number(BigInt(author.id) % 8n)}`, "aria-hidden": "true" }, names.user(author.id)[0]);
  const classes = ["message", message.flags & EPHEMERAL ? "ephemeral" : "", message.pings_me ? "pinged" : ""].join(" ");
  return make("article", { class: classes, "aria-label": `${names.user(author.id)}, ${absolute(sent, "t")}`, "data-id": message.id }, face, body, menuOf(message, names, deeds));
}

function content(message, names, deeds) {
  if (message.flags & LOADING) return make("p", { class: "thinking", role: "status" }, make("span", { class: "dots", "aria-hidden": "true" }), "thinking…");
  const layout = message.flags & LAYOUT;
  const text = make("div", { class: "text" }, system(message, names) ?? blocks(message.content, names));
  return [
    text.childNodes.length ? text : null,
    message.embeds.map((embed) => renderEmbed(embed, names)),
    layout ? null : attachments(message.attachments.filter((file) => !shownInEmbed(message.embeds, file))),
    message.components.length ? make("div", { class: "components" }, message.components.map((one) => component(one, message, names, deeds))) : null,
  ];
}

// A file that an embed shows is not shown a second time below it.
const shownInEmbed = (embeds, file) => embeds.some((embed) => [embed.image?.url, embed.thumbnail?.url].includes(file.url));

function system(message, names) {
  const who = names.user(message.author.id);
  const added = message.mentions.map((one) => names.user(one.id)).join(", ");
  const told = { 1: `added ${added} to the thread`, 6: "pinned a message", 18: `started a thread: ${message.content}` }[message.type];
  return told ? [make("p", { class: "faint" }, `${who} ${told}`)] : null;
}

function quoted(message, names) {
  return make("p", { class: "quoted" }, "↪ ", make("b", {}, names.user(message.author.id)), " ",
    inline((message.content || "a message").split("\n")[0].slice(0, 120), names));
}

function onlyYou(message, deeds) {
  return make("p", { class: "faint only" }, "Only you can see this · ", button("Dismiss", () => deeds.dismiss(message), { class: "link" }));
}

export function renderEmbed(embed, names) {
  const box = make("article", { class: "embed" },
    embed.author ? make("p", { class: "embed-author" }, embed.author.name) : null,
    embed.title ? make("h3", { class: "embed-title" }, inline(embed.title, names)) : null,
    embed.description ? make("div", { class: "text" }, blocks(embed.description, names)) : null,
    embed.fields?.length ? make("dl", { class: "embed-fields" }, embed.fields.map((one) => make("div", { class: one.inline ? "inline" : "" },
      make("dt", {}, inline(one.name, names)), make("dd", {}, blocks(one.value, names))))) : null,
    embed.image ? image(embed.image, embed.title || "picture") : null,
    embed.thumbnail ? make("div", { class: "embed-thumbnail" }, image(embed.thumbnail, "thumbnail")) : null,
    embed.footer || embed.timestamp ? make("p", { class: "faint" },
      [embed.footer?.text, embed.timestamp ? absolute(Date.parse(embed.timestamp) / 1000, "f") : null].filter(Boolean).join(" · ")) : null);
  accent(box, embed.color);
  return box;
}

function accent(box, color) {
  if (color !== undefined && color !== null) box.style.borderLeftColor = `#${color.toString(16).padStart(6, "0")}`;
}

function image(media, alt, spoiler = false) {
  const source = picture(media.url);
  if (!source) return make("p", { class: "faint" }, "A picture from elsewhere, not loaded here: ", make("a", { href: media.url, target: "_blank", rel: "noopener noreferrer" }, media.url));
  const shown = make("img", { src: source, alt, loading: "lazy", width: media.width || null, height: media.height || null });
  const link = make("a", { class: "picture", href: source, target: "_blank" }, shown);
  return spoiler ? hidden(link) : link;
}

function hidden(inner) {
  const box = make("div", { class: "curtain" }, button("Show spoiler", () => box.replaceWith(inner), { class: "secondary" }));
  return box;
}

function attachments(files) {
  return files.map((file) => {
    const spoiler = file.filename.startsWith("SPOILER_");
    if (file.content_type?.startsWith("image/")) return image(file, file.description || file.filename, spoiler);
    return fileLink(file.url, file.filename, file.size);
  });
}

function fileLink(url, name, size) {
  const words = size ? `${name} (${size < 2048 ? `${size} bytes` : `${Math.round(size / 1024)} KB`})` : name;
  return make("p", { class: "file" }, "📄 ", make("a", { href: picture(url) ?? url, download: name }, words));
}

const DRAW = {
  1: (one, ...rest) => make("div", { class: "row" }, one.components.map((inner) => component(inner, ...rest))),
  2: press,
  9: (one, ...rest) => make("div", { class: "section" }, make("div", {}, one.components.map((inner) => component(inner, ...rest))), component(one.accessory, ...rest)),
  10: (one, message, names) => make("div", { class: "text" }, blocks(one.content, names)),
  11: (one) => make("div", { class: "thumbnail" }, image(one.media, one.description || "thumbnail", one.spoiler)),
  12: (one) => make("div", { class: `gallery of${Math.min(one.items.length, 3)}` }, one.items.map((item) => image(item.media, item.description || "picture", item.spoiler))),
  13: (one) => {
    const name = one.name || one.file.url.split("/").at(-1).split("?")[0];
    return one.spoiler ? hidden(fileLink(one.file.url, name, one.size)) : fileLink(one.file.url, name, one.size);
  },
  14: (one) => make(one.divider === false ? "div" : "hr", { class: one.spacing === 2 ? "gap large" : "gap" }),
  17: (one, ...rest) => {
    const box = make("section", { class: "container" }, one.components.map((inner) => component(inner, ...rest)));
    accent(box, one.accent_color);
    return one.spoiler ? hidden(box) : box;
  },
};

function component(one, message, names, deeds) {
  if ([3, 5, 6, 7, 8].includes(one.type)) return menu(one, names, (values) => deeds.select(message, one.custom_id, values));
  return DRAW[one.type]?.(one, message, names, deeds) ?? make("p", { class: "faint" }, `(component ${one.type})`);
}

function press(one, message, names, deeds) {
  const words = `${emojiText(one.emoji)}${one.label ?? ""}`;
  if (one.style === 5) return make("a", { class: "button secondary", href: one.url, target: "_blank", rel: "noopener noreferrer" }, `${words} ↗`);
  const element = button(words, async () => {
    element.classList.add("waiting");
    element.setAttribute("aria-busy", "true");
    await deeds.click(message, one.custom_id);
    element.classList.remove("waiting");
    element.removeAttribute("aria-busy");
  }, { class: STYLES[one.style] ?? "secondary", disabled: one.disabled === true, "data-custom-id": one.custom_id });
  return element;
}

function reactions(message, deeds) {
  if (!message.reactions?.length) return null;
  return make("div", { class: "reactions" }, message.reactions.map((one) => button(`${emojiText(one.emoji)}${one.count}`,
    () => deeds.react(message, one.emoji.name, !one.me), { class: one.me ? "reaction mine" : "reaction", "aria-pressed": String(one.me), title: one.who.join(", ") })));
}

function menuOf(message, names, deeds) {
  if (message.flags & (EPHEMERAL | LOADING)) return null;
  const entry = (words, act, close) => button(words, () => { close(); act(); }, { class: "option" });
  const fill = (close) => [
    make("div", { class: "emoji-row" }, EMOJI.map((emoji) => button(emoji, () => { close(true); deeds.react(message, emoji, true); }, { class: "quiet", "aria-label": `React with ${emoji}` }))),
    ...deeds.contextCommands().map((one) => entry(one.type === 3 ? one.name : `${one.name} (${names.user(message.author.id)})`,
      () => deeds.context(one.name, one.type === 3 ? { message } : { user: message.author.id }), close)),
    entry("Start a thread", () => deeds.openThread(message), close)];
  return popup("⋯", fill, { class: "quiet more", "aria-label": "More: react, commands" });
}
