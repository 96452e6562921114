import type { Mail } from 'chatdeck/service';
import { answerRequests } from 'chatdeck/testing/answer-requests';
import { beforeEach, expect, test, vi } from 'vitest';

const now = new Date('2025-06-18T12:00:00Z');
const noor = 'noor@new.test';
const failure = new Error('no mail server');
const onError = vi.fn();
const sent: Mail[] = [];
let send: (mail: Mail) => Promise<void>;
let answer: (request: Request) => Promise<Response>;

const deliver = (mail: Mail) => Promise.resolve(void sent.push(mail));
const fail = () => Promise.reject(failure);

beforeEach(() => {
  onError.mockReset();
  sent.length = 0;
  send = deliver;
  answer = answerRequests({ now: () => now, mailer: { send: (mail) => send(mail) }, onError });
});

async function ask(method: string, path: string, body?: object) {
  const request = new Request(`http://api.test/v1/dashboard-admin/${path}`, {
    method,
    headers: { Authorization: 'Bearer admin-token', 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  const response = await answer(request);
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}
const emails = async () =>
  Object.values((await ask('GET', 'users')).json).map((user) => (user as Mail & { email: string }).email);

test('an invitation that can’t be emailed adds no user, says so, and works the next time', async () => {
  send = fail;
  const refused = await ask('POST', 'users', { email: noor });
  expect([refused.status, refused.json.Code]).toEqual([503, 'mail_unavailable']);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure, { method: 'POST', path: '/v1/dashboard-admin/users' });
  expect(await emails()).not.toContain(noor);

  send = deliver;
  expect((await ask('POST', 'users', { email: noor })).status).toBe(200);
  expect(sent.map(({ to }) => to)).toEqual([noor]);
  expect(await emails()).toContain(noor);
});

test('a user who accepted although the mail server reported a failure stays', async () => {
  send = async ({ text }) => {
    const token = /token=(\w+)/.exec(text)?.[1] ?? '';
    const accepted = (path: string, body: Record<string, string>) =>
      answer(new Request(`http://api.test/v1/p/${path}`, { method: 'POST', body: new URLSearchParams(body) }));
    await accepted('users/password_reset', { token, password: 'my own password' });
    const signedIn = new Request('http://api.test/v1/p/sessions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: noor, password: 'my own password' }),
    });
    expect((await answer(signedIn)).status).toBe(200);
    throw failure;
  };
  const refused = await ask('POST', 'users', { email: noor });
  expect([refused.status, refused.json.Code]).toEqual([400, 'not_pending']);
  expect(await emails()).toContain(noor);
});

test('an invitation that can’t be emailed again is still pending, and nothing says that it was sent', async () => {
  const { json } = await ask('POST', 'users', { email: noor });
  send = fail;
  const refused = await ask('POST', 'invitations', { id: json.Id });
  expect([refused.status, refused.json.Code]).toEqual([503, 'mail_unavailable']);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure, { method: 'POST', path: '/v1/dashboard-admin/invitations' });
  expect((await ask('GET', 'invitations')).json).toMatchObject([{ email: noor }]);

  send = deliver;
  expect((await ask('POST', 'invitations', { id: json.Id })).status).toBe(200);
  expect(sent).toHaveLength(2);
});
