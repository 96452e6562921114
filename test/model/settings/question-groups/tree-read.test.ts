import { describe, expect, it } from 'vitest';
import type { QuestionNode } from 'chatdeck/model';
import { cleanTreeJson } from 'chatdeck/model/settings/question-groups/clean-group';
import { firstChange } from 'chatdeck/model/settings/question-groups/first-change';
import { readTree, toTree } from 'chatdeck/model/settings/question-groups/tree-read';
import { makeTree } from 'chatdeck/testing';

describe('questions that anyone can have stored', () => {
  it('get what they lack, and keep what is unknown', () => {
    expect(toTree([{ id: 'a', text: 7, action: null, expanded: 'no', color: 'red', children: [{ id: 'b' }] }])).toEqual(
      [
        {
          id: 'a',
          text: '',
          isQ: true,
          action: '',
          customResponseText: '',
          expanded: true,
          color: 'red',
          children: [
            { id: 'b', text: '', isQ: false, action: '', customResponseText: '', expanded: true, children: [] },
          ],
        },
      ],
    );
    expect(toTree([{ id: 'a', expanded: false, children: null }])).toMatchObject([{ expanded: false, children: [] }]);
  });

  it('get other IDs where one is taken', () => {
    const ids = toTree([{ id: 'a', children: [{ id: 'a' }, { id: 'a-2' }] }, { id: 'a' }])?.map(({ id, children }) => [
      id,
      ...children.map((child) => child.id),
    ]);
    expect(ids).toEqual([['a', 'a-2', 'a-2-2'], ['a-3']]);
  });

  const nested = (depth: number): object => ({ id: String(depth), children: depth > 1 ? [nested(depth - 1)] : [] });

  it('are read to a depth of 200', () => {
    expect(toTree([nested(200)])).toBeDefined();
    expect(toTree([nested(201)])).toBeUndefined();
    expect(readTree(JSON.stringify([nested(201)]))).toMatchObject({ status: 'failed' });
  });

  it.each([undefined, null, {}, 'text', [1], [null], [{ id: 7 }], [{ id: 'a', children: [{}] }]])(
    'are none in %j',
    (value) => {
      expect(toTree(value)).toBeUndefined();
    },
  );

  it('are cleaned as a text, which stays the same if it is clean or can’t be read', () => {
    const json = (reply: string) => JSON.stringify(makeTree([{ text: 'A?', below: [{ text: 'B', reply }] }]));
    expect(cleanTreeJson(json('<i>Hi</i>'))).toBe(json('Hi'));
    const spaced = `${json('<b>Hi</b>')}\n `;
    expect(cleanTreeJson(spaced)).toBe(spaced);
    expect(cleanTreeJson('{')).toBe('{');
  });
});

describe('the first change of questions', () => {
  const before = makeTree([
    {
      text: 'A?',
      below: [
        { text: 'B', action: 'form' },
        { text: 'C', action: 'next' },
      ],
    },
    { text: 'D?', below: [{ text: 'E', action: 'customResponse', reply: 'Hi' }] },
  ]);
  const [first, second] = before as [QuestionNode, QuestionNode];
  const withChild = (index: number, fields: Partial<QuestionNode>) => [
    { ...first, children: first.children.map((child, at) => (at === index ? { ...child, ...fields } : child)) },
    second,
  ];

  it.each<[string, QuestionNode[], string | undefined]>([
    ['nothing', [first, second], undefined],
    ['a text', withChild(1, { text: 'X' }), '1.2'],
    ['an action', withChild(0, { action: 'next' }), '1.1'],
    ['a reply', withChild(0, { customResponseText: 'X' }), '1.1'],
    ['a fold', withChild(0, { expanded: false }), undefined],
    ['a new line', [first, { ...second, id: 'new' }], 'new'],
    ['another order', [second, first], '2'],
    ['a removed line', [second], undefined],
    ['a removed line beside a changed one', [{ ...second, text: 'X' }], '2'],
    [
      'a line above and one below',
      [
        { ...first, text: 'X', children: [] },
        { ...second, text: 'Y' },
      ],
      '1',
    ],
    ['a new answer', [{ ...first, children: [...first.children, { ...first, id: 'new' }] }, second], 'new'],
  ])('is found after %s', (_, after, id) => {
    expect(firstChange(before, after)).toBe(id);
  });
});
