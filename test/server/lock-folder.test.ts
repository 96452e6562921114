import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFolder } from '../../examples/server/src/database/lock-folder';
import { readHolder, thisPlace, writeHolder } from '../../examples/server/src/database/lock-holder';

let folder: string;
const lockFile = () => join(folder, 'chatdeck.lock');
const holder = () => readHolder(readFileSync(lockFile(), 'utf8'));
/** The lock of a process of this machine and container, unless said otherwise. */
const leaveLock = (pid: number, place = thisPlace()) =>
  writeFileSync(lockFile(), writeHolder({ pid, place, host: 'other-host', id: 'other' }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chatdeck-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder is locked until it is let go', async () => {
  const unlock = await lockFolder(folder);
  expect(holder()).toMatchObject({ pid: process.pid, host: hostname(), place: thisPlace() });
  await expect(lockFolder(folder)).rejects.toThrow(`The data folder ${folder} is in use by process ${process.pid}:`);
  unlock();
  expect(existsSync(lockFile())).toBe(false);
  (await lockFolder(folder))();
});

test('letting go twice does not take the lock of the next', async () => {
  const unlock = await lockFolder(folder);
  unlock();
  const unlockNext = await lockFolder(folder);
  unlock();
  expect(existsSync(lockFile())).toBe(true);
  unlockNext();
});

test('the lock of another process is respected while it runs, and taken over immediately after a kill', async () => {
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  leaveLock(other.pid ?? 0);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${other.pid}: stop it first, or delete ${lockFile()} if that is no Chatdeck server.`,
  );

  other.kill('SIGKILL');
  await once(other, 'exit');
  // Patience that would outlast the test: nothing is waited for.
  const unlock = await lockFolder(folder, { patienceMs: 1e9 });
  expect(holder()).toMatchObject({ pid: process.pid });
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of an earlier process with our own number is taken over', async () => {
  leaveLock(process.pid);
  (await lockFolder(folder, { patienceMs: 1e9 }))();
});

test('a lock of another container whose process has our own number is respected while it is kept fresh', async () => {
  const unlock = await lockFolder(folder, { place: 'container one', refreshMs: 20 });
  await expect(lockFolder(folder, { place: 'container two', patienceMs: 60_000 })).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid} of ${hostname()}, or another container:`,
  );
  unlock();
  (await lockFolder(folder, { place: 'container two', patienceMs: 1e9 }))();
});

test('a lock of another container is taken over once it has not been refreshed for long enough', async () => {
  leaveLock(process.pid, 'a container that is gone');
  const unlock = await lockFolder(folder, { patienceMs: 50 });
  expect(holder()).toMatchObject({ place: thisPlace() });
  unlock();
});

test('a lock is kept fresh while a long statement holds everything else up', async () => {
  const unlock = await lockFolder(folder, { refreshMs: 20 });
  await vi.waitFor(
    () => expect(statSync(lockFile()).mtimeMs).toBeGreaterThan(statSync(lockFile()).birthtimeMs),
    20_000,
  );
  const before = statSync(lockFile()).mtimeMs;
  const until = performance.now() + 10_000;
  let isFresh = false;
  // Without a break, as a statement of the embedded database runs.
  while (!isFresh && performance.now() < until) isFresh = statSync(lockFile()).mtimeMs > before;
  expect(isFresh).toBe(true);
  unlock();
});

test('a process that slept while another took the lock over is notified, and leaves it alone', async () => {
  const onLost = vi.fn();
  const unlock = await lockFolder(folder, { refreshMs: 20, onLost });
  leaveLock(1, 'elsewhere');
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1), 20_000);
  expect(String(onLost.mock.calls[0])).toContain(`Another process has taken over the data folder ${folder}`);
  unlock();
  expect(holder()).toMatchObject({ id: 'other' });
});

test('a lock that was deleted while it is held comes back', async () => {
  const unlock = await lockFolder(folder, { refreshMs: 20 });
  rmSync(lockFile());
  await vi.waitFor(() => expect(holder()).toMatchObject({ pid: process.pid }), 20_000);
  unlock();
});

test.each(['', 'not a number', '-1', '17', '{"pid":0}'])('a lock that holds %j is left alone', async (text) => {
  writeFileSync(lockFile(), text);
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another process');
  expect(readFileSync(lockFile(), 'utf8')).toBe(text);
});

test('a folder that can’t be written is rejected with a sentence', async () => {
  await expect(lockFolder(join(folder, 'missing'))).rejects.toThrow('chatdeck.lock cannot be written: ENOENT');
});
