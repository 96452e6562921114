import type { QuestionTree } from 'chatdeck/model';
import { newQuestion, nodesOf } from 'chatdeck/model/settings/question-groups/tree';
import {
  addAnswer,
  addQuestion,
  duplicateNode,
  editNode,
  moveNode,
  removeNode,
  setAction,
} from 'chatdeck/model/settings/question-groups/tree-edits';
import fc from 'fast-check';

export function counter(prefix = 'n'): () => string {
  let count = 0;
  return () => `${prefix}${++count}`;
}

type Edit = (tree: QuestionTree, id: string, makeId: () => string) => QuestionTree;

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.constantFrom('new', 'new', 'next', 'form', 'customResponse', 'some-uuid', '').map(
    (action): Edit =>
      (tree, id, makeId) =>
        setAction(tree, id, action, makeId),
  ),
  fc.constant<Edit>((tree, id, makeId) => addAnswer(tree, id, makeId)),
  fc.constant<Edit>((tree, id, makeId) => addAnswer(tree, tree[0]?.id ?? '', makeId, id)),
  fc.constant<Edit>((tree, id, makeId) => addQuestion(tree, makeId, id)),
  fc.constant<Edit>((tree, id) => removeNode(tree, id)),
  fc.constant<Edit>((tree, id, makeId) => duplicateNode(tree, id, makeId)),
  fc.nat(4).map(
    (to): Edit =>
      (tree, id) =>
        moveNode(tree, id, to),
  ),
  fc.string().map(
    (text): Edit =>
      (tree, id) =>
        editNode(tree, id, { text, customResponseText: text }),
  ),
);

type Sequence = readonly [Edit, number][];

/** Edits one after the other, each of any node. */
export const sequences: fc.Arbitrary<Sequence> = fc.array(fc.tuple(edits, fc.nat()), { maxLength: 30 });

/** Every tree on the way, the first one included: a question with two answers, n1 to n3. */
export function run(sequence: Sequence, first: QuestionTree = [newQuestion(counter())]): QuestionTree[] {
  const makeId = counter('new');
  const trees: QuestionTree[] = [first];
  for (const [apply, at] of sequence) {
    const tree = trees.at(-1) ?? [];
    const all = nodesOf(tree);
    trees.push(apply(tree, all[at % Math.max(1, all.length)]?.id ?? '', makeId));
  }
  return trees;
}
