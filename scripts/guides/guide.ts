import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A page of the documentation as Markdown. */
export interface MarkdownPage {
  /** Below the documentation's root: `guides/theming.md`. */
  file: string;
  title: string;
  /** Its first sentence. */
  about: string;
  text: string;
}

const block = /^```.*?^```$/gms;

/** A guide without what only Storybook understands. Tables are as they are shown. */
export function readGuide(path: string): MarkdownPage {
  const source = readFileSync(path, 'utf8');
  const raw = new Map(
    [...source.matchAll(/^import (\w+) from '(.+)\?raw';$/gm)].map(([, name = '', from = '']) => [name, from]),
  );
  const codes: string[] = [];
  const text = source
    .replaceAll(block, (code) => `\0${codes.push(code) - 1}\0`)
    .replaceAll(/<Markdown>\{`\n(.*?)`\}<\/Markdown>/gs, (_, table: string) => table.replaceAll('\\`', '`'))
    .replaceAll(/<Markdown>\{(\w+)\}<\/Markdown>/g, (_, name: string) => {
      return readFileSync(join(dirname(path), raw.get(name) ?? ''), 'utf8');
    })
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/^<[A-Z][^>]*\/>\n/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\0(\d+)\0/g, (_, index: string) => codes[Number(index)] ?? '')
    .trim();
  const [, title = ''] = /<Meta title="(?:.*\/)?(.+?)"/.exec(source) ?? [];
  return { file: path.replace(/.*\/(.+)\.mdx$/, 'guides/$1.md'), title, about: firstSentence(text), text: `${text}\n` };
}

function firstSentence(text: string): string {
  const paragraph = text.split('\n\n').find((part) => /^[A-Z`]/.test(part)) ?? '';
  return /^.*?[.:](?=\s|$)/s.exec(paragraph)?.[0].replaceAll(/\s+/g, ' ').replace(/:$/, '.') ?? '';
}
