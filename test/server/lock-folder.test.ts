import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../examples/server/src/database/lock-folder';

let folder: string;
const lockFile = () => join(folder, 'chatdeck.lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chatdeck-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder is locked until it is let go', () => {
  const unlock = lockFolder(folder);
  expect(readFileSync(lockFile(), 'utf8')).toBe(`${process.pid}\n`);
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${process.pid}`);
  unlock();
  expect(existsSync(lockFile())).toBe(false);
  lockFolder(folder)();
});

test('letting go twice does not take the lock of the next', () => {
  const unlock = lockFolder(folder);
  unlock();
  const unlockNext = lockFolder(folder);
  unlock();
  expect(existsSync(lockFile())).toBe(true);
  unlockNext();
});

test('the lock of another running process is respected', async () => {
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  writeFileSync(lockFile(), `${other.pid}\n`);
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} is in use by process ${other.pid}: stop it first, or delete ${lockFile()} if that is no Chatdeck server.`,
  );

  other.kill('SIGKILL');
  await once(other, 'exit');
  const unlock = lockFolder(folder);
  expect(readFileSync(lockFile(), 'utf8')).toBe(`${process.pid}\n`);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of an earlier process with our own number is taken over', () => {
  writeFileSync(lockFile(), `${process.pid}\n`);
  lockFolder(folder)();
});

test.each(['', 'not a number', '-1'])('a lock that holds %j is left alone', (text) => {
  writeFileSync(lockFile(), text);
  expect(() => lockFolder(folder)).toThrow('is in use by');
  expect(readFileSync(lockFile(), 'utf8')).toBe(text);
});

test('a folder that cannot be written is refused with a sentence', () => {
  expect(() => lockFolder(join(folder, 'missing'))).toThrow('chatdeck.lock cannot be written: ENOENT');
});
