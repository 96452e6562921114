import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { entries, specifierOf } from '../packed/entries';

const { tarball } = inject('packed');
const others = ['@tanstack/react-query@5', 'hono@4', 'msw@3'];

/** Asks the registry for what the package depends on. */
describe('a stranger who installs the tarball with npm', () => {
  test.each(['18.2.0', '19'])('loads every entry beside React %s', { timeout: 300_000 }, (version) => {
    const folder = join(dirname(tarball), `stranger-${version}`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

    run('npm', 'install', '--no-audit', '--no-fund', tarball, `react@${version}`, `react-dom@${version}`, ...others);
    const code = `${JSON.stringify(entries.map(specifierOf))}.forEach((entry) => require(entry))`;
    expect(run(process.execPath, '--input-type=commonjs', '--eval', code)).toBe('');
    expect(run('npm', 'ls', 'react')).toContain(`react@${version}`);
  });
});
