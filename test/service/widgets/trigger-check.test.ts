import { checkTriggers } from 'chatdeck/service/widgets/trigger-check';
import { expect, test } from 'vitest';

const trigger = {
  uid: 'k2v9x4m1qd',
  message: 'Need help?',
  after: 30,
  on: ['/pricing'],
  matchType: 'startsWith',
  enabled: true,
  displayStyle: 'peek',
};
const textOf = (...triggers: unknown[]) => JSON.stringify({ minDelay: 60, matchType: 'contains', triggers });
const pages = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

function refusal(sent: string, stored: unknown = ''): string | undefined {
  try {
    checkTriggers(sent, stored);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([
  ['an id of 64 characters', { uid: 'x'.repeat(64) }],
  ['a message of 5,000', { message: 'x'.repeat(5000) }],
  ['no wait', { after: 0 }],
  ['a wait of a year', { after: 31_536_000 }],
  ['500 pages', { on: pages(500) }],
  ['a page of 2,048 characters', { on: ['x'.repeat(2048)] }],
  ['any kind of match', { matchType: 'contains' }],
  ['no kind of match', { matchType: undefined }],
  ['an exact match, as older ones say it', { exact: true }],
  ['no display style', { displayStyle: undefined }],
  ['a display style of 64 characters', { displayStyle: 'x'.repeat(64) }],
  ['been turned off', { enabled: false }],
])('a trigger may have %s', (_, change) => {
  expect(refusal(textOf({ ...trigger, ...change }))).toBeUndefined();
});

test.each([
  ['no id', { uid: '' }],
  ['an id of 65 characters', { uid: 'x'.repeat(65) }],
  ['a number for its id', { uid: 7 }],
  ['a message of 5,001', { message: 'x'.repeat(5001) }],
  ['no message', { message: undefined }],
  ['a wait below 0', { after: -1 }],
  ['a wait of more than a year', { after: 31_536_001 }],
  ['a wait of half a second', { after: 0.5 }],
  ['a wait in words', { after: '30' }],
  ['501 pages', { on: pages(501) }],
  ['one page instead of a list', { on: '/pricing' }],
  ['a page of 2,049 characters', { on: ['/', 'x'.repeat(2049)] }],
  ['a page that is no text', { on: [7] }],
  ['an unknown kind of match', { matchType: 'sounds' }],
  ['no word on whether it is on', { enabled: undefined }],
  ['text for whether it is on', { enabled: 'true' }],
  ['text for whether it is exact', { exact: 'no' }],
  ['a display style of 65 characters', { displayStyle: 'x'.repeat(65) }],
])('a trigger with %s can’t be read', (_, change) => {
  expect(refusal(textOf(trigger, { ...trigger, ...change }))).toBe('One of the triggers couldn’t be read.');
});

test.each([null, 7, 'text', [trigger]])('%j is no trigger', (value) => {
  expect(refusal(textOf(value))).toBe('One of the triggers couldn’t be read.');
});

test.each([{ message: ' ' }, { on: [] }])('a trigger with %j could never fire', (change) => {
  const message = 'Every trigger needs a message, a number of seconds, and at least one page.';
  expect(refusal(textOf({ ...trigger, ...change }))).toBe(message);
});

test.each([
  ['nothing', ''],
  ['no triggers', '{}'],
  ['no delay', '{"minDelay":0}'],
  ['the longest delay', '{"minDelay":9999}'],
  ['a kind of match', '{"matchType":"startsWith"}'],
])('%s can be stored', (_, text) => {
  expect(refusal(text)).toBeUndefined();
});

test.each(['{', 'null', '[]', '"text"', '{"triggers":{}}', '{"triggers":"none"}', '{"minDelay":-1}'])(
  '%s can’t be read',
  (text) => {
    expect(refusal(text)).toBe('The triggers couldn’t be read.');
  },
);

test.each([
  ['{"minDelay":10000}', '{"minDelay":10000}'],
  ['{"minDelay":"soon"}', '{"minDelay":"soon"}'],
  ['{"matchType":"sounds"}', '{"matchType":"sounds"}'],
])('%s can’t be read, unless it is stored', (text, stored) => {
  expect(refusal(text)).toBe('The triggers couldn’t be read.');
  expect(refusal(text, 7)).toBe('The triggers couldn’t be read.');
  expect(refusal(text, stored)).toBeUndefined();
});

test('a stored trigger may stay, whatever it is, and only as it is', () => {
  const odd = { ...trigger, uid: '', after: 'soon' };
  expect(refusal(textOf(odd, trigger), textOf(odd))).toBeUndefined();
  expect(refusal(textOf({ ...odd, after: 'later' }), textOf(odd))).toBe('One of the triggers couldn’t be read.');
});
