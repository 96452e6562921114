import { readers, type ReaderName } from './readers';
import { serveChats } from './server';

/** Reads so many chats in this process alone and tells how long it took and how much memory it came to. */
const [name = 'loop', count = '1000'] = process.argv.slice(2);
const read = readers[name as ReaderName];
const collect = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

// What the compiler learns, it learns from the first pages.
await read(serveChats(5000).fetch).done;

const server = serveChats(Number(count));
const heapBefore = collect();
const start = process.cpuUsage();
await read(server.fetch).done;
const { user, system } = process.cpuUsage(start);
const ms = (user + system) / 1000;
const keptMb = (collect() - heapBefore) / 2 ** 20;

const canceled = await cancelAt(10);
process.stdout.write(JSON.stringify({ ms, keptMb, ...canceled }));

/** Cancels when so many pages have been asked for: how many more are asked for. */
async function cancelAt(pages: number) {
  const many = serveChats(Number(count));
  const reading = read(async (...request) => {
    if (many.asked() === pages) setImmediate(() => reading.cancel());
    return many.fetch(...request);
  });
  if (name.startsWith('loop')) return {};
  await reading.done;
  const atCancel = many.asked();
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { askedAfter: many.asked() - atCancel };
}
