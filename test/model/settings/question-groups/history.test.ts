import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTree, writeTree, type QuestionNode, type QuestionTree } from 'chatdeck/model';
import { checkTreeSize, treeLimits } from 'chatdeck/model/settings/question-groups/checks';
import {
  emptyQuestionHistory,
  endStep,
  firstChange,
  redoStep,
  rememberStep,
  undoStep,
} from 'chatdeck/model/settings/question-groups/history';
import { findNode, newQuestion, nodesOf } from 'chatdeck/model/settings/question-groups/tree';
import { editNode, moveNode, removeNode, setAction } from 'chatdeck/model/settings/question-groups/tree-edits';
import { counter, run, sequences } from './random-edits';

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

  it('what is written is what is read, unknown fields of every node and all', () => {
    const withOdd = (nodes: QuestionTree, odd: unknown): QuestionNode[] =>
      nodes.map((node) => ({ ...node, odd, children: withOdd(node.children, odd) }));
    fc.assert(
      fc.property(sequences, fc.jsonValue({ maxDepth: 2 }), (sequence, odd) => {
        const tree = withOdd(run(sequence).at(-1) ?? [], odd);
        expect(readTree(writeTree(tree))).toEqual({
          status: 'ready',
          data: JSON.parse(JSON.stringify(tree)) as unknown,
        });
      }),
    );
  });

  it('a node keeps unknown fields for as long as it exists', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const { children, ...question } = newQuestion(counter());
        const marked = [{ ...question, odd: 'n1', children: children.map((child) => ({ ...child, odd: child.id })) }];
        for (const node of nodesOf(run(sequence, marked).at(-1) ?? [])) {
          if (!node.id.startsWith('new')) expect(node).toHaveProperty('odd', node.id);
        }
      }),
    );
  });

  it('its size is that of its text, and a letter too many is one too many', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const tree = run(sequence).at(-1) ?? [];
        const [first] = tree;
        if (!first) return;
        const folded = nodesOf(tree).length;
        const room = treeLimits.characters - writeTree(tree).length - folded;
        const filled = (letters: number) => editNode(tree, first.id, { text: first.text + 'x'.repeat(letters) });
        expect(checkTreeSize(filled(room))).toBeUndefined();
        expect(checkTreeSize(filled(room + 1))).toBe('tooLarge');
      }),
      { numRuns: 20 },
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

describe('the first change', () => {
  const makeId = counter();
  const before: QuestionTree = [newQuestion(makeId), newQuestion(makeId)];

  it.each([
    ['another text', editNode(before, 'n5', { text: 'Yes' }), 'n5'],
    ['a question below an answer', setAction(before, 'n2', 'new', makeId), 'n2'],
    ['another order', moveNode(before, 'n2', 1), 'n3'],
    ['nothing but a line that is gone', removeNode(before, 'n3'), undefined],
    ['nothing', before, undefined],
  ])('is %s', (_, after, id) => {
    expect(firstChange(before, after)).toBe(id);
  });
});
