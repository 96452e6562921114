import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Metafile } from 'esbuild';

/** Entries that run on a server as well; they and whatever they share with the others stay unmarked. */
const plainEntry = /^src\/(cli|client|elements|model|service|testing)\//;

const metafile = 'dist/metafile-esm.json';
const { outputs } = JSON.parse(await readFile(metafile, 'utf8')) as Metafile;
const entries = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint);
const isPlain = (file: string) => plainEntry.test(outputs[file]?.entryPoint ?? '');

const plain = reachable(entries.filter(isPlain));
const rendering = reachable(entries.filter((file) => !isPlain(file)));
const marked = [...rendering].filter((file) => !plain.has(file));
await Promise.all(marked.flatMap((file) => [mark(file), mark(file.replace(/js$/, 'cjs'))]));
await rm(metafile);
// They made esbuild write a file for each hook and each report, and nothing imports them.
await Promise.all(['hooks', 'reports'].map((room) => rm(`dist/parts/${room}`, { recursive: true })));

function reachable(from: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !outputs[file]) return;
    seen.add(file);
    for (const { path } of outputs[file].imports) visit(path);
  };
  from.forEach(visit);
  return seen;
}

async function mark(file: string) {
  await writeFile(file, `"use client";\n${await readFile(file, 'utf8')}`);
}
