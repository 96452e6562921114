/** How long another tab may take to answer, in milliseconds. One that the browser has frozen counts as closed. */
const ANSWER = 200;

const heard = new Set<string>();
let channel: BroadcastChannel | undefined;

/** Like `navigator.locks.request`: waits while another tab has the name. Tabs ask each other for their names. */
export async function request(
  name: string,
  { signal }: { signal: AbortSignal },
  work: () => Promise<void>,
): Promise<void> {
  if (typeof BroadcastChannel === 'undefined') return work();
  const own = (channel = new BroadcastChannel('chatdeck:tab'));
  // A question has no text.
  own.onmessage = ({ data }: MessageEvent<string>) => void (data === '' ? own.postMessage(name) : heard.add(data));
  try {
    while ((await ask()).has(name)) signal.throwIfAborted();
    await work();
  } finally {
    own.close();
    if (channel === own) channel = undefined;
  }
}

/** Like `navigator.locks.query`: the names of the other tabs. */
export async function query(): Promise<{ held?: { name?: string }[] }> {
  return { held: Array.from(await ask(), (name) => ({ name })) };
}

async function ask(): Promise<ReadonlySet<string>> {
  heard.clear();
  if (!channel) return heard;
  channel.postMessage('');
  await new Promise((resolve) => setTimeout(resolve, ANSWER));
  return heard;
}
