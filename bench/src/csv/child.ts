import { batchesOf } from './rows.ts';
import { writers, type WriterName } from './writers.ts';

/** Writes so many rows in this process alone and tells how long it took and how much memory it came to. */
const [name = 'floor', count = '1000'] = process.argv.slice(2);
const write = await writers[name as WriterName]();
// What the compiler learns of it, it learns from the first thousand.
for (const batch of batchesOf(1000)) write(batch);

const before = process.resourceUsage().maxRSS;
const start = process.cpuUsage();
let bytes = 0;
for (const batch of batchesOf(Number(count))) bytes += Buffer.byteLength(write(batch));
const { user, system } = process.cpuUsage(start);
const ms = (user + system) / 1000;
const peakMb = (process.resourceUsage().maxRSS - before) / 1024;
process.stdout.write(JSON.stringify({ ms, peakMb, bytes }));
