import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readCalls, type Call } from './calls.ts';
import { readApi, type Api, type ApiHook, type ApiPart } from './parts.ts';

/** What the documentation shows of the types of the package. */
export interface ApiPages extends Pick<Api, 'parts' | 'labelSets'> {
  hooks: (ApiHook & { calls: Call[] })[];
  /** Which screens and tabs are on the page of a story file: names of parts by file. */
  pages: Record<string, string[]>;
  /** The smallest code that shows a screen with a host's own data, by the screen's name. */
  ownData: Record<string, string>;
}

export async function readApiPages(): Promise<ApiPages> {
  const { parts, hooks, labelSets } = readApi();
  const calls = await readCalls();
  return {
    parts,
    labelSets,
    hooks: hooks.map((hook) => ({ ...hook, calls: calls.get(hook.name) ?? [] })),
    pages: pagesOf(parts.filter(({ entry }) => entry !== 'ui' && entry !== 'hooks')),
    ownData: readOwnData(),
  };
}

function readOwnData(): Record<string, string> {
  const files = globSync('stories/own-data/*/*.tsx').sort();
  return Object.fromEntries(
    files.map((file) => {
      const code = readFileSync(file, 'utf8');
      const [, name = ''] = /^import \{ (\w+) \} from 'chatdeck\/(?:screens|settings)\//m.exec(code) ?? [];
      return [name, code];
    }),
  );
}

interface Stories {
  file: string;
  component: string | undefined;
  imported: ReadonlySet<string>;
}

/** A part is on the page of its stories, or next to the others of its entry. */
function pagesOf(parts: ApiPart[]): Record<string, string[]> {
  const files = globSync('stories/{screens,settings}/*.stories.tsx').sort().map(readStories);
  const pages: Record<string, string[]> = {};
  const unplaced: ApiPart[] = [];
  const put = (part: ApiPart, file: string) => (pages[file] ??= []).push(part.name);
  for (const part of parts) {
    const home = homeOf(part, files);
    if (home) put(part, home.file);
    else unplaced.push(part);
  }
  for (const part of unplaced) {
    const sibling = parts.find(({ entry, name }) => entry === part.entry && fileWith(pages, name));
    const file = sibling && fileWith(pages, sibling.name);
    if (file) put(part, file);
  }
  return pages;
}

function homeOf({ name, entry }: ApiPart, files: Stories[]): Stories | undefined {
  const feature = basename(entry);
  const showing = files.filter(({ imported }) => imported.has(name));
  return (
    showing.find(({ component }) => component === name) ??
    showing.find(({ component }) => component !== undefined && name.startsWith(component)) ??
    showing.find(({ file }) => basename(file).startsWith(feature)) ??
    showing[0]
  );
}

function fileWith(pages: Record<string, string[]>, name: string): string | undefined {
  return Object.keys(pages).find((file) => pages[file]?.includes(name));
}

function readStories(path: string): Stories {
  const source = readFileSync(path, 'utf8');
  const names = [...source.matchAll(/import \{([^}]*)\} from 'chatdeck';/g)].flatMap(([, list = '']) =>
    list.split(','),
  );
  return {
    file: path.replaceAll('\\', '/'),
    component: /^ {2}component: (\w+),$/m.exec(source)?.[1],
    imported: new Set(names.map((name) => name.trim().replace(/ as .*/, ''))),
  };
}
