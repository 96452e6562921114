import { flagOr, textOr } from '../../core/plain-fields';
import { isJsonObject } from '../../core/tolerant';
import type { QuestionNode } from '../../entities/question-group';
import type { QuestionTree } from './tree';

/** Far more than anyone asks a visitor, but few enough to recurse without a stack overflow. */
const MAX_DEPTH = 200;

/** The parsed `treeJson`. Unreadable text is returned as is, so that it is not overwritten. */
export type TreeReading = { status: 'ready'; data: QuestionTree } | { status: 'failed'; text: string };

/**
 * Reads `treeJson`. A node's level makes it a question or an answer. If two nodes share an ID, the second gets a new
 * one.
 */
export function readTree(treeJson: string): TreeReading {
  if (treeJson.trim() === '') return { status: 'ready', data: [] };
  try {
    const tree = toTree(JSON.parse(treeJson));
    return tree ? { status: 'ready', data: tree } : { status: 'failed', text: treeJson };
  } catch {
    return { status: 'failed', text: treeJson };
  }
}

/** Builds a tree from a list of nodes; undefined if any node is malformed. */
export function toTree(list: unknown): QuestionTree | undefined {
  const nodes = readQuestionNodes(list);
  return nodes && withSoundNodes(nodes, true, new Set());
}

function withSoundNodes(nodes: QuestionTree, isQ: boolean, ids: Set<string>): QuestionNode[] {
  return nodes.map((node) => {
    const id = freeId(node.id, ids);
    ids.add(id);
    return { ...node, id, isQ, children: withSoundNodes(node.children, !isQ, ids) };
  });
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let copy = 2; taken.has(free); copy++) free = `${id}-${copy}`;
  return free;
}

/** The nodes of one level with all their descendants; undefined if any is malformed, because a save would lose it. */
export function readQuestionNodes(list: unknown, depth = 1): QuestionNode[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const nodes = list.map((raw) => readNode(raw, depth));
  return nodes.every((node) => node !== undefined) ? nodes : undefined;
}

function readNode(raw: unknown, depth: number): QuestionNode | undefined {
  if (depth > MAX_DEPTH || !isJsonObject(raw) || typeof raw.id !== 'string') return undefined;
  const children = readQuestionNodes(raw.children ?? [], depth + 1);
  return (
    children && {
      ...raw,
      id: raw.id,
      text: textOr(raw.text, ''),
      isQ: flagOr(raw.isQ, false),
      action: textOr(raw.action, ''),
      customResponseText: textOr(raw.customResponseText, ''),
      children,
      expanded: flagOr(raw.expanded, true),
    }
  );
}
