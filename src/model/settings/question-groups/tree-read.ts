import type { QuestionNode } from '../../entities/question-group';
import { readQuestionNodes } from './nodes-read';
import type { QuestionTree } from './tree';

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
