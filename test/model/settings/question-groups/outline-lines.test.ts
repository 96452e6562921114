import { describe, expect, it } from 'vitest';
import { readOutline, type OutlineLine } from 'chatdeck/model/settings/question-groups/outline-read';
import { writeOutline } from 'chatdeck/model/settings/question-groups/outline-write';
import { makeTree } from 'chatdeck/testing';

const linesIn = (text: string) => readOutline(text)?.lines;
/** Texts, each with those below it. */
const shape = (lines: readonly OutlineLine[] = []): unknown[] =>
  lines.map(({ text, children }) => (children.length > 0 ? [text, ...shape(children)] : text));

describe('what an answer does', () => {
  it.each<[string, Partial<OutlineLine>]>([
    ['x → nothing', { text: 'x', action: '', reply: '' }],
    ['x → question', { text: 'x', action: 'new', reply: '' }],
    ['x → next', { text: 'x', action: 'next', reply: '' }],
    ['x ->\tform', { text: 'x', action: 'form', reply: '' }],
    ['x → form "Hi"', { text: 'x', action: 'form', reply: 'Hi' }],
    ['x → reply "a\\nb"', { text: 'x', action: 'customResponse', reply: 'a\nb' }],
    ['x → reply', { text: 'x', action: 'customResponse', reply: '' }],
    ['x → reply "open', { text: 'x', action: 'customResponse', reply: '"open' }],
    ['x → reply 7', { text: 'x', action: 'customResponse', reply: '7' }],
    ['x → chat b6f1-c2_a', { text: 'x', action: 'b6f1-c2_a', reply: '' }],
    ['x → chat b6f1 "Hi"', { text: 'x', action: 'b6f1', reply: 'Hi' }],
    ['x → chat "a \\" b" "Hi"', { text: 'x', action: 'a " b', reply: 'Hi' }],
    ['→ form', { text: '', action: 'form', reply: '' }],
    ['a → b → form', { text: 'a → b', action: 'form', reply: '' }],
    ['x  →  form  ', { text: 'x', action: 'form', reply: '' }],
  ])('is read from %j', (text, line) => {
    expect(linesIn(text)).toMatchObject([{ ...line, children: [] }]);
  });

  it.each([
    'x → form now',
    'x → next 7',
    'x → chat',
    'x → chat "open',
    'x → chat ""',
    'x → chat a/b',
    'x → chat b6 7',
    'x → chat b6 "open',
    'x → talk b6',
    'x →form',
    'x→ form',
    'x → forms',
    'x → toString',
  ])('is not said by %j, which is a text', (text) => {
    expect(linesIn(text)).toMatchObject([{ text, reply: '' }]);
    expect(linesIn(text)?.[0]).not.toHaveProperty('action');
  });

  it.each([
    ['x \\→ form', 'x → form'],
    ['x -\\> form', 'x -> form'],
    ['\\- x', '- x'],
    ['\\Q\\:', '\\Q:'],
    ['a&#10;b&#13;c&#12;', 'a\nb\rc&#12;'],
    ['a\\&#10;', 'a&#10;'],
    ['\\ x\\ ', ' x '],
    ['x\\\t\t ', 'x\t'],
    ['x\\', 'x\\'],
    ['\\é', '\\é'],
  ])('is not read from a character with a backslash: %j is %j', (text, plain) => {
    expect(linesIn(text)?.[0]?.text).toBe(plain);
  });
});

describe('the marks of a list', () => {
  it.each(['- x', '* x', '+ x', '• x', '1. x', '12) x', '123456789. x', '-\tx', '- Q: x', 'A: x', '# x', '###### x'])(
    'are no part of the text: %j',
    (text) => {
      expect(linesIn(text)?.[0]?.text).toBe('x');
    },
  );

  it.each(['-x', '1.x', '1234567890. x', '#x', '####### x', 'q: x', 'B: x', 'Q:x', '– x'])('are part of %j', (text) => {
    expect(linesIn(text)?.[0]?.text).toBe(text);
  });

  it.each([
    ['-', ''],
    ['Q:', ''],
    ['A: ', ''],
  ])('may be all of a line: %j', (row, text) => {
    expect(linesIn(row)?.[0]?.text).toBe(text);
  });

  it.each([
    ['Q: x', 'question'],
    ['- A: x', 'answer'],
    ['x', undefined],
    ['x\nQ: y', undefined],
    ['A: x\nQ: y', 'answer'],
  ])('say of the first line of %j that it is: %s', (text, kind) => {
    expect(readOutline(text)?.kind).toBe(kind);
  });
});

describe('the levels of a text', () => {
  it.each<[string, unknown[]]>([
    ['a\n b\n  c\n d\ne', [['a', ['b', 'c'], 'd'], 'e']],
    ['a\n\tb\n    c', [['a', 'b', 'c']]],
    ['a\n  \tb\n    c', [['a', 'b', 'c']]],
    ['a\n\t b\n    c', [['a', 'b', 'c']]],
    ['  a\n b\nc', ['a', 'b', 'c']],
    [
      '# a\n## b\nc\n# d\ne',
      [
        ['a', ['b', 'c']],
        ['d', 'e'],
      ],
    ],
    ['a\n# b\nc', ['a', ['b', 'c']]],
    ['## a\n  b\n# c', [['a', 'b'], 'c']],
    ['Q: a\nA: b\nA: c\nQ: d', [['a', 'b', 'c'], 'd']],
    ['a\rb\n\nc\r\n d', ['a', 'b', ['c', 'd']]],
  ])('of %j', (text, levels) => {
    expect(shape(linesIn(text))).toEqual(levels);
  });

  const deep = (levels: number) => Array.from({ length: levels }, (_, level) => `${' '.repeat(level)}x`).join('\n');

  it.each([
    [deep(499), true],
    [deep(500), false],
    ['x\n'.repeat(4000), true],
    ['x\n'.repeat(4001), false],
  ])('are limited, and so are its lines', (text, isRead) => {
    expect(readOutline(text) !== undefined).toBe(isRead);
  });
});

describe('a written outline', () => {
  it.each([
    [{ text: 'x', action: '' }, '- A: x'],
    [{ text: 'x', action: 'new' }, '- A: x → question'],
    [{ text: 'x', action: 'form', reply: 'a "b"' }, '- A: x → form "a \\"b\\""'],
    [{ text: 'x', action: 'a b' }, '- A: x → chat "a b"'],
    [{ text: '', action: 'next' }, '- A: → next'],
    [{ text: ' a→b\\ ', action: 'form' }, '- A: \\ a\\→b\\\\\\  → form'],
    [{ text: 'a\nb\rc', action: 'form' }, '- A: a&#10;b&#13;c → form'],
    [{ text: '&#10; &#11;', action: 'form' }, '- A: \\&#10; &#11; → form'],
  ])('says of %j what it does: %j', (answer, line) => {
    const [question] = makeTree([{ text: 'Q', below: [answer] }]);
    expect(writeOutline(question?.children ?? [])).toBe(`${line}\n`);
  });

  it('says nothing of an answer that asks on, unless it also replies', () => {
    const below = [{ text: 'C?', below: [{ text: 'D', action: 'form' }] }];
    const lines = (reply: string) =>
      writeOutline(makeTree([{ text: 'A?', below: [{ text: 'B', reply, below }] }])).split('\n');
    expect(lines('')[1]).toBe('  - A: B');
    expect(lines('Hi')[1]).toBe('  - A: B → question "Hi"');
    const [question] = makeTree([{ text: 'A?', below: [{ text: 'B', below }] }]);
    const silent = question?.children.map((answer) => ({ ...answer, action: '' })) ?? [];
    expect(writeOutline(silent).split('\n')[0]).toBe('- A: B → nothing');
  });
});
