import * as z from 'zod/mini';
import { questionNodeSchema, type QuestionNode } from './question-group';
import type { QuestionTree } from './question-tree';

/** What `treeJson` says; a text that nobody can read is handed back as it is, so that it is not written over. */
export type TreeReading = { status: 'ready'; data: QuestionTree } | { status: 'failed'; text: string };

/** Reads `treeJson`. A node is a question or an answer by its level, and of two with one id the second gets another. */
export function readTree(treeJson: string): TreeReading {
  if (treeJson.trim() === '') return { status: 'ready', data: [] };
  try {
    const nodes = z.array(questionNodeSchema).parse(JSON.parse(treeJson));
    return { status: 'ready', data: withSoundNodes(nodes, true, new Set()) };
  } catch {
    return { status: 'failed', text: treeJson };
  }
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
