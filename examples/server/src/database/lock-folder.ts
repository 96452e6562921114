import { closeSync, fstatSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error';
import { describeHolder, newHolder, readHolder, thisPlace, writeHolder, type Holder } from './lock-holder';
import { keepFresh } from './lock-refresh';

export interface LockOptions {
  /** Where process numbers mean the same as here. */
  place?: string | undefined;
  /** How often the lock's time is refreshed, in milliseconds. */
  refreshMs?: number | undefined;
  /** How long a lock of another machine or container has to stay untouched to count as left behind. */
  patienceMs?: number | undefined;
  /** Called when another process has taken the lock away, as it may while this one sleeps. */
  onLost?: ((reason: StartError) => void) | undefined;
}

/** Holders of this process: after a crash a new process may have the number of the old one. */
const ours = new Set<string>();

/**
 * Takes a data folder for this process alone and returns the function that releases it: two processes on one embedded
 * database silently lose rows. An abandoned lock is taken over: immediately if its process ran on this machine and
 * container, otherwise after watching it for a while, since its process number means nothing here.
 */
export async function lockFolder(folder: string, options: LockOptions = {}): Promise<() => void> {
  const { place = thisPlace(), refreshMs = 3000, patienceMs = 20_000, onLost = endProcess } = options;
  const file = resolve(folder, 'chatdeck.lock');
  const holder = newHolder(place);
  if (!tryLock(file, holder)) {
    await removeStale(file, folder, holder, patienceMs);
    if (!tryLock(file, holder)) throw inUse(folder, look(file)?.holder);
  }
  ours.add(holder.id);
  const stopRefreshing = keepFresh(file, writeHolder(holder), refreshMs, () => onLost(lost(folder)));
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    stopRefreshing();
    ours.delete(holder.id);
    if (look(file)?.holder?.id === holder.id) rmSync(file, { force: true });
  };
}

function tryLock(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, writeHolder(holder), { flag: 'wx', flush: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new StartError(`The lock ${file} cannot be written: ${(error as Error).message}.`, { cause: error });
  }
}

/** Moved aside before it is removed, so that of several processes that find a stale lock only one removes it. */
async function removeStale(file: string, folder: string, { id, place }: Holder, patienceMs: number): Promise<void> {
  const found = look(file);
  if (!found) return;
  if (!found.holder) throw inUse(folder, undefined);
  const isInUse = found.holder.place === place ? isRunning(found.holder) : await isTouched(file, found, patienceMs);
  if (isInUse) throw inUse(folder, found.holder);
  const aside = `${file}.${id}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = look(aside)?.holder;
  // Another process took over between reading and moving: the moved file is its lock.
  const isAnother = moved?.id !== found.holder.id;
  if (isAnother) linkSync(aside, file);
  rmSync(aside, { force: true });
  if (isAnother) throw inUse(folder, moved);
}

interface Look {
  /** Undefined if it can't be read: it may be in the middle of a write. */
  holder: Holder | undefined;
  /** When it was last refreshed, by the clock of its holder. */
  time: number;
}

/** The lock as it is now; undefined when there is none. */
function look(file: string): Look | undefined {
  try {
    const open = openSync(file, 'r');
    try {
      return { holder: readHolder(readFileSync(open, 'utf8')), time: fstatSync(open).mtimeMs };
    } finally {
      closeSync(open);
    }
  } catch {
    return undefined;
  }
}

/** Watches a lock for as long as `patienceMs`. No clock is compared with another one's: they may differ. */
async function isTouched(file: string, before: Look, patienceMs: number): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    await pause(Math.min(250, patienceMs / 10));
    const now = look(file);
    if (!now) return false;
    if (now.time !== before.time || now.holder?.id !== before.holder?.id) return true;
  }
  return false;
}

function isRunning({ pid, id }: Holder): boolean {
  if (pid === process.pid) return ours.has(id);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function inUse(folder: string, holder: Holder | undefined): StartError {
  const who = holder ? describeHolder(holder) : 'another process';
  return new StartError(
    `The data folder ${folder} is in use by ${who}: stop it first, or delete ${join(folder, 'chatdeck.lock')} if that is no Chatdeck server.`,
  );
}

function lost(folder: string): StartError {
  return new StartError(`Another process has taken over the data folder ${folder}: this one ends, to lose nothing.`);
}

/** Immediately: whatever this process still writes could destroy what the other one has written. */
function endProcess({ message }: StartError): void {
  console.error(message);
  process.exit(1);
}
