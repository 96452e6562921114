import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Limit {
  file: string;
  name: string;
  /** Its number, as an expression. */
  value: string;
}

/** `npm run test:limits -- model/core 1/4`: only files with this in their path; the first of four parts. */
const [path = '', part = '1/1'] = process.argv.slice(2);
const rooms = 'src/{model,service,client}/**/*.ts';
const named = 'max|MAX|min(?=[A-Z])|MIN_|limit|Limit|most|MOST|longest|LONGEST|shortest|highest|Minutes';
const limit = new RegExp(`^(?:export )?const (\\w*(?:${named})\\w*) = ([\\d_.]+(?: \\* [\\w.]+)*);`, 'gm');

/**
 * Moves each limit of the code by one, up and down, in a copy, and names the moves that no test notices: a limit needs a
 * case on both sides that says its number.
 */
function moveAll(): void {
  const limits = globSync(rooms)
    .toSorted()
    .filter((file) => file.includes(path))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(limit)].map(([, name = '', value = '']): Limit => ({
        file,
        name,
        value,
      })),
    );
  const [at = 1, of = 1] = part.split('/').map(Number);
  const chosen = limits.filter((_, index) => index % of === at - 1);
  const copy = mkdtempSync(join(tmpdir(), 'limits-'));
  execFileSync('git', ['worktree', 'add', '--detach', copy, 'HEAD'], { stdio: 'ignore' });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const unnoticed: string[] = [];
  try {
    for (const each of chosen) {
      for (const step of ['+ 1', '- 1']) {
        const move = `${each.file} ${each.name} ${step}`;
        const isNoticed = isMoveNoticed(copy, each, step);
        console.log(`${isNoticed ? 'noticed  ' : 'UNNOTICED'} ${move}`);
        if (!isNoticed) unnoticed.push(move);
      }
    }
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', copy]);
    rmSync(copy, { recursive: true, force: true });
  }
  const moves = chosen.length * 2;
  console.log(`\n${moves - unnoticed.length} of ${moves} moves are noticed.`);
  if (unnoticed.length > 0) process.exitCode = 1;
}

function isMoveNoticed(copy: string, { file, name, value }: Limit, step: string): boolean {
  const place = join(copy, file);
  const code = readFileSync(place, 'utf8');
  writeFileSync(place, code.replace(`const ${name} = ${value};`, `const ${name} = ${value} ${step};`));
  try {
    // The quick ones first. Tests that draw are left out: a rule has a case of its own.
    const [near, all] = [
      ['run', `${ownTests(file)}/`],
      ['related', file],
    ];
    return !passes(copy, near, ['rules']) || !passes(copy, all, ['rules']) || !passes(copy, all, ['unit', 'contract']);
  } finally {
    writeFileSync(place, code);
  }
}

/** The nearest folder of tests: `test/model/time` for `src/model/time/zone/names.ts`, if that has none. */
function ownTests(file: string): string {
  let folder = dirname(file).replace('src', 'test');
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

function passes(copy: string, tests: readonly string[], projects: readonly string[]): boolean {
  const chosen = projects.flatMap((name) => ['--project', name]);
  const vitest = ['node_modules/vitest/vitest.mjs', ...tests, '--run', '--bail=1', '--passWithNoTests', ...chosen];
  // They ask git, read the whole source, or repeat the contract on a slower database.
  const slow = ['test/structure/**', 'test/lint/**', 'test/contract/pglite.test.ts', 'test/contract/postgres*'];
  const { status } = spawnSync(process.execPath, [...vitest, ...slow.flatMap((each) => ['--exclude', each])], {
    cwd: copy,
    stdio: 'ignore',
  });
  return status === 0;
}

moveAll();
