import { ESLint, Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import tseslint from 'typescript-eslint';

const rule = 'no-restricted-syntax';

/** As the project's own lint finds it in a file of a screen. */
async function found(code: string, file = 'src/screens/login/login.tsx') {
  const { rules = {} } = (await new ESLint().calculateConfigForFile(file)) as Linter.Config;
  const parserOptions = { ecmaFeatures: { jsx: true } };
  const languageOptions = { parser: tseslint.parser as Linter.Parser, parserOptions };
  return new Linter().verify(code, [{ languageOptions, rules: { [rule]: rules[rule] ?? 'off' } }]);
}

describe('a text outside the label sets is an error', () => {
  test.each([
    ['between tags', '<p>Save</p>'],
    ['in a fragment', '<>Save</>'],
    ['in braces', `<p>{'Save'}</p>`],
    ['in a template', '<p>{`${count} left`}</p>'],
    ['in a choice', `<p>{isOpen ? 'Open' : labels.closed}</p>`],
    ['on a condition', `<p>{isOpen && 'open'}</p>`],
    ['in another script', '<p>Ещё</p>'],
    ['in a name', '<button aria-label="Close" />'],
    ['in a name by choice', `<button aria-label={isOpen ? 'close' : labels.open} />`],
    ['in a placeholder', '<input placeholder="YYYY" />'],
    ['in a picture', '<img alt={`Picture of ${name}`} />'],
    ["in a part's property", '<Section title="Presence" />'],
    ['in a list', `const columns = [{ header: 'Name' }];`],
    ['in a variable', `const text = 'Try again later.';`],
  ])('%s', async (_, code) => {
    expect(await found(code)).not.toEqual([]);
  });
});

test.each([
  ['a label', '<p title={labels.title}>{labels.text}</p>'],
  ['signs', '<p title="–">{count} · 4 %</p>'],
  ['a word of the code', `<Button variant="ghost" type={isLast ? 'submit' : 'button'}>{texts[id('save')]}</Button>`],
  ['a comparison', `<p>{state === 'open' && labels.open}</p>`],
  ['a fault for developers', `throw new Error('Put it into a theme.');`],
  ['a label set', `const labels = defineLabels('login', { title: 'Log in', help: 'Use your own password.' });`],
])('%s is none', async (_, code) => {
  expect(await found(code)).toEqual([]);
});

test('label sets may be in separate files', async () => {
  expect(await found(`const text = 'Try again later.';`, 'src/screens/login/labels.ts')).toEqual([]);
});
