import { readFileSync } from 'node:fs';

/** A block of code in a guide. */
export interface Block {
  /** `stories/docs/theming.mdx:12`. */
  place: string;
  /** Where a reader puts it, as in <code>```tsx file=src/team-page.tsx</code>; absent for a part of a file. */
  file?: string | undefined;
  code: string;
}

/** The TypeScript of a guide. */
export function blocksOf(guide: string): Block[] {
  const text = readFileSync(guide, 'utf8');
  return [...text.matchAll(/^```tsx?(?: file=(\S+))?\n(.*?)^```$/gms)].map(({ index, 1: file, 2: code = '' }) => {
    return { place: `${guide}:${text.slice(0, index).split('\n').length}`, file, code };
  });
}

/** The code that a guide has for a file. */
export function fileOf(guide: string, file: string): string {
  const block = blocksOf(guide).find((each) => each.file === file);
  if (!block) throw new Error(`${guide} has no code for ${file}.`);
  return block.code;
}
