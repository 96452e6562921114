import markdown from '@eslint/markdown';
import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import tseslint from 'typescript-eslint';
import { words } from '../../scripts/words/plugin.js';

const plugins = { words, markdown };

function inCode(code: string, isLabels = false): string[] {
  const languageOptions = { parser: tseslint.parser as Linter.Parser };
  const rules: Linter.RulesRecord = { 'words/code': ['error', { labels: isLabels }] };
  return new Linter().verify(code, [{ languageOptions, plugins, rules }]).map(({ message }) => message);
}

function inMarkdown(text: string): string[] {
  const config = { language: 'markdown/gfm', plugins, rules: { 'words/markdown': 'error' as const } };
  return new Linter().verify(text, [config]).map(({ message }) => message);
}

describe('a sentence that no native speaker would write is an error in every place', () => {
  test.each([
    'Adds what is known of the visitor to each email.',
    'Leave it empty to send none.',
    'Each offline message is also posted to this address of yours.',
    'Stands where no operator’s name is shown, for example “Support”.',
    'Told when nobody answers a visitor in time.',
    'How long a visitor may do nothing before your operators see them as offline.',
    'Filters end at blanks and commas, so this one is read as “a” and “b”.',
    'For programs of yours that use this account.',
    'No chat of these days passes the filters.',
    'The theme says how things look, the provider whose data it is.',
    'Words of your own go behind them.',
    'Without layers our rules weigh more than any reset, wherever it stands.',
    '`onUnauthorized` is told once per token that the server refused.',
    'A word when it is not known whether a save was stored.',
    'What is anything else is refused and not kept.',
    'Such texts appear as plain text.',
    'The very elements of the tab, without a component of ours, take 2.7.',
    'nor does a refusal',
    'It was 97 with visx.',
  ])('%s', (sentence) => {
    expect(inMarkdown(sentence)).not.toEqual([]);
    expect(inCode(`// ${sentence}`)).not.toEqual([]);
    expect(inCode(`/** ${sentence} */`)).not.toEqual([]);
    expect(inCode(`test(${JSON.stringify(sentence)}, run);`)).not.toEqual([]);
    expect(inCode(`export const texts = { help: ${JSON.stringify(sentence)} };`, true)).not.toEqual([]);
  });
});

describe('a text of the product keeps the glossary', () => {
  test.each([
    'Switch the message on to edit it.',
    'The widget could not be loaded.',
    'Your plan has no reports.',
    'The server refused this.',
    'Sign in again.',
    '$12 a month',
    'Your timezone',
    'Saved successfully',
    'Please try again.',
    'Turned off by hand',
    '80 % used',
    'The colour of the title',
    'Visitors fill in a short form before their first message.',
    'Your account ended on May 1.',
    'Let visitors end the chat first.',
    'Enter an email address above first.',
    'Unsaved changes count.',
    'No Slack app is set up here.',
  ])('%s', (text) => {
    expect(inCode(`export const texts = { help: ${JSON.stringify(text)} };`, true)).not.toEqual([]);
    expect(inCode(`export const texts = { help: (name: string) => \`${text} \${name}\` };`, true)).not.toEqual([]);
  });
});

test.each(['Turn on “Let visitors end the chat” first.', 'Fill this in.', 'Ask an admin to set up the widget first.'])(
  'a text that names the control and the next step is fine: %s',
  (text) => {
    expect(inCode(`export const texts = { help: ${JSON.stringify(text)} };`, true)).toEqual([]);
  },
);

test('keys, types, modules, and code in comments and documents are free', () => {
  const code = `
    import { stand } from './whoever-stands';
    type Mode = 'stands';
    // Calls \`tellOf(nobody)\`.
    export const texts = { 'stands': 'Offline' };
  `;
  expect(inCode(code, true)).toEqual([]);
  expect(inMarkdown('Call `anew()`.\n\n```ts\nconst anew = whoever();\n```')).toEqual([]);
});

test('a sentence of more words than a reader keeps in mind is an error in a document', () => {
  const sentence = (count: number) => `${'word '.repeat(count).trim()}.`;
  expect(inMarkdown(sentence(30))).toEqual([]);
  expect(inMarkdown(sentence(31))).toEqual(['31 words in a sentence; 30 at most.']);
  expect(inMarkdown(`${sentence(20)} ${sentence(20)}`)).toEqual([]);
});
