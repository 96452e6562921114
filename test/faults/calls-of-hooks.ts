import { readFileSync } from 'node:fs';
import { calls } from 'chatdeck/model';
import type { CallName } from '../client/samples';

const names = Object.keys(calls) as CallName[];

/** What each hook asks for, as the list of the package's API says it. */
export function readCallsOfHooks(): Record<string, CallName[]> {
  const asked: Record<string, CallName[]> = {};
  let hook = '';
  for (const line of readFileSync('api/calls.md', 'utf8').split('\n').slice(2)) {
    const [, first = '', , request = ''] = line.split('|').map((cell) => cell.replaceAll('`', '').trim());
    if (request === '') continue;
    hook = first || hook;
    (asked[hook] ??= []).push(nameOf(request));
  }
  return asked;
}

/** The call that a request of the network is. */
export function callOf(method: string, url: string): CallName {
  const path = new URL(url).pathname.replace(/^\/v1/, '');
  const found = names.find((name) => calls[name].method === method && patternOf(calls[name].path).test(path));
  if (!found) throw new Error(`No call is ${method} ${path}.`);
  return found;
}

function nameOf(request: string): CallName {
  const found = names.find((name) => `${calls[name].method} ${calls[name].path}` === request);
  if (!found) throw new Error(`api/calls.md names ${request}, which is no call.`);
  return found;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
