import { checkQuestions } from 'chatdeck/service/question-groups/tree-check';
import { makeQuestionGroupRecord, makeQuestionNode, makeWidgetRecord } from 'chatdeck/testing';
import { expect, test } from 'vitest';

type QuestionNodes = NonNullable<Parameters<typeof makeQuestionNode>[0]>['children'];

const widgets = [makeWidgetRecord({ uuid: 'own-widget' })];
const answer = makeQuestionNode({ id: 'b', text: 'Yes', isQ: false, action: 'form' });
const question = makeQuestionNode({ id: 'a', text: 'Are you there?', children: [answer] });
const treeOf = (change: object, ofAnswer: object = {}) =>
  JSON.stringify([{ ...question, children: [{ ...answer, ...ofAnswer }], ...change }]);

const unreadable = 'The questions couldn’t be read.';
const unfinished = 'Every question and answer needs text, and every answer needs an action.';
const unknown = 'An answer has an action or widget that doesn’t exist.';

/** “saved”, or what the caller reads. */
function outcome(treeJson: string, stored?: string): string {
  try {
    checkQuestions(treeJson, stored === undefined ? undefined : makeQuestionGroupRecord({ treeJson: stored }), widgets);
    return 'saved';
  } catch (error) {
    return (error as Error).message;
  }
}

/** An answer to a question after an answer to a question, so many levels deep. */
function nested(depth: number): string {
  let children: QuestionNodes = [];
  for (let level = depth; level > 0; level -= 1) {
    const isQ = level % 2 === 1;
    children = [makeQuestionNode({ id: `q${level}`, text: 'So?', isQ, action: isQ ? '' : 'next', children })];
  }
  return JSON.stringify(children);
}

const many = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => ({ id: `q${index}`, text: 'So?', isQ: true })));
const padded = (length: number) => treeOf({}).padEnd(length, ' ');

test.each([
  ['a question with an answer', treeOf({})],
  ['no questions', '[]'],
  ['a question without the optional fields', '[{"id":"a","text":"So?","isQ":true}]'],
  ['a text of 5,000 characters', treeOf({ text: 'x'.repeat(5000) })],
  ['300,000 characters', padded(300_000)],
  ['2,000 questions', many(2000)],
  ['100 levels', nested(100)],
  ['an answer that leads to a widget of the account', treeOf({}, { action: 'own-widget' })],
  ['an answer with a custom response', treeOf({}, { action: 'customResponse', customResponseText: 'Hi' })],
])('a tree with %s is saved', (_, treeJson) => {
  expect(outcome(treeJson)).toBe('saved');
});

test.each([
  ['no JSON', '{'],
  ['no list', '{}'],
  ['a list of texts', '["So?"]'],
  ['a list of nothing', '[null]'],
  ['no id', treeOf({ id: '' })],
  ['a number for an id', treeOf({ id: 7 })],
  ['no text', treeOf({ text: undefined })],
  ['a text of 5,001 characters', treeOf({ text: 'x'.repeat(5001) })],
  ['a number for a text deeper down', treeOf({}, { text: 7 })],
  ['a number for an action', treeOf({}, { action: 7 })],
  ['a number for a response', treeOf({}, { customResponseText: 7 })],
  ['no word on whether it is a question', treeOf({ isQ: undefined })],
  ['text for whether it is open', treeOf({ expanded: 'yes' })],
  ['one answer instead of a list', treeOf({ children: answer })],
  ['300,001 characters', padded(300_001)],
  ['2,001 questions', many(2001)],
  ['101 levels', nested(101)],
])('a tree with %s can’t be read', (_, treeJson) => {
  expect(outcome(treeJson)).toBe(unreadable);
});

test.each([
  ['a question without text', treeOf({ text: ' ' }), unfinished],
  ['an answer without an action', treeOf({}, { action: '' }), unfinished],
  ['an answer with an unknown action', treeOf({}, { action: 'dance' }), unknown],
  ['an answer that leads to another account’s widget', treeOf({}, { action: 'their-widget' }), unknown],
])('a tree with %s is rejected', (_, treeJson, message) => {
  expect(outcome(treeJson)).toBe(message);
});

test.each([
  ['what can’t be read', '{"no":"tree"}'],
  ['an old target', treeOf({}, { action: 'gone-widget' })],
  ['no text', treeOf({ text: '' })],
])('a stored tree with %s comes back unchanged', (_, treeJson) => {
  expect(outcome(treeJson, treeJson)).toBe('saved');
});

test.each([
  ['a tree that can’t be read', '{"no":"tree"}', treeOf({}), 'saved'],
  ['a tree', treeOf({}), '{"no":"tree"}', unreadable],
  ['a tree that can’t be read', '{"no":"tree"}', '{"no":"trees"}', unreadable],
  ['an old target', treeOf({}, { action: 'gone' }), treeOf({ text: 'And you?' }, { action: 'gone' }), 'saved'],
  ['an old target', treeOf({}, { action: 'gone' }), treeOf({}, { action: 'lost' }), unknown],
])('in place of %s, %s may come %s', (_, stored, treeJson, expected) => {
  expect(outcome(treeJson, stored)).toBe(expected);
});
