import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuestionTree } from 'chatdeck/model';
import { findNode, newQuestion, nodesOf } from 'chatdeck/model/settings/question-groups/tree';
import {
  addAnswer,
  addQuestion,
  discardedBy,
  editNode,
  moveNode,
  removeNode,
  setAction,
} from 'chatdeck/model/settings/question-groups/tree-edits';
import { counter, run, sequences } from './random-edits';

/** Two questions: n1 with the answers n2 and n3, n4 with the answers n5 and n6. */
function twoQuestions() {
  const makeId = counter();
  return { tree: [newQuestion(makeId), newQuestion(makeId)] as QuestionTree, makeId };
}

const ids = (tree: QuestionTree) => nodesOf(tree).map(({ id }) => id);
const actionOf = (tree: QuestionTree, id: string) => findNode(tree, id)?.action;

describe('an answer', () => {
  it('gets a text, and the words of a custom response', () => {
    const { tree, makeId } = twoQuestions();
    const edited = editNode(tree, 'n2', { text: 'Yes' });
    const replying = editNode(setAction(edited, 'n2', 'customResponse', makeId), 'n2', { customResponseText: 'Good' });
    expect(findNode(replying, 'n2')).toMatchObject({
      text: 'Yes',
      action: 'customResponse',
      customResponseText: 'Good',
    });
    expect(editNode(replying, 'n2', { expanded: false })).not.toEqual(replying);
    expect(findNode(tree, 'n2')?.text).toBe('');
  });

  it('leads to a new question with `new`, once', () => {
    const { tree, makeId } = twoQuestions();
    const asking = setAction(tree, 'n2', 'new', makeId);
    expect(findNode(asking, 'n2')?.children).toMatchObject([{ isQ: true, children: [{ isQ: false }, { isQ: false }] }]);
    expect(setAction(asking, 'n2', 'new', makeId)).toEqual(asking);
  });

  it('discards what is below it when it leads elsewhere, and says how much', () => {
    const { tree, makeId } = twoQuestions();
    const asking = setAction(tree, 'n2', 'new', makeId);
    expect(discardedBy(asking, 'n2', 'form')).toBe(3);
    expect(discardedBy(asking, 'n2', 'new')).toBe(0);
    expect(discardedBy(asking, 'n3', 'form')).toBe(0);
    expect(setAction(asking, 'n2', 'form', makeId)).toEqual(setAction(tree, 'n2', 'form', makeId));
  });

  it('continues with the next question', () => {
    const { tree, makeId } = twoQuestions();
    const next = setAction(tree, 'n2', 'next', makeId);
    expect(actionOf(next, 'n2')).toBe('next');
    expect(next).toHaveLength(2);
  });

  it('appends a question when none comes next', () => {
    const { tree, makeId } = twoQuestions();
    const next = setAction(tree, 'n5', 'next', makeId);
    expect(next).toHaveLength(3);
    expect(actionOf(next, 'n5')).toBe('next');
  });

  it('takes the room of another widget', () => {
    const { tree, makeId } = twoQuestions();
    expect(actionOf(setAction(tree, 'n2', 'uuid-of-a-widget', makeId), 'n2')).toBe('uuid-of-a-widget');
  });

  it('is not a question, which has no action', () => {
    const { tree, makeId } = twoQuestions();
    expect(setAction(tree, 'n1', 'next', makeId)).toEqual(tree);
    expect(addAnswer(tree, 'n2', makeId)).toEqual(tree);
  });

  it('is added to the end of its question', () => {
    const { tree, makeId } = twoQuestions();
    expect(ids(addAnswer(tree, 'n1', makeId))).toEqual(['n1', 'n2', 'n3', 'n7', 'n4', 'n5', 'n6']);
  });

  it('must choose again when its question is removed', () => {
    const { tree, makeId } = twoQuestions();
    const asking = setAction(tree, 'n2', 'new', makeId);
    expect(removeNode(asking, 'n7')).toEqual(tree);
  });

  it('is forced to `new` while it has a question', () => {
    const { tree, makeId } = twoQuestions();
    const asking = setAction(tree, 'n2', 'new', makeId);
    const odd = asking.map((question) => ({
      ...question,
      children: question.children.map((answer) => ({ ...answer, action: answer.id === 'n2' ? 'form' : answer.action })),
    }));
    expect(actionOf(moveNode(odd, 'n3', 1), 'n2')).toBe('new');
  });
});

describe('a question', () => {
  it('goes with its last answer', () => {
    const { tree } = twoQuestions();
    expect(ids(removeNode(removeNode(tree, 'n2'), 'n3'))).toEqual(['n4', 'n5', 'n6']);
  });

  it('has no `next` when it comes last', () => {
    const { tree, makeId } = twoQuestions();
    const next = setAction(tree, 'n2', 'next', makeId);
    expect(actionOf(removeNode(next, 'n4'), 'n2')).toBe('');
    expect(actionOf(moveNode(next, 'n1', 1), 'n2')).toBe('');
  });

  it('is added when none is left', () => {
    expect(addQuestion([], counter())).toEqual([newQuestion(counter())]);
  });
});

describe('moving', () => {
  it.each([
    ['n2', 1, ['n1', 'n3', 'n2', 'n4', 'n5', 'n6']],
    ['n3', 0, ['n1', 'n3', 'n2', 'n4', 'n5', 'n6']],
    ['n4', 0, ['n4', 'n5', 'n6', 'n1', 'n2', 'n3']],
    ['n1', 99, ['n4', 'n5', 'n6', 'n1', 'n2', 'n3']],
    ['n4', -1, ['n4', 'n5', 'n6', 'n1', 'n2', 'n3']],
    ['unknown', 0, ['n1', 'n2', 'n3', 'n4', 'n5', 'n6']],
  ])('puts %s at %d among those beside it', (id, to, order) => {
    expect(ids(moveNode(twoQuestions().tree, id, to))).toEqual(order);
  });
});

describe('whatever is edited', () => {
  function expectSound(nodes: QuestionTree, isQ: boolean) {
    for (const node of nodes) {
      expect(node.isQ).toBe(isQ);
      if (isQ) expect(node.children.length).toBeGreaterThan(0);
      else expect(node.action === 'new').toBe(node.children.length > 0);
      expectSound(node.children, !isQ);
    }
  }

  it('the tree stays well-formed', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        for (const tree of run(sequence)) {
          expect(new Set(ids(tree)).size).toBe(ids(tree).length);
          expectSound(tree, true);
          expect(nodesOf(tree.slice(-1)).filter(({ action }) => action === 'next')).toEqual([]);
        }
      }),
    );
  });
});
