import type { QuestionNode, QuestionTree } from 'chatdeck/model';
import { checkTreeSize, treeLimits } from 'chatdeck/model/settings/question-groups/checks';
import { newQuestion, nodesOf } from 'chatdeck/model/settings/question-groups/tree';
import { makeTree, type TreeSketch } from 'chatdeck/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertOutline, toOutline } from '../../../../src/model/settings/question-groups/outline-insert';
import { readOutline, type Outline } from '../../../../src/model/settings/question-groups/outline-read';
import { writeOutline } from '../../../../src/model/settings/question-groups/outline-write';
import { editNode } from 'chatdeck/model/settings/question-groups/tree-edits';
import { counter, run, sequences } from './random-edits';
import { expectSound } from './sound-tree';

const gear = makeTree([
  {
    text: 'What are you looking for?',
    below: [
      { text: 'A tent', below: [{ text: 'For how many?', below: [{ text: 'Two', action: 'form' }] }] },
      { text: 'A stove', action: 'customResponse', reply: 'See <b>Stoves</b>\n“here”.' },
      { text: 'A boat', action: 'next' },
    ],
  },
  { text: 'How can we help?', below: [{ text: 'Chat', action: 'b6f1c2aa-0b6e' }] },
]);

/** What a text form has to keep of a tree. */
function said(nodes: QuestionTree): unknown[] {
  return nodes.map(({ text, isQ, action, customResponseText, children }) => {
    return { text, isQ, action, customResponseText, children: said(children) };
  });
}

/** Pasted into a group that is new. */
function read(text: string): QuestionTree {
  const outline = readOutline(text);
  const blank = [newQuestion(counter('blank'))];
  const inserted = outline && insertOutline(blank, undefined, outline, counter('read'));
  return inserted?.status === 'ready' ? inserted.tree : [];
}

/** The lines as they would be written by hand. */
const plain = (nodes: QuestionTree, indent = ''): string =>
  nodes.map(({ text, children }) => `${indent}${text}\n${plain(children, `${indent}  `)}`).join('');

const words = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[-> →\\QA:"#*&1;03\n\r\t]*$/),
  fc.constantFrom(
    'A: form',
    'x → form',
    'x -> reply "y"',
    '\\→',
    '&#10;',
    '\\&#10;',
    ' ',
    '\\ ',
    '- A: x',
    '1. x',
    '# x',
    'x\\',
  ),
);

/** A sound tree whose texts are hostile. */
const hostile = fc.tuple(sequences, fc.array(fc.tuple(words, words), { minLength: 1 })).map(([sequence, texts]) => {
  let tree = run(sequence).at(-1) ?? [];
  for (const [index, { id }] of nodesOf(tree).entries()) {
    const [text = '', reply = ''] = texts[index % texts.length] ?? [];
    tree = editNode(tree, id, { text, customResponseText: reply });
  }
  return tree;
});

describe('a tree as text', () => {
  it('reads like what it is', () => {
    expect(writeOutline(gear)).toBe(
      [
        '- Q: What are you looking for?',
        '  - A: A tent',
        '    - Q: For how many?',
        '      - A: Two → form',
        '  - A: A stove → reply "See \\u003cb>Stoves\\u003c/b>\\n“here”."',
        '  - A: A boat → next',
        '- Q: How can we help?',
        '  - A: Chat → chat b6f1c2aa-0b6e',
        '',
      ].join('\n'),
    );
  });

  it('has nothing that a Markdown viewer turns into a picture, a link, or HTML', () => {
    const hostileTexts = '![x](https://evil.test/p.png) <img src=x> [y](javascript:1) `z`';
    const [node] = gear;
    if (!node) throw new Error('The group is empty.');
    const answer = { ...node, id: 'z', isQ: false, action: 'customResponse', customResponseText: hostileTexts };
    const written = writeOutline([{ ...node, text: hostileTexts, children: [{ ...answer, children: [] }] }]);
    expect(written).not.toMatch(/(?<!\\)[<[`]/);
  });

  it('is the same tree when it is pasted, whatever its texts are', () => {
    fc.assert(
      fc.property(hostile, (tree) => {
        if (tree.length > 0) expect(said(read(writeOutline(tree)))).toEqual(said(tree));
      }),
      { numRuns: 500 },
    );
  });

  it('is the same tree when its copy is inserted', () => {
    fc.assert(
      fc.property(hostile, (tree) => {
        const inserted = insertOutline([newQuestion(counter('blank'))], undefined, toOutline(tree), counter('copy'));
        expect(inserted.status === 'ready' && said(inserted.tree)).toEqual(said(tree));
      }),
    );
  });
});

describe('an indented text is read', () => {
  const expected = said(
    makeTree([
      {
        text: 'Q',
        below: [
          { text: 'A', below: [{ text: 'B', below: [{ text: 'C', action: '' }] }] },
          { text: 'D', action: '' },
        ],
      },
    ]),
  );
  it.each([
    ['with spaces', 'Q\n  A\n    B\n      C\n  D'],
    ['with tabs', 'Q\n\tA\n\t\tB\n\t\t\tC\n\tD'],
    ['with Windows line ends and empty lines', '\r\nQ\r\n\r\n A\r\n  B\r\n   C\r\n D\r\n'],
    ['as a Markdown list', '* Q\n  * A\n    * B\n      * C\n  * D'],
    ['as a numbered list', '1. Q\n   1. A\n      1) B\n         1. C\n   2. D'],
    ['with uneven levels', '   Q\n     A\n             B\n               C\n     D'],
    ['below headings', '# Q\n- A\n  - B\n    - C\n- D'],
    ['with marks instead of levels', 'Q: Q\nA: A\n  Q: B\n  A: C\nA: D'],
  ])('%s', (_, text) => {
    expect(said(read(text))).toEqual(expected);
  });

  it.each([
    ['->', 'Call me -> form', { text: 'Call me', action: 'form' }],
    [
      'a reply without quotes',
      'Price → reply It’s free.',
      { text: 'Price', action: 'customResponse', customResponseText: 'It’s free.' },
    ],
    ['an arrow that says nothing', 'Berlin → Paris', { text: 'Berlin → Paris', action: '' }],
    ['an arrow in a word', 'a->form', { text: 'a->form', action: '' }],
    ['a Windows path', 'C:\\new', { text: 'C:\\new' }],
    ['an escaped star', '\\*', { text: '*' }],
    ['a name of every object', 'x → constructor', { text: 'x → constructor' }],
  ])('with %s', (_, text, answer) => {
    expect(read(`Q\n  ${text}`)[0]?.children[0]).toMatchObject(answer);
  });

  it('as answers to the one question, where several lines are below an answer', () => {
    expect(plain(read('Q\n  A\n    B\n    C\n    D'))).toBe('Q\n  A\n    B\n      C\n      D\n');
  });

  it.each([
    ['nothing', ' \n\t\n'],
    ['far too many lines', 'x\n'.repeat(4001)],
  ])('never: %s', (_, text) => {
    expect(readOutline(text)).toBeUndefined();
  });
});

describe('pasted lines go', () => {
  const at = (id: string | undefined, text: string, tree = gear) => {
    const inserted = insertOutline(tree, id, readOutline(text) ?? { lines: [] }, counter('new'));
    return inserted.status === 'ready' ? nodesOf(inserted.tree).map((node) => node.text) : inserted.fault;
  };
  const before = nodesOf(gear).map(({ text }) => text);
  const blank: TreeSketch[] = [
    {
      text: 'Q',
      below: [
        { text: 'A', action: 'form' },
        { text: '', action: '' },
      ],
    },
  ];

  it.each<[string, string | undefined, string, number]>([
    ['after an answer', '1.2', 'X\nY', 5],
    ['to the answers of a question', '1.1.1', 'X\nY', 4],
    ['after a question, if they have levels', '1', 'X\n  Y', 6],
    ['below an answer as its question', '1.2', 'Q: X\n  A: Y', 5],
    ['after the last question', undefined, 'X\n  Y', 8],
  ])('%s', (_, id, text, place) => {
    expect(at(id, text)).toEqual(before.toSpliced(place, 0, 'X', 'Y'));
  });

  it('in place of an empty line', () => {
    expect(at('1.2', 'X\nY', makeTree(blank))).toEqual(['Q', 'A', 'X', 'Y']);
  });

  it.each<[string, string, string | string[]]>([
    ['texts as long as they can be', 'x'.repeat(treeLimits.text), ['Q', 'A', 'x'.repeat(treeLimits.text)]],
    ['not a text that is too long', 'x'.repeat(treeLimits.text + 1), 'textTooLong'],
    ['not more lines than a group can have', 'x\n'.repeat(treeLimits.nodes - 1), 'tooLarge'],
    [
      'not deeper than a group can be',
      Array.from({ length: 100 }, (__, level) => `${' '.repeat(level)}x`).join('\n'),
      'tooLarge',
    ],
  ])('nowhere beyond the limits: %s', (_, text, result) => {
    expect(at('1.2', text, makeTree(blank))).toEqual(result);
  });
});

describe('whatever is pasted anywhere', () => {
  const line: fc.Arbitrary<string> = fc.tuple(fc.nat(8), words).map(([indent, text]) => ' '.repeat(indent) + text);
  const outlines: fc.Arbitrary<Outline | undefined> = fc
    .array(line, { maxLength: 12 })
    .map((lines) => readOutline(lines.join('\n')));

  it('the tree stays sound, small enough, and keeps all texts of both', () => {
    fc.assert(
      fc.property(hostile, fc.option(fc.nat(), { nil: undefined }), outlines, (tree, at, outline) => {
        if (!outline) return;
        const nodes = nodesOf(tree);
        const id = at === undefined ? undefined : nodes[at % Math.max(1, nodes.length)]?.id;
        const inserted = insertOutline(tree, id, outline, counter('pasted'));
        if (inserted.status === 'failed') return;
        expectSound(inserted.tree);
        expect(checkTreeSize(inserted.tree)).toBeUndefined();
        const kept = new Set(nodesOf(inserted.tree).map((node: QuestionNode) => node.text));
        expect(
          [...nodes, ...nodesOf(inserted.added)].filter(({ text }) => text.trim() !== '' && !kept.has(text)),
        ).toEqual([]);
      }),
    );
  });
});
