import { expect, test } from 'vitest';
import { createLog } from '../../examples/server/src/log';

function logged(error: unknown) {
  const lines: string[] = [];
  createLog('info', { write: (line: string) => void lines.push(line) }).error({ err: error }, 'unexpected error');
  return lines.join('');
}

test('a failed query is logged without its parameters', () => {
  const cause = Object.assign(new Error('deadlock detected'), { detail: 'Key (email)=(secret@acme.test)' });
  const query = { query: 'insert into users', params: ['secret-hash'] };
  const line = logged(Object.assign(new Error('Failed query\nparams: secret-hash', { cause }), query));
  expect(line).toContain('a query failed');
  expect(line).toContain('deadlock detected');
  expect(line).not.toContain('secret');
});

test('a line is one object of JSON with its level and its time in milliseconds of UTC', () => {
  const before = Date.now();
  const line = JSON.parse(logged(new Error('x'))) as { level: number; time: number; msg: string };
  expect(line).toMatchObject({ level: 50, msg: 'unexpected error' });
  expect(line.time).toBeGreaterThanOrEqual(before);
  expect(line.time).toBeLessThanOrEqual(Date.now());
});

test('a message of several lines is logged as one', () => {
  const lines = logged(new Error('one\n{"level":30,"msg":"made up"}'));
  expect(lines.trimEnd().split('\n')).toHaveLength(1);
});

test('an error is logged with its place, and anything else that was thrown without its content', () => {
  const line = JSON.parse(logged(new TypeError('no such thing'))) as { err: { type: string; stack: string } };
  expect(line.err).toMatchObject({ type: 'TypeError', message: 'no such thing' });
  expect(line.err.stack).toContain('log.test.ts');
  expect(logged('secret')).not.toContain('secret');
});
