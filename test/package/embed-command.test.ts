import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { elementTable } from '../../src/elements/table';
import { embedLimits, largerElements } from '../../scripts/sizes/limits';
import { installed } from './packed/entries';

let folder: string;
let tag: string;
let reported: string;

const chatdeck = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(installed, 'dist/cli/main.js'), 'embed', ...args]);
const kib = (...files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) / 1024;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chatdeck-embed-'));
  ({ stdout: tag, stderr: reported } = await chatdeck('--out', folder, '--url', 'https://cdn.test/chat'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** All files that load with some, in the order of their names. */
function withImports(...names: string[]): string[] {
  const files = readdirSync(folder);
  const loader = readFileSync(join(folder, 'loader.js'), 'utf8');
  const fileOf = (name: string) => {
    const found = files.filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name);
    // A file that elements share can have the name of one.
    return found.find((file) => loader.includes(file)) ?? found[0] ?? name;
  };
  const seen = new Set(names.map(fileOf));
  for (const file of seen) {
    for (const [, next = ''] of readFileSync(join(folder, file), 'utf8').matchAll(
      /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
    )) {
      seen.add(next);
    }
  }
  return [...seen].sort();
}

describe('chatdeck embed', () => {
  test('prints the tag with the hash of the loader that it writes', () => {
    const hash = createHash('sha384')
      .update(readFileSync(join(folder, 'loader.js')))
      .digest('base64');
    expect(tag.trim()).toBe(
      `<script type="module" src="https://cdn.test/chat/loader.js" integrity="sha384-${hash}" crossorigin="anonymous"></script>`,
    );
    expect(reported).toMatch(/^Wrote \d+ files to /);
  });

  test('prints the tag for the reference server unless told otherwise', async () => {
    expect((await chatdeck()).stdout).toContain('src="/embed/loader.js"');
    await expect(chatdeck('--url', '"><script>')).rejects.toMatchObject({ code: 2 });
    await expect(chatdeck('--other')).rejects.toMatchObject({ code: 2 });
  });

  test('writes a loader that is one file, and others whose names change with their content', () => {
    const files = readdirSync(folder);
    expect(withImports('loader.js')).toEqual(['loader.js']);
    expect(files.filter((file) => file !== 'loader.js' && !/-[\w-]{8}\.js$/.test(file))).toEqual([]);
    const loader = readFileSync(join(folder, 'loader.js'), 'utf8');
    const named = [...loader.matchAll(/\.\/([\w.-]+\.js)/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThanOrEqual(Object.keys(elementTable).length);
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
  });

  test('writes the stylesheet into the files, and no code that a strict policy stops', () => {
    const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(texts.filter((text) => text.includes('__CHATDECK_STYLES_'))).toEqual([]);
    expect(texts.filter((text) => text.includes('.rt-BaseButton'))).not.toEqual([]);
    expect(texts.filter((text) => /\bnew Function\(|(?<![.\w])eval\([^()]*\)(?!\{)/.test(text))).toEqual([]);
  });

  test('the loader, the first list, and each element after it weigh what they may', () => {
    const [styles = ''] = withImports('styles');
    const first = withImports('core', 'users').filter((file) => file !== styles && file !== 'loader.js');
    const more = (name: string) =>
      kib(...withImports(name).filter((file) => file !== styles && file !== 'loader.js' && !first.includes(file)));
    expect(kib('loader.js')).toBeLessThanOrEqual(embedLimits.loader);
    expect(kib(styles)).toBeLessThanOrEqual(embedLimits.styles);
    expect(kib(...first)).toBeLessThanOrEqual(embedLimits.first);
    const names = Object.keys(elementTable).filter((name) => name !== 'frame');
    const over = names.filter((name) => more(name) > (largerElements[name] ?? embedLimits.next));
    expect(Object.fromEntries(over.map((name) => [name, more(name)]))).toEqual({});
    const named = Object.keys(largerElements);
    expect(named.filter((name) => more(name) <= embedLimits.next)).toEqual([]);
  });
});
