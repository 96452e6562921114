import { describe, expect, it } from 'vitest';
import { checkQuestionGroup, type QuestionNode } from 'chatdeck/model';
import { checkNode, checkTreeSize, treeError, treeLimits } from 'chatdeck/model/settings/question-groups/checks';
import { hasGroupContent, type QuestionGroupFields } from 'chatdeck/model/settings/question-groups/group-fields';
import { isMultiline, readPastedOutline } from 'chatdeck/model/settings/question-groups/outline-paste';
import {
  checkQuestionFields,
  groupShape,
  questionGroupValue,
  questionWidgets,
} from 'chatdeck/model/settings/question-groups/question-groups';
import { questionAfter } from 'chatdeck/model/settings/question-groups/player';
import { flawsById, isWidgetAction } from 'chatdeck/model/settings/question-groups/review';
import {
  countNodes,
  findNode,
  indexIn,
  newQuestion,
  pathTo,
  placesOf,
  siblingsOf,
} from 'chatdeck/model/settings/question-groups/tree';
import { takenShortcuts } from 'chatdeck/model/settings/shared/shortcuts';
import { makeParsedUser, makeTree, makeWidget } from 'chatdeck/testing';

const blank: QuestionGroupFields = {
  label: '',
  shortcut: '',
  auto: false,
  prompt: '',
  tree: [newQuestion(() => crypto.randomUUID())],
};
const node = (fields: Partial<QuestionNode>): QuestionNode => ({
  id: 'n',
  text: 'Text',
  isQ: false,
  action: 'form',
  customResponseText: '',
  children: [],
  expanded: true,
  ...fields,
});
const [question] = blank.tree;

describe('a new group', () => {
  it.each<[string, Partial<QuestionGroupFields>, boolean]>([
    ['nothing else', {}, false],
    ['spaces', { label: ' ', shortcut: ' ', prompt: '\n' }, false],
    ['a switch', { auto: true }, false],
    ['fewer lines', { tree: [] }, false],
    ['a label', { label: 'a' }, true],
    ['a shortcut', { shortcut: 'a' }, true],
    ['a prompt', { prompt: 'a' }, true],
    ['a text', { tree: [node({ text: 'a', action: '' })] }, true],
    ['an action', { tree: [node({ text: '', action: 'form' })] }, true],
    ['a reply', { tree: [node({ text: '', action: '', customResponseText: 'a' })] }, true],
    ['one line more', { tree: question ? [question, node({ text: '', action: '' })] : [] }, true],
  ])('with %s has content to lose: %s', (_, fields, hasSome) => {
    expect(hasGroupContent({ ...blank, ...fields })).toBe(hasSome);
  });
});

describe('a group', () => {
  const long = (length: number) => 'a'.repeat(length);

  it.each([
    [{ label: long(255), shortcut: long(255), prompt: long(1024) }, {}],
    [{ label: long(256) }, { label: 'tooLong' }],
    [{ shortcut: long(256) }, { shortcut: 'tooLong' }],
    [{ prompt: `<b>${long(1018)}` }, { prompt: 'tooLong' }],
    [{ prompt: `<b>${long(1017)}` }, {}],
  ])('of %o is rejected for %o', (fields, errors) => {
    expect(checkQuestionGroup({ label: 'Sales', prompt: '', ...fields })).toEqual(errors);
  });

  it('needs no shortcut to be checked', () => {
    expect(checkQuestionGroup({ label: 'Sales', prompt: '' })).toEqual({});
  });

  it('has the first error of its questions beside its own', () => {
    const fields = { ...blank, label: ' ', tree: makeTree([{ text: 'A?', below: [{ text: ' ', action: 'form' }] }]) };
    expect(checkQuestionFields(fields)).toEqual({ label: 'required', tree: 'required' });
    expect(checkQuestionFields({ ...blank, label: 'Sales', tree: [] })).toEqual({});
  });

  it('can’t have a shortcut that another group or a reply has', () => {
    const taken = takenShortcuts({
      groups: [{ uid: 'a', label: 'A', shortcut: 'start' }],
      replies: [{ id: 7, label: 'B', shortcut: 'hours' }],
    });
    const shape = groupShape(taken);
    const errorOf = (shortcut: string, uid: string) =>
      shape.check({ ...blank, label: 'Sales', tree: [], shortcut }, uid);
    expect(errorOf(' START', 'b')).toEqual({ shortcut: 'taken' });
    expect(errorOf('hours', '7')).toEqual({ shortcut: 'taken' });
    expect(errorOf('start', 'a')).toEqual({});
    expect(errorOf('', 'b')).toEqual({});
    expect(shape.blank).toEqual({ ...blank, tree: [] });
  });

  it('is read with every line unfolded and without what visitors don’t see', () => {
    const tree = [
      node({
        isQ: true,
        action: '',
        expanded: false,
        children: [node({ id: 'a', action: 'customResponse', customResponseText: '<p>Hi</p>' })],
      }),
    ];
    const read = questionGroupValue({
      uid: 'g',
      label: 'A',
      shortcut: 's',
      auto: true,
      prompt: '<i>Hi</i>',
      treeJson: JSON.stringify(tree),
    });
    expect(read).toMatchObject({ label: 'A', shortcut: 's', auto: true, prompt: 'Hi' });
    expect(read.tree).toMatchObject([{ expanded: true, children: [{ customResponseText: 'Hi' }] }]);
    expect(questionGroupValue({ label: '', prompt: '', treeJson: '{' } as never).tree).toEqual([]);
  });
});

describe('a question or an answer', () => {
  const text = 'a'.repeat(treeLimits.text);

  it.each<[Partial<QuestionNode>, object | undefined]>([
    [{}, undefined],
    [{ text }, undefined],
    [{ text: `${text}a` }, { text: 'tooLong' }],
    [{ customResponseText: text }, undefined],
    [{ customResponseText: `${text}a` }, { action: 'tooLong' }],
    [{ customResponseText: `<b>${text.slice(4)}` }, { action: 'tooLong' }],
    [{ action: '' }, { action: 'optionRequired' }],
    [{ action: '', isQ: true }, undefined],
    [
      { text: ' '.repeat(treeLimits.text + 1), action: '' },
      { text: 'tooLong', action: 'optionRequired' },
    ],
  ])('that has %o can’t be saved for %o', (fields, errors) => {
    expect(checkNode(node(fields))).toEqual(errors);
  });
});

describe('the size of a tree', () => {
  const nested = (depth: number): QuestionNode =>
    node({ id: String(depth), isQ: depth % 2 === 0, children: depth > 1 ? [nested(depth - 1)] : [] });
  const many = (count: number) => Array.from({ length: count }, (_, index) => node({ id: String(index) }));
  /** A tree whose JSON has so many characters. */
  const sized = (characters: number) => {
    const tree = many(100).map((each) => ({ ...each, text: 'a'.repeat(2800) }));
    const rest = characters - JSON.stringify(tree.map((each) => ({ ...each, expanded: false }))).length;
    return tree.map((each, index) => (index === 0 ? { ...each, text: each.text + 'a'.repeat(rest) } : each));
  };

  it.each([
    ['2,000 lines', many(2000), undefined],
    ['2,001 lines', many(2001), 'tooLarge'],
    ['100 levels', [nested(100)], undefined],
    ['101 levels', [nested(101)], 'tooLarge'],
    ['300,000 characters', sized(300_000), undefined],
    ['300,001 characters', sized(300_001), 'tooLarge'],
  ])('with %s is %j', (_, tree, size) => {
    expect(checkTreeSize(tree)).toBe(size);
  });

  it('counts before any other error', () => {
    expect(treeError([...many(2000), node({ text: '' })])).toBe('tooLarge');
    expect(treeError([node({ text: '' })])).toBe('required');
    expect(treeError([node({ action: '' }), node({ text: '' })])).toBe('optionRequired');
    expect(treeError([node({ children: [node({ text: '' })] })])).toBe('required');
    expect(treeError([node({})])).toBeUndefined();
  });
});

describe('a place in a tree', () => {
  const tree = makeTree([
    {
      text: 'A?',
      below: [
        { text: 'B', below: [{ text: 'C?', below: [{ text: 'D' }] }] },
        { text: 'E', action: 'next' },
      ],
    },
    { text: 'F?', below: [{ text: 'G', action: 'next' }] },
  ]);

  it.each([
    ['1', ['1'], 0, 2],
    ['2', ['2'], 1, 2],
    ['1.1', ['1', '1.1'], 0, 2],
    ['1.2', ['1', '1.2'], 1, 2],
    ['1.1.1.1', ['1', '1.1', '1.1.1', '1.1.1.1'], 0, 1],
    ['none', [], -1, 0],
  ])('%s has a path, an index, and siblings', (id, path, index, siblings) => {
    expect(pathTo(tree, id).map((each) => each.id)).toEqual(path);
    expect(placesOf(tree, pathTo(tree, id))).toEqual(path);
    expect(findNode(tree, id)?.id).toBe(path.at(-1));
    expect(indexIn(tree, id)).toBe(index);
    expect(siblingsOf(tree, id)).toHaveLength(siblings);
  });

  it('is one of all', () => {
    expect(countNodes(tree)).toBe(7);
    expect(countNodes([])).toBe(0);
  });

  it.each([
    ['1.1', '1.1.1'],
    ['1.2', '2'],
    ['2.1', undefined],
    ['1.1.1.1', undefined],
  ])('of the answer %s leads to the question %s', (id, next) => {
    const answer = findNode(tree, id);
    expect(answer && questionAfter(tree, answer)?.id).toBe(next);
  });
});

describe('pasted text', () => {
  it.each([
    ['one', false],
    [' one \n', false],
    ['one\ntwo', true],
    ['one\rtwo', true],
  ])('%j has several lines: %s', (text, hasSeveral) => {
    expect(isMultiline(text)).toBe(hasSeveral);
  });

  it('is a copied group, or else a text', () => {
    const tree = makeTree([{ text: 'A?', below: [{ text: 'B', action: 'form' }] }]);
    const textsIn = (text: string) => JSON.stringify(readPastedOutline(text));
    expect(textsIn(` \n${JSON.stringify({ label: 'x', tree })}`)).toContain('"A?"');
    expect(textsIn(JSON.stringify(tree))).toBe(textsIn(JSON.stringify({ label: 'x', tree })));
    expect(textsIn('[A?')).toContain('[A?');
    expect(readPastedOutline(' ')).toBeUndefined();
  });
});

describe('what the review finds', () => {
  it('is shown at each line as the first of its problems', () => {
    const findings = [
      { flaw: 'emptyText', id: 'a' },
      { flaw: 'noAction', id: 'a' },
      { flaw: 'unreachable', id: 'b' },
    ] as const;
    expect([...flawsById(findings)].toSorted()).toEqual([
      ['a', 'emptyText'],
      ['b', 'unreachable'],
    ]);
  });

  it.each([
    ['', false],
    ['new', false],
    ['next', false],
    ['form', false],
    ['customResponse', false],
    ['7d1f0c62', true],
  ])('takes the action %j for a widget: %s', (action, isWidget) => {
    expect(isWidgetAction(action)).toBe(isWidget);
  });

  it('knows the widgets of the account', () => {
    const user = makeParsedUser({
      ces: [
        makeWidget({ Id: 1, RoomName: 'sales', status: 'online' }),
        makeWidget({ Id: 2, RoomName: 'docs', status: 'offline' }),
        makeWidget({ Id: 3, RoomName: '', Step: '2' }),
      ],
    });
    expect(questionWidgets(user).map(({ id, name, status }) => [id, name, status])).toEqual([
      [1, 'sales', 'online'],
      [2, 'docs', 'offline'],
      [3, '', 'unfinished'],
    ]);
  });
});
