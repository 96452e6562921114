import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTree, writeTree, type QuestionGroup, type QuestionNode } from 'chatdeck/model';
import { automaticGroupBeside, findNode, newQuestion, nodesOf } from 'chatdeck/model/settings/question-groups/tree';

function counter(): () => string {
  let count = 0;
  return () => `n${++count}`;
}

const node = (id: string, fields: Partial<QuestionNode> = {}): QuestionNode => ({
  id,
  text: '',
  isQ: false,
  action: '',
  customResponseText: '',
  children: [],
  expanded: true,
  ...fields,
});

describe('a new group', () => {
  it('asks one question with two empty answers', () => {
    expect(readTree(writeTree([newQuestion(counter())]))).toEqual({
      status: 'ready',
      data: [node('n1', { isQ: true, children: [node('n2'), node('n3')] })],
    });
  });
});

describe('readTree', () => {
  it.each(['', ' ', '[]'])('finds no question in %j', (text) => {
    expect(readTree(text)).toEqual({ status: 'ready', data: [] });
  });

  it.each([
    '{',
    '{}',
    'null',
    '[1]',
    '[{"text":"no id"}]',
    '[{"id":"a","children":{}}]',
    `${'[{"id":"a","children":'.repeat(50_000)}[]`,
  ])('hands back what it cannot read, whole: %.40s', (text) => {
    expect(readTree(text)).toEqual({ status: 'failed', text });
  });

  it('knows questions from answers by their level', () => {
    const tree = [node('a', { children: [node('b', { isQ: true, children: [node('c')] })] })];
    const reading = readTree(writeTree(tree));
    expect(reading.status === 'ready' && nodesOf(reading.data).map(({ id, isQ }) => [id, isQ])).toEqual([
      ['a', true],
      ['b', false],
      ['c', true],
    ]);
  });

  it('tells nodes of one id apart', () => {
    const reading = readTree(writeTree([node('a', { children: [node('a'), node('a-2'), node('a')] })]));
    const ids = reading.status === 'ready' ? nodesOf(reading.data).map(({ id }) => id) : [];
    expect(new Set(ids).size).toBe(4);
    expect(ids[0]).toBe('a');
  });

  it('keeps what it does not know', () => {
    const tree = [{ ...newQuestion(counter()), color: 'red' }];
    expect(readTree(JSON.stringify(tree))).toEqual({ status: 'ready', data: tree });
  });

  it('never throws, and never loses a text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const reading = readTree(text);
        if (reading.status === 'failed') expect(reading.text).toBe(text);
      }),
    );
  });
});

describe('a tree', () => {
  const tree = [node('a', { isQ: true, children: [node('b'), node('c')] }), node('d', { isQ: true })];

  it('gives every node, each before its children', () => {
    expect(nodesOf(tree).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is searched through', () => {
    expect(findNode(tree, 'c')?.id).toBe('c');
    expect(findNode(tree, 'x')).toBeUndefined();
  });
});

describe('automaticGroupBeside', () => {
  const group = (uid: string, auto: boolean): QuestionGroup => ({
    uid,
    auto,
    label: '',
    shortcut: '',
    prompt: '',
    treeJson: '[]',
  });

  it('is the group that would lose its place', () => {
    expect(automaticGroupBeside([group('a', false), group('b', true)], 'a')?.uid).toBe('b');
    expect(automaticGroupBeside([group('a', true), group('b', false)], 'a')).toBeUndefined();
  });
});
