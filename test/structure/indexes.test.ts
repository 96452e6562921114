import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Lists that follow from the files beside them: `npm run indexes` writes them down. */
test.each(['screens', 'settings'])('src/%s/index.ts exports every folder of the room', async (room) => {
  const folders = namesOf(`src/${room}/*/index.ts`).map((name) => name.replace('/index', ''));
  const text = folders.map((folder) => `export * from './${folder}';\n`).join('');
  await expect(text).toMatchFileSnapshot(`../../src/${room}/index.ts`);
});

test('src/hooks/index.ts exports every feature, and what hosts need of the shared folder', async () => {
  const features = [...namesOf('src/hooks/*.ts'), ...namesOf('src/hooks/*/index.ts')].map((name) => {
    return name.replace('/index', '');
  });
  const lines = [
    ...features
      .filter((name) => name !== 'index' && name !== 'shared' && name !== 'editing')
      .map((name) => `export * from './${name}';`),
    `export { useEditor, type EditorOptions } from './editing/use-editor';`,
    `export * from './provider';`,
    `export { clearDrafts, type DraftStorage } from './shared/storage';`,
  ];
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('../../src/hooks/index.ts');
});

test.each([
  ['de', 'German', 'locale="de"'],
  ['ar', 'Arabic', 'locale="ar" direction="rtl"'],
])('src/locales/%s/index.ts lists every translation', async (language, name, props) => {
  const files = namesOf(`src/locales/${language}/*/*.ts`);
  const text = [
    `import type { LabelOverride } from '../../ui/theme/theme-context';`,
    ...files.map((file) => `import { ${constantOf(file)} } from './${file}';`),
    '',
    `/** Every text in ${name}: \`<ChatdeckTheme ${props} labels={${language}}>\`. */`,
    `export const ${language}: readonly LabelOverride[] = [`,
    ...files.map((file) => `  ${constantOf(file)},`),
    '];',
    '',
  ];
  await expect(text.join('\n')).toMatchFileSnapshot(`../../src/locales/${language}/index.ts`);
});

/** `screens/users` of `src/locales/de/screens/users.ts`: what is before the first star is left out. */
function namesOf(pattern: string): string[] {
  const start = pattern.indexOf('*');
  const files = globSync(pattern).map((file) => file.replaceAll('\\', '/'));
  return files.map((file) => file.slice(start).replace(/\.ts$/, '')).sort();
}

/** `reportsOverview` of `screens/reports-overview`. */
function constantOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
