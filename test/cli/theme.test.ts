import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chatdeck } from './terminal';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chatdeck-theme-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a color alone gives both scales, and the gray that suits it', async () => {
  const { code, printed, reported } = await chatdeck('theme', '#ff5a36');
  expect({ code, reported }).toEqual({ code: 0, reported: '' });
  expect(printed.match(/--accent-9: ?#ff5a36;/g)).toHaveLength(2);
  expect(printed.match(/--gray-12: ?#/g)).toHaveLength(2);
  expect(printed).not.toMatch(/--radius|--scaling|font-family/);
});

test('the options add corners, a size, a font, and another gray', async () => {
  const options = ['--gray', 'sage', '--radius', 'full', '--scaling', '95%', '--font', "'Open Sans', sans-serif"];
  const { printed } = await chatdeck('theme', 'FF5A36', ...options);
  expect(printed).toMatch(/--radius-full: ?9999px/);
  expect(printed).toMatch(/\[data-scaling="100%"\] \{\s+--scaling: ?0\.95;/);
  expect(printed).toMatch(/--default-font-family: ?Open Sans,sans-serif;/);
  expect(printed).toMatch(/--gray-9: ?#868e8b/);
});

test('the gray of the stylesheet needs no rules', async () => {
  expect((await chatdeck('theme', '#ff5a36', '--gray', 'slate')).printed).not.toContain('--gray-1:');
});

test('--out writes the same into a file', async () => {
  const file = join(folder, 'brand.css');
  const { code, printed, reported } = await chatdeck('theme', '#ff5a36', '--out', file);
  expect({ code, printed, reported }).toEqual({ code: 0, printed: '', reported: `Wrote ${file}.` });
  expect(readFileSync(file, 'utf8')).toBe(`${(await chatdeck('theme', '#ff5a36')).printed}\n`);
});

test('a file that cannot be written is a failure, not a misuse', async () => {
  const { code, reported } = await chatdeck('theme', '#ff5a36', '--out', join(folder, 'none', 'brand.css'));
  expect(code).toBe(1);
  expect(reported).toContain('ENOENT');
});

test.each([
  [['theme'], 'A color is missing. Write it in quotes'],
  [['theme', '#ff5a3'], `"#ff5a3" isn't a hex color`],
  [['theme', 'teal'], 'Import chatdeck/styles/accents/teal.css and set accentColor="teal"'],
  [['theme', '#fff', '#000'], 'Only one color'],
  [['theme', '#fff', '--gray', 'teal'], `"teal" isn't a gray`],
  [['theme', '#fff', '--radius', 'round'], `"round" isn't a radius. Use none, small, medium, large, full.`],
  [['theme', '#fff', '--scaling', '0.95'], `"0.95" isn't a scaling. Use 90%, 95%, 100%, 105%, 110%.`],
  [['theme', '#fff', '--font', 'a;b'], `"a;b" isn't a list`],
  [['theme', '#fff', '--color', 'red'], `Unknown option '--color'`],
  [['theme', '#fff', '--out'], `'--out <value>' argument missing`],
  [['them'], 'There is no command "them"'],
  [['toString'], 'There is no command "toString"'],
])('%o is a misuse, and the message says what to do', async (args, message) => {
  const { code, printed, reported } = await chatdeck(...args);
  expect({ code, printed }).toEqual({ code: 2, printed: '' });
  expect(reported).toContain(message);
  expect(reported).toContain('--help');
});

test.each([[['--help']], [['-h']], [['help']], [['theme', '--help']], [['theme', '#fff', '-h']]])(
  '%o prints help',
  async (args) => {
    const { code, printed, reported } = await chatdeck(...args);
    expect({ code, reported }).toEqual({ code: 0, reported: '' });
    expect(printed).toMatch(/^Usage: chatdeck/);
  },
);

test('no command at all shows the commands', async () => {
  const { code, printed, reported } = await chatdeck();
  expect({ code, printed }).toEqual({ code: 2, printed: '' });
  expect(reported).toMatch(/theme +Write the CSS/);
});
