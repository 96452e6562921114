import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addStep, noSteps, stepBack, stepForward, type EditSteps } from 'chatdeck/model/core/edit-history';
import { jsonEqual } from 'chatdeck/model/core/json-equal';
import { readTree, writeTree, type QuestionNode, type QuestionTree } from 'chatdeck/model';
import { checkTreeSize, treeLimits } from 'chatdeck/model/settings/question-groups/checks';
import { firstChange } from 'chatdeck/model/settings/question-groups/first-change';
import { findNode, newQuestion, nodesOf } from 'chatdeck/model/settings/question-groups/tree';
import { editNode, moveNode, removeNode, setAction } from 'chatdeck/model/settings/question-groups/tree-edits';
import { counter, run, sequences } from './random-edits';

describe('whatever is edited', () => {
  it('the form’s undo leads back through every tree exactly, and redo forth again', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        // An edit that leaves the tree as it reads is no step.
        const trees = run(sequence).filter((tree, index, all) => !jsonEqual(tree, all[index - 1]));
        let steps: EditSteps<{ tree: QuestionTree }> = noSteps;
        for (const [index, tree] of trees.slice(0, -1).entries()) {
          steps = addStep(steps, { value: { tree }, patch: { tree: trees[index + 1] ?? [] }, at: index });
        }
        let now = trees.at(-1) ?? [];
        for (const before of trees.slice(0, -1).toReversed()) {
          const travel = stepBack(steps, { tree: now });
          expect(travel?.patch.tree).toBe(before);
          if (travel) [now, steps] = [before, travel.steps];
        }
        expect(stepBack(steps, { tree: now })).toBeUndefined();
        for (const after of trees.slice(1)) {
          const travel = stepForward(steps, { tree: now });
          expect(travel?.patch.tree).toBe(after);
          if (travel) [now, steps] = [after, travel.steps];
        }
        expect(stepForward(steps, { tree: now })).toBeUndefined();
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
