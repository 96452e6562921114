import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addAnswer,
  addQuestion,
  duplicateNode,
  editNode,
  emptyQuestionHistory,
  endStep,
  findNode,
  moveNode,
  newQuestion,
  nodesOf,
  readTree,
  redoStep,
  rememberStep,
  removeNode,
  setAction,
  undoStep,
  writeTree,
  type QuestionTree,
} from 'chatdeck/model';

function counter(): () => string {
  let count = 0;
  return () => `n${++count}`;
}

type Edit = (tree: QuestionTree, id: string, makeId: () => string) => QuestionTree;

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.constantFrom('new', 'new', 'next', 'form', 'customResponse', 'some-uuid', '').map(
    (action): Edit =>
      (tree, id, makeId) =>
        setAction(tree, id, action, makeId),
  ),
  fc.constant<Edit>((tree, id, makeId) => addAnswer(tree, id, makeId)),
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

const sequences = fc.array(fc.tuple(edits, fc.nat()), { maxLength: 25 });

/** Every tree on the way, the first one included. */
function run(sequence: readonly [Edit, number][]): QuestionTree[] {
  const makeId = counter();
  const trees: QuestionTree[] = [[newQuestion(makeId)]];
  for (const [apply, at] of sequence) {
    const tree = trees.at(-1) ?? [];
    const all = nodesOf(tree);
    trees.push(apply(tree, all[at % Math.max(1, all.length)]?.id ?? '', makeId));
  }
  return trees;
}

describe('whatever is edited', () => {
  it('undo leads back through every tree exactly, and redo forth again', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const trees = run(sequence);
        let history = emptyQuestionHistory;
        for (const tree of trees.slice(0, -1)) history = rememberStep(history, tree);
        let now = trees.at(-1) ?? [];
        for (const before of trees.slice(0, -1).toReversed()) {
          const step = undoStep(history, now);
          expect(step?.tree).toBe(before);
          if (step) [now, history] = [step.tree, step.history];
        }
        expect(undoStep(history, now)).toBeUndefined();
        for (const after of trees.slice(1)) {
          const step = redoStep(history, now);
          expect(step?.tree).toBe(after);
          if (step) [now, history] = [step.tree, step.history];
        }
        expect(redoStep(history, now)).toBeUndefined();
      }),
    );
  });

  it('what is written is what is read, unknown fields and all', () => {
    fc.assert(
      fc.property(sequences, fc.json({ maxDepth: 2 }), (sequence, odd) => {
        const tree = (run(sequence).at(-1) ?? []).map((node) => ({ ...node, odd: JSON.parse(odd) as unknown }));
        expect(readTree(writeTree(tree))).toEqual({ status: 'ready', data: tree });
      }),
    );
  });

  it('nodes that an edit does not touch stay the same objects, and no tree before it changes', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const trees = run(sequence);
        const written = trees.map(writeTree);
        const last = trees.at(-1) ?? [];
        const [first] = nodesOf(last);
        const edited = first ? editNode(last, first.id, { text: 'another' }) : last;
        for (const node of nodesOf(last)) {
          if (node.id !== first?.id) expect(findNode(edited, node.id)).toBe(node);
        }
        expect(trees.map(writeTree)).toEqual(written);
      }),
    );
  });
});

describe('a step', () => {
  const makeId = counter();
  const a: QuestionTree = [newQuestion(makeId)];
  const b: QuestionTree = [newQuestion(makeId)];
  const c: QuestionTree = [newQuestion(makeId)];

  it('holds all edits of one topic, until it is ended', () => {
    const typing = rememberStep(rememberStep(emptyQuestionHistory, a, 'text n1'), b, 'text n1');
    expect(typing.past).toEqual([a]);
    expect(rememberStep(endStep(typing), c, 'text n1').past).toEqual([a, c]);
    expect(rememberStep(typing, c, 'text n2').past).toEqual([a, c]);
  });

  it('ends what could be done again', () => {
    const undone = undoStep(rememberStep(emptyQuestionHistory, a), b);
    expect(undone?.history.future).toEqual([b]);
    expect(rememberStep(undone?.history ?? emptyQuestionHistory, c).future).toEqual([]);
  });
});
