import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Runs the tests that draw with the oldest React that we support, in a copy of this folder: all packages have to use the
 * same React. Arguments are Vitest's.
 */
const copy = mkdtempSync(join(tmpdir(), 'react-18-'));
const oldest = 'test/package/react-18/node_modules';
const packages = ['react', 'react-dom', 'scheduler'];

try {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  for (const file of files.split('\0')) {
    if (file !== '' && existsSync(file)) cpSync(file, join(copy, file), { verbatimSymlinks: true });
  }
  // Links to the files, where the system has them: the packages are large.
  const isLinked = spawnSync('cp', ['-al', 'node_modules', copy], { stdio: 'ignore' }).status === 0;
  if (!isLinked) cpSync('node_modules', join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  for (const name of packages) {
    rmSync(join(copy, 'node_modules', name), { recursive: true });
    cpSync(join(oldest, name), join(copy, 'node_modules', name), { recursive: true });
  }
  const report = `--outputFile.json=${resolve('.reports/react-18.json')}`;
  const args = ['run', '--project', 'dom', '--project', 'mocking', '--reporter=default', '--reporter=json', report];
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...args, ...process.argv.slice(2)],
    { cwd: copy, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
