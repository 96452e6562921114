import { writeSlackState } from 'chatdeck/model';
import { createMemoryStore, createService, TeamChatError } from 'chatdeck/service';
import { plainPasswords } from 'chatdeck/testing';
import { expect, test, vi } from 'vitest';

const door = '/v1/webhook/slack/authorize';

/** Goes to Slack to sign up, while the store fails so. */
async function leave(failure: Error, state = writeSlackState({})) {
  const store = createMemoryStore();
  store.teamVisits.begin = () => Promise.reject(failure);
  const onError = vi.fn();
  const service = createService({ store, passwords: plainPasswords, onError });
  const query = new URLSearchParams({ redirect_uri: 'http://api.test/signup', state });
  const answer = await service.fetch(new Request(`http://api.test${door}?${query.toString()}`));
  return { onError, location: answer.headers.get('Location') };
}

test.each([
  ['an unexpected error', new Error('The disk is full.'), 'unknown'],
  ['an unavailable Slack', new TeamChatError('unavailable'), 'unavailable'],
])('%s at the way to Slack leads to a page that says so, and is reported', async (_, failure, code) => {
  const { onError, location } = await leave(failure);
  expect(location).toContain(code);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure, { method: 'GET', path: door });
});

test('what Slack refuses, and a broken address, lead to the page and are not reported', async () => {
  const refused = await leave(new TeamChatError('invalid_code'));
  expect([refused.location?.includes('invalid_code'), refused.onError.mock.calls]).toEqual([true, []]);
  const broken = await leave(new Error('never reached'), 'broken');
  expect([broken.location?.includes('invalid_state'), broken.onError.mock.calls]).toEqual([true, []]);
});

/** A service at this site, and what leads to Slack and back to sign up. */
async function visit(site: string) {
  const service = createService({ store: createMemoryStore(), passwords: plainPasswords, newToken: () => 'secret' });
  const query = new URLSearchParams({ redirect_uri: `${site}/signup`, state: writeSlackState({}) });
  const left = await service.request(`${site}${door}?${query.toString()}`);
  const cookie = left.headers.get('Set-Cookie') ?? '';
  const state = new URL(left.headers.get('Location') ?? '').searchParams.get('state') ?? '';
  const comeBack = async (said: Record<string, string>) => {
    const back = `${site}/v1/webhook/slack/signup?${new URLSearchParams({ ...said, state }).toString()}`;
    return service.request(back, { headers: { Cookie: cookie.split(';')[0] ?? '' } });
  };
  return { cookie, comeBack };
}

test.each([
  ['http://api.test', ''],
  ['https://api.test', '; Secure'],
])('a visit to Slack from %s is known by a cookie for its return alone, for 15 minutes', async (site, secure) => {
  const { cookie, comeBack } = await visit(site);
  expect(cookie.replace(/[0-9a-f]{16}/, 'hash')).toBe(
    `slack-hash=1; Max-Age=900; Path=/v1/webhook/slack/signup; HttpOnly${secure}; SameSite=Lax`,
  );
  const back = await comeBack({ error: 'access_denied' });
  expect(back.headers.get('Set-Cookie')).toMatch(/^slack-[0-9a-f]{16}=; Max-Age=0; Path=\/v1\/webhook\/slack\/signup/);
});

test.each([
  ['access_denied', 'access_denied'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), 'unknown'],
  ['a2', 'unknown'],
  ['<a', 'unknown'],
  ['a>', 'unknown'],
  ['', 'unknown'],
])('after Slack says “%s”, the page says “%s”', async (error, shown) => {
  const { comeBack } = await visit('http://api.test');
  const { status, headers } = await comeBack({ error });
  expect([status, headers.get('Location')]).toEqual([302, `http://api.test/#/signup?error=${shown}`]);
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
});

test('a way to Slack that leads nowhere is not found', async () => {
  const service = createService({ store: createMemoryStore(), passwords: plainPasswords });
  for (const query of ['', '?redirect_uri=x/elsewhere', '?redirect_uri=signup']) {
    expect((await service.request(`http://api.test${door}${query}`)).status).toBe(404);
  }
});
