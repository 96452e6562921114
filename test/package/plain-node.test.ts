import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { entries, specifierOf } from './packed/entries';

const { hosts } = inject('packed');

interface Loaded {
  entry: string;
  error?: string;
  exports?: string[];
  /** Globals of a browser that our own files read. */
  read: string[];
}

/** Loads entries in a thread, which only ends when nothing was left running. */
const loader = (load: string) => `
const { Worker, isMainThread, parentPort, workerData } = require('node:worker_threads');
const watched = ['window', 'document', 'fetch', 'localStorage', 'sessionStorage', 'navigator', 'location', 'XMLHttpRequest'];

if (isMainThread) run(process.argv.slice(2)); else report(workerData);

async function run(entries) {
  const groups = process.env.CHATDECK_TEST_FULL === '1' ? entries.map((entry) => [entry]) : [entries];
  const answers = [];
  for (const group of groups) answers.push(await inThread(group));
  process.stdout.write(JSON.stringify(answers.flat()));
}

function inThread(entries) {
  return new Promise((resolve, reject) => {
    const answers = [];
    const worker = new Worker(__filename, { workerData: entries });
    worker.on('message', (message) => answers.push(message));
    worker.on('error', reject);
    worker.on('exit', () => resolve(answers));
  });
}

async function report(entries) {
  let read = new Set();
  for (const name of watched) {
    const value = globalThis[name];
    Object.defineProperty(globalThis, name, { configurable: true, get() {
      const caller = new Error().stack.split('\\n')[2] ?? '';
      if (/node_modules.chatdeck.dist/.test(caller)) read.add(name);
      return name === 'window' || name === 'document' ? undefined : value;
    } });
  }
  for (const entry of entries) {
    read = new Set();
    try {
      const loaded = await (${load})(entry);
      parentPort.postMessage({ entry, exports: Object.keys(loaded), read: [...read] });
    } catch (error) {
      parentPort.postMessage({ entry, error: String(error && error.stack || error), read: [...read] });
    }
  }
}
`;

const formats = { ESM: '(entry) => import(entry)', CommonJS: 'async (entry) => require(entry)' };

test.each(Object.entries(formats))('every entry loads in plain Node as %s, and only loads', (format, load) => {
  const file = join(hosts['19'], `load-${format}.cjs`);
  writeFileSync(file, loader(load));
  // The full run loads each entry in a separate thread.
  const output = execFileSync(process.execPath, [file, ...entries.map(specifierOf)], { encoding: 'utf8' });
  const loaded = JSON.parse(output) as Loaded[];
  expect(loaded.map(({ entry }) => entry)).toEqual(entries.map(specifierOf));
  for (const { entry, ...rest } of loaded) {
    expect(rest, entry).toEqual({ exports: expect.arrayContaining([expect.any(String)]) as unknown, read: [] });
  }
});
