import { calls } from 'chatdeck/model';
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, object>>('../../../src/model/calls/*.ts', { eager: true });

test('every call that a file describes is among the calls, so that no generated test misses one', () => {
  const exported = Object.values(files).flatMap((file) => Object.values(file));
  const described = exported.flatMap((group) => Object.entries(group).filter(([, value]) => isCall(value)));
  expect(described.length).toBeGreaterThan(40);
  expect(Object.fromEntries(described)).toEqual(calls);
});

function isCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;
}
