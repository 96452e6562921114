import type { QuestionTree } from 'chatdeck/model';
import { findNode, nodesOf, pathTo, placesOf } from 'chatdeck/model/settings/question-groups/tree';
import { makeTree } from 'chatdeck/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indentNode, outdentNode } from '../../../../src/model/settings/question-groups/outline-edits';
import { counter, run, sequences } from './random-edits';
import { expectSound } from './sound-tree';

/** 1 asks for a tent (1.1, which asks 1.1.1), or continues to 2; nothing is written below 3. */
const tree = makeTree([
  {
    text: 'What are you looking for?',
    below: [
      { text: 'A tent', below: [{ text: 'For how many?', below: [{ text: 'Two', action: 'form' }] }] },
      { text: 'A stove', action: 'form' },
      { text: 'A boat', action: 'next' },
    ],
  },
  { text: 'How can we help?', below: [{ text: 'Call me', action: 'form' }] },
  { text: 'Rent it', below: [{ text: '', action: '' }] },
]);

function placeOf(nodes: QuestionTree, id: string): string | undefined {
  return placesOf(nodes, pathTo(nodes, id)).at(-1);
}

describe('a line goes in', () => {
  it.each([
    ['an answer to the answers of the question before it', '1.2', '1.1.1.2'],
    ['an answer as the question of the one before it, if that asks none', '1.3', '1.2.1'],
    ['an unwritten question to the answers of the one before it', '3', '2.2'],
    ['a question below the answer above it', '2', '1.3.1'],
  ])('%s', (_, id, place) => {
    const next = indentNode(tree, id, counter('new'));
    expect(placeOf(next, id)).toBe(place);
    expect(findNode(next, id)?.text).toBe(findNode(tree, id)?.text);
    expectSound(next);
  });

  it.each([
    ['the first one', '1'],
    ['a first answer', '1.1'],
    ['an asked question', '1.1.1'],
    ['one that is not there', '9'],
  ])('never: %s', (_, id) => {
    expect(indentNode(tree, id, counter())).toBe(tree);
  });

  it('never: an answer that asks on, below one that doesn’t', () => {
    const two = makeTree([
      {
        text: 'Q',
        below: [
          { text: 'A', action: 'form' },
          { text: 'B', below: [{ text: 'C', below: [{ text: 'D', action: 'form' }] }] },
        ],
      },
    ]);
    expect(indentNode(two, '1.2', counter())).toBe(two);
  });
});

describe('a line goes out', () => {
  it.each([
    ['an answer after the one that led to it', '1.1.1.1', '1.2'],
    ['an answer as a question of its own', '1.2', '2'],
    ['a question after all that was above it', '1.1.1', '2'],
  ])('%s', (_, id, place) => {
    const next = outdentNode(tree, id, counter('new'));
    expect(placeOf(next, id)).toBe(place);
    expectSound(next);
  });

  it('visitors still get to a question that goes out', () => {
    expect(findNode(outdentNode(tree, '1.1.1', counter()), '1.1')?.action).toBe('next');
  });

  it('a question that loses its only answer keeps its text', () => {
    const next = outdentNode(tree, '1.1.1.1', counter('new'));
    expect(findNode(next, '1.1.1')).toMatchObject({ text: 'For how many?', children: [{ text: '' }] });
  });

  it.each([
    ['a question at the top', '2'],
    ['an answer at the top that asks on', '1.1'],
    ['one that is not there', '9'],
  ])('never: %s', (_, id) => {
    expect(outdentNode(tree, id, counter())).toBe(tree);
  });
});

describe('whatever goes in and out', () => {
  it('the tree stays sound, and no text that someone wrote is lost', () => {
    const ways = fc.array(fc.tuple(fc.constantFrom(indentNode, outdentNode), fc.nat()), { maxLength: 20 });
    fc.assert(
      fc.property(sequences, ways, (sequence, steps) => {
        const makeId = counter('line');
        let now = run(sequence).at(-1) ?? [];
        for (const [step, at] of steps) {
          const nodes = nodesOf(now);
          const next = step(now, nodes[at % Math.max(1, nodes.length)]?.id ?? '', makeId);
          expectSound(next);
          const kept = new Set(nodesOf(next).map(({ text }) => text));
          expect(nodes.filter(({ text }) => text.trim() !== '' && !kept.has(text))).toEqual([]);
          now = next;
        }
      }),
    );
  });

  it('an answer that becomes a question and goes back out is where it was, with its reply', () => {
    const written = makeTree([
      {
        text: 'Q',
        below: [
          { text: 'A', action: 'customResponse', reply: 'Read that.' },
          { text: 'B', action: 'customResponse', reply: 'Read this.' },
        ],
      },
    ]);
    const back = outdentNode(indentNode(written, '1.2', counter('new')), '1.2', counter('new'));
    expect(placeOf(back, '1.2')).toBe('1.2');
    expect(findNode(back, '1.1')).toMatchObject({ action: 'customResponse', customResponseText: 'Read that.' });
    expect(findNode(back, '1.2')).toMatchObject({ isQ: false, text: 'B', customResponseText: 'Read this.' });
  });
});
