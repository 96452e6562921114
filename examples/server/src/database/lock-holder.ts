import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a lock. */
export interface Holder {
  pid: number;
  host: string;
  /** Within one place, and only there, a process number names one process. */
  place: string;
  /** Another one for each lock that is taken. */
  id: string;
}

export function newHolder(place: string): Holder {
  return { pid: process.pid, host: hostname(), place, id: randomUUID() };
}

/** This machine since its start and, on Linux, this container: the first process of every container has the number 1. */
export function thisPlace(): string {
  const boot = textOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  const container = textOf(() => readlinkSync('/proc/self/ns/pid'));
  return [hostname(), boot, container].join(' ').trim();
}

export function writeHolder(holder: Holder): string {
  return `${JSON.stringify(holder)}\n`;
}

/** Undefined for a text that names no process. */
export function readHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isHolder(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** For people. A number alone names the process where they are. */
export function describeHolder({ pid, host, place }: Holder): string {
  return place === thisPlace() ? `process ${pid}` : `process ${pid} of ${host}, or another container`;
}

function isHolder(value: unknown): value is Holder {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, host, place, id } = value as Partial<Record<keyof Holder, unknown>>;
  return Number.isSafeInteger(pid) && Number(pid) > 0 && [host, place, id].every((text) => typeof text === 'string');
}

/** Empty where the system does not tell. */
function textOf(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}
