import { readGroupCopy } from './copy-read';
import { toOutline } from './outline-insert';
import { readOutline, type Outline } from './outline-read';

/** Reads what was pasted: a copied group, or an indented text. Undefined if it is empty or far too long. */
export function readPastedOutline(text: string): Outline | undefined {
  const copy = /^\s*[[{]/.test(text) ? readGroupCopy(text, () => '') : undefined;
  return copy?.status === 'ready' ? toOutline(copy.data.tree) : readOutline(text);
}

/** Whether pasting into a text adds lines; a single line is pasted as text. */
export function isMultiline(text: string): boolean {
  return /[\r\n]/.test(text.trim());
}
