import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { JsonObject } from 'chatdeck/model';
import { serve, type Serving } from 'chatdeck/cli/serve';
import { answerRequests } from 'chatdeck/testing/answer-requests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access, makeConformanceWorld } from '../contract/conformance-world';
import { chatdeck } from './terminal';

let folder: string;
let sound: Serving;
let broken: Serving;

/** Every response of settings says something else than what is stored. */
async function forgetful(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
  const response = await answer(request);
  if (!request.url.endsWith('/update_config') || !response.ok) return response;
  const widget = (await response.json()) as object;
  return Response.json({ ...widget, onlineTitle: '<b>]]>\u0001' }, { headers: { ETag: '"1"' } });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chatdeck-conformance-'));
  const allowedOrigins = [access.origin ?? ''];
  sound = await serve(answerRequests({ scenario: makeConformanceWorld(new Date()), allowedOrigins }), 0);
  const answer = answerRequests({ scenario: makeConformanceWorld(new Date()) });
  broken = await serve((request) => forgetful(request, answer), 0);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const { server } of [sound, broken]) {
    server.close();
    server.closeAllConnections();
  }
});

const tokens = [
  ...['--admin', access.admin, '--agent', access.agent ?? '', '--other-account', access.otherAccount ?? ''],
  ...['--service-key', access.serviceKey ?? '', '--origin', access.origin ?? '', '--allow-lasting'],
];
const login = ['--email', access.email ?? '', '--password', access.password ?? ''];
const check = ({ url }: Serving, ...args: string[]) => chatdeck('conformance', `${url}/v1`, ...args);

describe('npx chatdeck conformance', () => {
  test('finds nothing wrong with our service', { timeout: 60_000 }, async () => {
    const { code, printed, reported } = await check(sound, ...tokens, ...login);
    expect(reported).not.toContain('✗');
    expect(printed).toMatch(/^\d{3} passed, 0 failed, 0 skipped$/);
    expect(reported).toMatch(/^✓ settings: \d{2,} rules$/m);
    expect(code).toBe(0);
  });

  test('ends the current case at Ctrl+C, with everything put back, and exits with 130', async () => {
    const answer = answerRequests({ scenario: makeConformanceWorld(new Date()) });
    const widgets = async (url: string) => {
      const headers = { Authorization: `Bearer ${access.admin}` };
      const { ces } = (await (await fetch(`${url}/v1/users/current`, { headers })).json()) as { ces: JsonObject[] };
      return ces.map(({ Id, Step, RoomId, RoomName }) => ({ Id, Step, RoomId, RoomName }));
    };
    const server = await serve((request) => {
      if (request.url.endsWith('/change-channel') && request.method === 'PUT') process.emit('SIGINT');
      return answer(request);
    }, 0);
    const before = await widgets(server.url);
    const { code, printed, reported } = await check(server, ...tokens, '--only', 'setup');
    expect(await widgets(server.url)).toEqual(before);
    server.server.close();
    expect(reported).toContain('Stopping: the current case ends and puts back what it changed.');
    expect(printed).toMatch(/0 failed, \d+ skipped, \d+ not run$/);
    expect(code).toBe(130);
  });

  test('runs what can’t be put back only when told to', async () => {
    const lasting = ['--only', 'A channel can be created', '--only', 'The last admin stays'];
    const { code, reported } = await check(sound, ...tokens.slice(0, -1), ...lasting);
    expect(reported).toContain('Needs --allow-lasting: a channel can’t be deleted.');
    expect(reported).toContain(
      'Needs --allow-lasting: a server without this rule leaves the account without an admin.',
    );
    expect(code).toBe(0);
  });

  test('fails at a skipped case when none may be', async () => {
    const only = ['--only', 'Logging in returns a token'];
    const { code, reported } = await check(sound, ...tokens, ...only, '--no-skips');
    expect(reported).toContain('Some cases were skipped. They are named above.');
    expect(code).toBe(1);
  });

  test('leaves the account as it was', { timeout: 60_000 }, async () => {
    const everything = async () => {
      const paths = ['/users/current', '/dashboard-admin/users', '/chat_endpoints/11/saved_replies'];
      const more = ['/chat_endpoints/11/question_groups', '/chat_endpoints/11/bot_users'];
      const headers = { Authorization: `Bearer ${access.admin}` };
      const texts = await Promise.all(
        [...paths, ...more].map(async (path) => (await fetch(`${sound.url}/v1${path}`, { headers })).text()),
      );
      // Every write is numbered, and a case makes a new key.
      return texts
        .join('\n')
        .replaceAll(/"(version|apiKey|conformanceField)":("[^"]*"|null),?|,"conformanceField":null/g, '');
    };
    const before = await everything();
    await check(sound, ...tokens, '--only', 'answers', '--only', 'settings', '--only', 'setup', '--only', 'account');
    expect(await everything()).toBe(before);
  });

  test('skips what it can’t make, by name, and counts it', async () => {
    const { code, printed, reported } = await check(sound, '--admin', access.admin, '--only', 'session');
    expect(reported).toContain('- skipped: Logging out ends this session and no other (No email and password');
    expect(reported).toContain('- skipped: Only admins see the account’s keys (No token was given for an agent.)');
    expect(reported).not.toContain('6. Users');
    expect(Number(/(\d+) skipped/.exec(printed)?.[1])).toBeGreaterThan(3);
    expect(code).toBe(0);
  });

  test('shows the call, both answers, and where to read on, for each broken rule', async () => {
    const { code, printed, reported } = await check(broken, ...tokens, '--only', 'A save changes the fields');
    expect(code).toBe(1);
    expect(printed).toBe('0 passed, 1 failed, 0 skipped');
    expect(reported).toContain('✗ 2. Widgets and settings, settings: A save changes the fields that it sends');
    expect(reported).toContain('by        an admin, Authorization: Bearer (hidden), Content-Type: application/json');
    expect(reported).toMatch(/^ {2}Failed check: /m);
    expect(reported).toMatch(/expected {2}\{.*"onlineTitle":"Conformance/);
    expect(reported).toMatch(/actual {4}\{/);
    expect(reported).toContain('call      PUT /chat_endpoints/11/update_config {"onlineTitle":"Conformance');
    expect(reported).toContain('Implement the API, “2. Widgets and settings”: A save is a merge');
    expect(reported).not.toContain(access.admin);
  });

  test('shows no password and no token, not even one that the server has just sent', async () => {
    const answer = answerRequests({ scenario: makeConformanceWorld(new Date()) });
    const dead = 'a-token-that-never-counts';
    const server = await serve(async (request) => {
      const isLogin = request.url.endsWith('/sessions') && request.method === 'POST';
      return isLogin ? Response.json({ token: dead }) : answer(request);
    }, 0);
    const file = join(folder, 'secrets.json');
    const report = ['--report', 'json', '--out', file];
    const { code, printed, reported } = await check(server, ...tokens, ...login, '--only', 'session', ...report);
    server.server.close();
    expect(code).toBe(1);
    const secrets = [access.admin, access.agent, access.otherAccount, access.serviceKey, access.password, dead];
    for (const text of [printed, reported, readFileSync(file, 'utf8')]) {
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    expect(reported).toContain('"password":"(hidden)"');
  });

  test('names what it could not put back, and exits with 1', async () => {
    const answer = answerRequests({ scenario: makeConformanceWorld(new Date()) });
    let saves = 0;
    const server = await serve(async (request) => {
      const isSave = request.url.endsWith('/update_config');
      return isSave && (saves += 1) > 1 ? new Response(null, { status: 503 }) : answer(request);
    }, 0);
    const only = ['--only', 'A save changes the fields'];
    const { code, printed, reported } = await check(server, ...tokens, ...only);
    server.server.close();
    expect(reported).toMatch(
      /! not put back: A save changes the fields.* \(PUT \/chat_endpoints\/11\/update_config: 503\)/,
    );
    expect(printed).toContain('1 not put back');
    expect(code).toBe(1);
  });

  test('a server that cannot be reached is named with the reason', async () => {
    const only = ['--only', 'A save changes the fields'];
    const { code, reported } = await chatdeck('conformance', 'http://localhost:1/v1', ...tokens, ...only);
    expect(reported).toContain('GET /users/current got no response: ');
    expect(reported).toMatch(/ECONNREFUSED|bad port/);
    expect(code).toBe(1);
  });

  test('a token that is empty counts as missing', async () => {
    const only = ['--only', 'Only admins see the account'];
    const { code, reported } = await check(sound, '--admin', access.admin, '--agent', '', ...only);
    expect(reported).toContain('No token was given for an agent.');
    expect(code).toBe(0);
  });

  test('writes a report for people and one for programs', async () => {
    const only = ['--only', 'settings'];
    const files = ['junit', 'json', 'html'].map((format) => join(folder, `report.${format}`));
    for (const file of files) {
      const { code } = await check(broken, ...tokens, ...only, '--report', file.split('.').at(-1) ?? '', '--out', file);
      expect(code).toBe(1);
    }
    const [junit = '', json = '', html = ''] = files.map((file) => readFileSync(file, 'utf8'));
    const result = JSON.parse(json) as { cases: unknown[]; failed: number };
    expect(junit.match(/<testcase /g)).toHaveLength(result.cases.length);
    expect(junit.match(/<failure /g)).toHaveLength(result.failed);
    for (const hostile of ['\u0001', '<b>']) expect(junit).not.toContain(hostile);
    expect(html.match(/<li class="failed">/g)).toHaveLength(result.failed);
    expect(html).not.toContain('<b>]]>');
    expect(html.match(/<dt>answer<\/dt><dd>\d{3} /g)?.length).toBeGreaterThanOrEqual(result.failed);
    const groups = html.match(/<details.*$/gm) ?? [];
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups)
      expect([group, group.includes('<details open>')]).toEqual([group, / failed</.test(group)]);
  });

  test.each([
    [[], 'Name one URL'],
    [['chat'], 'isn’t a URL'],
    [['https://chat.test/v1'], 'A token of an admin is missing'],
    [['https://chat.test/v1', '--admin', 'x', '--report', 'pdf'], 'There is no report "pdf"'],
    [['https://chat.test/v1', '--admin', 'x', '--out', 'x'], '--out needs --report'],
    [
      ['https://chat.test/v1', '--admin', 'x', '--only', 'session', '--only', 'no such case'],
      'No case is called no such case',
    ],
    [['https://chat.test/v1', '--admin', 'x', '--timeout', 'long'], '--timeout needs'],
  ])('%j is explained', async (args, message) => {
    const { code, reported } = await chatdeck('conformance', ...args);
    expect(code).toBe(2);
    expect(reported).toContain(message);
  });
});
