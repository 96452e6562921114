import { expect, test } from 'vitest';
import { readTokens, type TokenGroup } from '../../scripts/tokens/read';
import { buildSheets } from '../../scripts/styles/build';
import { tokenFiles } from '../../stories/docs/blocks/token-files';
import { groupAt, tokensIn } from '../../stories/docs/blocks/tokens';

const tokens = readTokens((await buildSheets()).main);
const files = tokenFiles(tokens);
const named = tokensIn(tokens);
const figma = (appearance: string) => JSON.parse(files[`chatdeck.figma.${appearance}.tokens.json`] ?? '') as TokenGroup;

test('the file of Design Tokens has every token', () => {
  expect(JSON.parse(files['chatdeck.tokens.json'] ?? '')).toEqual(tokens);
});

test('the CSS file gives each custom property its value, in light and in dark', () => {
  const [light = '', dark = ''] = (files['chatdeck.tokens.css'] ?? '').split('.dark');
  expect(light).toContain('--accent-9: #3e63dd;');
  expect(light).toContain('--space-4: 16px;');
  expect(dark).toContain('--gray-12: ');
  expect(dark).not.toContain('--space-4');
  const properties = named
    .map(({ token }) => token.$extensions.chatdeck.property)
    .filter((name) => name.startsWith('--'));
  for (const property of properties) expect(light + dark).toContain(`  ${property}: `);
});

test('the modes for Figma have the same names, only types that its variables know, and their own colors', () => {
  const [light, dark] = [figma('light'), figma('dark')].map((mode) => tokensIn(mode));
  expect(dark?.map(({ path }) => path)).toEqual(light?.map(({ path }) => path));
  expect(light?.length).toBeGreaterThan(100);
  const types = new Set(light?.map(({ token }) => token.$type));
  expect(types.has('shadow') || types.has('duration') || types.has('cubicBezier')).toBe(false);
  expect(groupAt(figma('light'), ['color', 'gray'])).not.toEqual(groupAt(figma('dark'), ['color', 'gray']));
});
