import { calls } from 'chatdeck/model';
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, object>>(['../../../src/model/calls/*.ts', '!**/index.ts'], {
  eager: true,
});

test('every call that a file describes is among the calls, so that no generated test misses one', () => {
  const exported = Object.values(files).flatMap((file) => Object.values(file));
  const described = exported.flatMap((group) => Object.values(group).filter(isCall));
  expect(described.length).toBeGreaterThan(40);
  expect(described.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
  expect(Object.fromEntries(described.map((call) => [call.name, call]))).toEqual(calls);
});

function isCall(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;
}
