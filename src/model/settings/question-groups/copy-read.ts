import { checkTreeSize } from './checks';
import type { QuestionGroupCopy } from './copy';
import { maxPromptLength, withNewIds, type QuestionTree } from './tree';
import { readTree, toTree } from './tree-read';
import { isJsonObject, type JsonObject } from '../../core/tolerant';

/** Far more than any group has, but far less than would freeze the page during parsing. */
const MAX_CHARACTERS = 2_000_000;

/** Why pasted text is not a valid group. */
export type GroupCopyFault = 'notJson' | 'notAGroup' | 'tooLarge';

export type GroupCopyReading =
  { status: 'ready'; data: QuestionGroupCopy } | { status: 'failed'; fault: GroupCopyFault };

/**
 * Reads pasted text: our own copy of a group, a group as the server sends it, or only its questions. All nodes get new
 * IDs.
 */
export function readGroupCopy(text: string, makeId: () => string): GroupCopyReading {
  if (text.length > MAX_CHARACTERS) return { status: 'failed', fault: 'tooLarge' };
  const value = parse(text);
  if (value === undefined) return { status: 'failed', fault: 'notJson' };
  const group = isJsonObject(value) ? value : { tree: value };
  const tree = treeOf(group);
  if (!tree || tree.length === 0) return { status: 'failed', fault: 'notAGroup' };
  if (checkTreeSize(tree)) return { status: 'failed', fault: 'tooLarge' };
  const { label, shortcut, prompt } = group;
  const data = {
    label: textOf(label, 255),
    shortcut: textOf(shortcut, 255),
    prompt: textOf(prompt, maxPromptLength),
    tree: withNewIds(tree, makeId),
  };
  return { status: 'ready', data };
}

function treeOf({ tree, treeJson }: JsonObject): QuestionTree | undefined {
  const read = toTree(tree);
  if (read || typeof treeJson !== 'string') return read;
  const reading = readTree(treeJson);
  return reading.status === 'ready' ? reading.data : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(value: unknown, maxLength: number): string {
  return typeof value === 'string' ? value.slice(0, maxLength) : '';
}
