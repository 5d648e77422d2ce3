// The one way to the server: every call carries the key of this page's address.

const key = new URLSearchParams(location.search).get("key") ?? "";

const address = (path, about = {}) => `${path}?${new URLSearchParams({ ...about, key })}`;

export async function state(person) {
  const answer = await fetch(address("api/state", { as: person }));
  if (!answer.ok) throw new Error(`state: ${answer.status}`);
  return answer.json();
}

export const act = (person, deed, about = {}) => post("api/act", { as: person, act: deed, ...about });

export const pull = (person, lever) => post("api/pull", { as: person, lever });

async function post(path, about) {
  const sent = fetch(address(path), { method: "POST", body: JSON.stringify(about), headers: { "Content-Type": "application/json" } });
  const answer = await sent.catch(() => null);
  if (!answer) return { problem: "The playground is not answering. Try again when it is back." };
  if (!answer.ok) return { problem: `The playground refused (${answer.status}).` };
  return answer.json();
}

// Pictures of messages live on a content host; here they come through the playground itself.
export function picture(url) {
  try {
    const { hostname, pathname } = new URL(url);
    const ours = hostname === "cdn.discordapp.com" || hostname === "media.discordapp.net" || hostname === location.hostname;
    return ours ? address(`cdn${pathname}`) : null;
  } catch {
    return null;
  }
}

export function listen(onChange, onPresence) {
  let watched = [];
  let socket = null;
  const open = () => {
    const url = new URL(address("api/changes"), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    socket = new WebSocket(url);
    socket.onopen = () => { onPresence(true); socket.send(JSON.stringify({ watch: watched })); };
    socket.onmessage = (event) => onChange(JSON.parse(event.data));
    socket.onclose = () => { onPresence(false); setTimeout(open, 1000); };
  };
  open();
  return (people) => {
    watched = people;
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ watch: watched }));
  };
}
