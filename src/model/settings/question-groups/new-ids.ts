import type { QuestionNode } from '../../entities/question-group';
import type { QuestionTree } from './tree';

/** The same nodes under ids of their own. */
export function withNewIds(nodes: QuestionTree, makeId: () => string): QuestionNode[] {
  return nodes.map((node) => ({ ...node, id: makeId(), children: withNewIds(node.children, makeId) }));
}
