import { flagOr, textOr } from '../../core/plain-fields';
import { isJsonObject } from '../../core/tolerant';
import type { QuestionNode } from '../../entities/question-group';
import type { QuestionTree } from './tree';

/** Far more than anyone asks a visitor, few enough to walk without running out of stack. */
const MAX_DEPTH = 200;

/** What `treeJson` says; a text that nobody can read is handed back as it is, so that it is not written over. */
export type TreeReading = { status: 'ready'; data: QuestionTree } | { status: 'failed'; text: string };

/** Reads `treeJson`. A node is a question or an answer by its level, and of two with one id the second gets another. */
export function readTree(treeJson: string): TreeReading {
  if (treeJson.trim() === '') return { status: 'ready', data: [] };
  try {
    const tree = toTree(JSON.parse(treeJson));
    return tree ? { status: 'ready', data: tree } : { status: 'failed', text: treeJson };
  } catch {
    return { status: 'failed', text: treeJson };
  }
}

/** The tree that a list of nodes makes; undefined where one of them is malformed. */
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

/** The nodes of one level with all below them; undefined where one is malformed, because a save would lose it. */
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
