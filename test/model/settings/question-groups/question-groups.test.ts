import { describe, expect, it } from 'vitest';
import type { QuestionWidget } from 'chatdeck/model';
import { checkTreeSize } from 'chatdeck/model/settings/question-groups/checks';
import { writeGroupCopy } from 'chatdeck/model/settings/question-groups/copy';
import { readGroupCopy } from 'chatdeck/model/settings/question-groups/copy-read';
import { dropPlaces } from 'chatdeck/model/settings/question-groups/drop';
import {
  collapsedIds,
  findQuestions,
  foldableIds,
  questionLines,
  withFolds,
} from 'chatdeck/model/settings/question-groups/lines';
import { playerStart, playQuestions } from 'chatdeck/model/settings/question-groups/player';
import { reviewQuestions } from 'chatdeck/model/settings/question-groups/review';
import { findNode, nodesOf, pathTo } from 'chatdeck/model/settings/question-groups/tree';
import { lostNexts, moveNode } from 'chatdeck/model/settings/question-groups/tree-edits';
import { makeLargeTree, makeTree } from 'chatdeck/testing';

const widgets: QuestionWidget[] = [
  { uuid: 'uuid-on', name: 'website', status: 'online' },
  { uuid: 'uuid-off', name: 'pricing', status: 'offline' },
  { uuid: 'uuid-new', name: 'orders', status: 'unfinished' },
];

/** 1 asks for a tent (1.1, which asks 1.1.1) or continues (1.2) to 2. */
const tree = makeTree([
  {
    text: 'What are you looking for?',
    below: [
      {
        text: 'A tent',
        below: [
          { text: 'For how many?', below: [{ text: 'Two', action: 'customResponse', reply: 'See <b>Ridge</b>' }] },
        ],
      },
      { text: 'It&#39;s a stove', action: 'next' },
    ],
  },
  { text: 'How can we help?', below: [{ text: 'Chat', action: 'uuid-on' }] },
]);
const none: ReadonlySet<string> = new Set();

describe('the lines of a tree', () => {
  it('know their position', () => {
    expect(questionLines(tree, none).map(({ place, depth, isQ }) => [place, depth, isQ])).toEqual([
      ['1', 0, true],
      ['1.1', 1, false],
      ['1.1.1', 2, true],
      ['1.1.1.1', 3, false],
      ['1.2', 1, false],
      ['2', 0, true],
      ['2.1', 1, false],
    ]);
  });

  it('leave out what is folded', () => {
    expect(questionLines(tree, new Set(['1'])).map(({ place }) => place)).toEqual(['1', '2', '2.1']);
    expect(foldableIds(tree)).toEqual(['1', '1.1', '1.1.1', '2']);
  });

  it('are found by their words, decoded', () => {
    const fold = (text: string) => text.toLowerCase();
    expect(findQuestions(tree, "it's", fold)).toEqual(['1.2']);
    expect(findQuestions(tree, 'RIDGE', fold)).toEqual(['1.1.1.1']);
    expect(findQuestions(tree, '', fold)).toEqual([]);
  });

  it('keep their folds when they are stored', () => {
    const folded = withFolds(tree, new Set(['1.1']));
    expect([...collapsedIds(folded)]).toEqual(['1.1']);
    expect(withFolds(folded, new Set(['1.1']))).toBe(folded);
    expect(withFolds(folded, none)).toEqual(tree);
  });

  it('know the way to them', () => {
    expect(pathTo(tree, '1.1.1').map(({ id }) => id)).toEqual(['1', '1.1', '1.1.1']);
    expect(pathTo(tree, 'x')).toEqual([]);
  });
});

describe('the player', () => {
  it('leads from answer to answer, to the next question and to the end', () => {
    expect(playQuestions(tree, []).choices.map(({ id }) => id)).toEqual(['1.1', '1.2']);
    const replied = playQuestions(tree, ['1.1', '1.1.1.1']);
    expect(replied.lines.map(({ id }) => id)).toEqual(['1', '1.1', '1.1.1', '1.1.1.1']);
    expect(replied.end).toEqual({ kind: 'reply', id: '1.1.1.1', html: 'See <b>Ridge</b>' });
    expect(playQuestions(tree, ['1.2', '2.1']).end).toEqual({ kind: 'widget', id: '2.1', uuid: 'uuid-on' });
  });

  it('stops if an answer leads nowhere, and if the tree has changed', () => {
    const open = makeTree([{ text: 'Q', below: [{ text: 'A' }, { text: 'B', action: 'next' }] }]);
    expect(playQuestions(open, ['1.1']).end).toEqual({ kind: 'nothing', id: '1.1' });
    expect(playQuestions(open, ['1.2']).end).toEqual({ kind: 'nothing', id: '1.2' });
    expect(playQuestions(open, ['gone']).questionId).toBe('1');
    expect(playQuestions([], [])).toEqual({ lines: [], choices: [] });
  });

  it('begins anywhere', () => {
    expect(playerStart(tree, '1.1.1')).toEqual({ questionId: '1.1.1', picks: [] });
    expect(playerStart(tree, '1.1')).toEqual({ questionId: '1', picks: ['1.1'] });
    expect(playerStart(tree, '2')).toEqual({ questionId: '2', picks: [] });
    expect(playerStart(tree, 'x')).toBeUndefined();
  });
});

describe('the check', () => {
  const flawsOf = (sketch: Parameters<typeof makeTree>[0]) =>
    reviewQuestions(makeTree(sketch), widgets).map(({ id, flaw }) => `${id} ${flaw}`);

  it('finds nothing in a sound tree', () => {
    expect(reviewQuestions(tree, widgets)).toEqual([]);
  });

  it('finds dead ends, circles, empty texts, and unstaffed widgets', () => {
    expect(
      flawsOf([
        {
          text: ' ',
          below: [
            { text: 'A' },
            { text: 'B', action: 'customResponse', reply: ' ' },
            { text: 'C', action: 'uuid-off' },
            { text: 'D', action: 'uuid-new' },
            { text: 'E', action: 'uuid-gone' },
            { text: 'F', action: 'new' },
          ],
        },
        { text: 'Q', below: [{ text: 'G', action: 'next' }] },
      ]),
    ).toEqual([
      '1 emptyText',
      '1.1 noAction',
      '1.2 emptyReply',
      '1.3 offlineWidget',
      '1.4 unfinishedWidget',
      '1.5 deletedWidget',
      '1.6 noQuestion',
      '2 unreachable',
      '2.1 nextNowhere',
    ]);
  });

  it('says how many answers lost the question after them', () => {
    const moved = moveNode(tree, '1', 1);
    expect(findNode(moved, '1.2')?.action).toBe('');
    expect(lostNexts(tree, moved)).toBe(1);
  });
});

describe('a copied group', () => {
  const copy = { label: 'Help', shortcut: 'h', prompt: 'Hi', tree };
  let count = 0;
  const makeId = () => `new${++count}`;

  it('is pasted with new ids', () => {
    const reading = readGroupCopy(writeGroupCopy(copy), makeId);
    if (reading.status === 'failed') throw new Error(reading.fault);
    expect(reading.data).toMatchObject({ label: 'Help', shortcut: 'h', prompt: 'Hi' });
    expect(nodesOf(reading.data.tree).map(({ text }) => text)).toEqual(nodesOf(tree).map(({ text }) => text));
    expect(nodesOf(reading.data.tree).every(({ id }) => id.startsWith('new'))).toBe(true);
  });

  it.each([
    ['as the server has it', JSON.stringify({ label: 'S', treeJson: JSON.stringify(tree) })],
    ['as questions alone', JSON.stringify(tree)],
  ])('may come %s', (_, text) => {
    expect(readGroupCopy(text, makeId).status).toBe('ready');
  });

  it.each([
    ['{', 'notJson'],
    ['', 'notJson'],
    ['{}', 'notAGroup'],
    ['[]', 'notAGroup'],
    ['7', 'notAGroup'],
    ['{"tree":[{"text":1}]}', 'notAGroup'],
    [JSON.stringify(makeLargeTree(2400)), 'tooLarge'],
    [' '.repeat(2_000_001), 'tooLarge'],
  ])('is rejected when it reads %.30s', (text, fault) => {
    expect(readGroupCopy(text, makeId)).toEqual({ status: 'failed', fault });
  });

  it('may be as large as the server takes', () => {
    expect(nodesOf(makeLargeTree())).toHaveLength(2000);
    expect(checkTreeSize(makeLargeTree())).toBeUndefined();
  });
});

describe('a dragged line', () => {
  it.each([
    ['1', none, ['1', '2.1']],
    ['2', none, ['1', '2']],
    ['1.1', none, ['1.1', '1.2']],
    ['1.2', none, ['1.1', '1.2']],
    ['1.1.1', none, ['1.1.1']],
    ['1', new Set(['1', '2']), ['1', '2']],
    ['gone', none, []],
  ])('%s passes its siblings together with what is below them', (id, folded, places) => {
    expect(dropPlaces(questionLines(tree, folded), id)).toEqual(places);
  });

  it('has a place before a sibling above it, and behind all that shows below one after it', () => {
    const middle = makeTree([
      { text: 'First', below: [{ text: 'A' }] },
      { text: 'Second', below: [{ text: 'B' }] },
      { text: 'Third', below: [{ text: 'C' }, { text: 'D' }] },
    ]);
    expect(dropPlaces(questionLines(middle, new Set(['2'])), '2')).toEqual(['1', '2', '3.2']);
  });
});
