import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { conformanceCases } from 'chatdeck/testing/conformance/cases';
import { runCase } from 'chatdeck/testing/conformance/run-conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadOpenApi } from '../../scripts/openapi/load';
import { createPlainServer } from './plain-server';

const tokens = { admin: 'plain-admin', agent: 'plain-agent', other: 'plain-other' };
let server: ReturnType<typeof createPlainServer>;
let baseUrl: string;

beforeAll(async () => {
  server = createPlainServer((await loadOpenApi()) as Parameters<typeof createPlainServer>[0], tokens);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** What it implements. */
const groups = ['session', 'settings', 'saved-replies'];
const paths = /users\/current|logout|legal_confirmation|rate|update_config|toggle|team-avatar|saved_replies/;
const cases = conformanceCases.filter(({ step, group, rule }) => {
  if (!['session', 'settings', 'answers'].includes(step)) return false;
  return groups.includes(group) || (['access', 'fields', 'tenants'].includes(group) && paths.test(rule));
});

/** What its plans leave out, by what the kit says of it. */
const leftOut = /plan doesn’t include triggers|The account has one widget/;

test.each(cases)('a server written from the file alone keeps: $rule', async (each) => {
  const access = { admin: tokens.admin, agent: tokens.agent, otherAccount: tokens.other };
  const login = { email: 'dana@acme.test', password: 'plain password' };
  const { status, reason, expected, actual } = await runCase(each, { baseUrl, ...access, ...login });
  if (leftOut.test(reason ?? '')) return;
  expect({ status, reason, expected, actual }).toEqual({ status: 'passed' });
});

test('the cases of an optional call that it doesn’t have are skipped', async () => {
  const optional = conformanceCases.filter(({ rule }) => rule.startsWith('GET /chat_endpoints/{id}/changes'));
  expect(optional).toHaveLength(3);
  for (const each of optional) {
    const result = await runCase(each, { baseUrl, ...tokens, otherAccount: tokens.other });
    expect(result).toMatchObject({ status: 'skipped', reason: expect.stringContaining('optional') as string });
  }
});

test('the cases of what it doesn’t implement fail', async () => {
  const other = conformanceCases.find(({ step }) => step === 'account');
  if (!other) throw new Error('no such case');
  expect((await runCase(other, { baseUrl, admin: tokens.admin })).status).toBe('failed');
});
