import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { isAbsolute } from 'node:path';

interface SourceMap {
  sources: string[];
  sourcesContent?: (string | null)[];
}

/** In CommonJS tsup maps what the bundler itself added to a source that is the built file, by its place on this machine. */
await Promise.all(
  globSync('dist/**/*.map').map(async (file) => {
    const map = JSON.parse(await readFile(file, 'utf8')) as SourceMap;
    const sources = map.sources.map((source) => (isAbsolute(source) ? 'bundler' : source));
    const sourcesContent = sources.map((_, index) => map.sourcesContent?.[index] ?? '');
    await writeFile(file, JSON.stringify({ ...map, sources, sourcesContent }));
  }),
);
