import { checkQuestionGroup } from 'chatdeck/model';
import { checkNode } from 'chatdeck/model/settings/question-groups/checks';
import {
  normalizeGroup,
  removedFromGroup,
  withCleanReplies,
} from 'chatdeck/model/settings/question-groups/clean-group';
import { questionGroupValue } from 'chatdeck/model/settings/question-groups/question-groups';
import { makeQuestionGroup, makeQuestionNode } from 'chatdeck/testing';
import { expect, test } from 'vitest';

const answer = (customResponseText: string) =>
  makeQuestionNode({ id: 'a', isQ: false, action: 'customResponse', customResponseText });
const tree = (reply: string) => [makeQuestionNode({ children: [answer(reply)] })];

test('a save limits the prompt and the custom responses to their tags, and touches what was edited alone', () => {
  expect(normalizeGroup({ label: '<i>x</i>' })).toEqual({ label: '<i>x</i>' });
  expect(normalizeGroup({ prompt: '<i>Hi</i> <b>you</b>' })).toEqual({ prompt: 'Hi <b>you</b>' });
  expect(normalizeGroup({ tree: tree('<img src=x>Yes<br>') })).toEqual({ tree: tree('Yes<br>') });
});

test('names what a save removes, each once', () => {
  expect(removedFromGroup({ label: '<i>' })).toEqual([]);
  expect(removedFromGroup({ prompt: '<i>a</i>', tree: tree('<i>b</i><b onclick=x>c</b>') })).toEqual([
    '<i>',
    'onclick',
  ]);
});

test('a tree without anything to remove stays the same object', () => {
  const clean = tree('<b>Yes</b>');
  expect(withCleanReplies(clean)).toBe(clean);
});

test('a group that was stored with other tags comes as visitors see it', () => {
  const group = makeQuestionGroup({ prompt: '<i>Hi</i>', treeJson: JSON.stringify(tree('<u>Yes</u>')) });
  const value = questionGroupValue(group);
  expect(value.prompt).toBe('Hi');
  expect(value.tree[0]?.children[0]?.customResponseText).toBe('Yes');
});

test('what cleaning makes too long is too long', () => {
  const quoted = (length: number) => `<a href='/${'"'.repeat(length)}'>x</a>`;
  expect(checkQuestionGroup({ label: 'x', prompt: quoted(100) })).toEqual({});
  expect(checkQuestionGroup({ label: 'x', prompt: quoted(200) })).toEqual({ prompt: 'tooLong' });
  expect(checkNode(answer(quoted(1000)))).toEqual({ action: 'tooLong' });
});
