import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '../start-error';

/** The folders that this process has locked: after a crash a new process may have the number of the old one. */
const ours = new Set<string>();

/**
 * Takes a data folder for this process alone and gives the function that lets it go: two processes on one embedded
 * database lose rows without a word. A lock of a process that is gone is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = resolve(folder, 'chatdeck.lock');
  if (!tryLock(file)) {
    removeStale(file, folder);
    if (!tryLock(file)) throw inUse(folder, readHolder(file));
  }
  ours.add(file);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    ours.delete(file);
    rmSync(file, { force: true });
  };
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx', flush: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new StartError(`The lock ${file} cannot be written: ${(error as Error).message}.`, { cause: error });
  }
}

/** Moved aside before it is removed, so that of several processes that find a stale lock only one removes it. */
function removeStale(file: string, folder: string): void {
  const holder = readHolder(file);
  if (isRunning(holder, file)) throw inUse(folder, holder);
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  // Between reading and moving somebody else had taken over: what was moved is their lock.
  if (moved !== holder) linkSync(aside, file);
  rmSync(aside, { force: true });
  if (moved !== holder) throw inUse(folder, moved);
}

function readHolder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').trim());
  } catch {
    return Number.NaN;
  }
}

function isRunning(pid: number, file: string): boolean {
  if (pid === process.pid) return ours.has(file);
  // An unreadable lock may be one that is just being written.
  if (!Number.isSafeInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function inUse(folder: string, pid: number): StartError {
  const who = Number.isNaN(pid) ? 'another process' : `process ${pid}`;
  return new StartError(
    `The data folder ${folder} is in use by ${who}: stop it first, or delete ${join(folder, 'chatdeck.lock')} if that is no Chatdeck server.`,
  );
}
