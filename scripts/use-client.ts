import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Metafile } from 'esbuild';

/** Entries that run on a server as well; they and whatever they share with the others stay unmarked. */
const plainEntry = /^src\/(cli|client|model|service|testing)\//;

for (const format of ['esm', 'cjs']) {
  const metafile = `dist/metafile-${format}.json`;
  const { outputs } = JSON.parse(await readFile(metafile, 'utf8')) as Metafile;
  const entries = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint);
  const isPlain = (file: string) => plainEntry.test(outputs[file]?.entryPoint ?? '');

  const plain = reachable(entries.filter(isPlain), outputs);
  const rendering = reachable(
    entries.filter((file) => !isPlain(file)),
    outputs,
  );
  await Promise.all([...rendering].filter((file) => !plain.has(file)).map(mark));
  await rm(metafile);
}

function reachable(from: string[], outputs: Metafile['outputs']): Set<string> {
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
