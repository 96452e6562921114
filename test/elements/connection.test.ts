import { afterEach, expect, test, vi } from 'vitest';
import { createInstance } from '../../src/elements/instance';
import { connectionOf } from '../../src/elements/runtime/connection';

const baseUrl = 'https://api.test';
const changes = { accountId: 'globex', getToken: () => 'token of globex' };

/** A server that rejects every token, once it is asked. */
function listen() {
  const tokens: (string | null)[] = [];
  let answer: () => void = () => undefined;
  const answering = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    tokens.push(headers.get('Authorization'));
    await answering;
    return Response.json({ Message: 'No' }, { status: 401 });
  });
  return { tokens, answer };
}

afterEach(() => vi.unstubAllGlobals());

test.each<[string, (instance: ReturnType<typeof createInstance>) => void]>([
  ['another account signs in', ({ update }) => update(changes)],
  [
    'the page goes to another server',
    ({ update }) => update({ ...changes, accountId: 'acme', baseUrl: 'https://b.test' }),
  ],
  ['the user signs out', ({ logout }) => logout()],
])('a call that is rejected after %s gets no other token, and no one hears of it', async (_, leave) => {
  const { tokens, answer } = listen();
  const getToken = vi.fn(() => 'token of acme');
  const onError = vi.fn();
  const instance = createInstance({ baseUrl, accountId: 'acme', getToken, onError });
  const { client } = connectionOf(instance);
  const saving = client.users.current();
  expect(getToken).toHaveBeenCalledTimes(1);
  leave(instance);
  answer();
  await expect(saving).rejects.toMatchObject({ kind: 'unauthorized' });
  // The next call of the same job.
  await expect(client.users.current()).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(tokens).toEqual(['Bearer token of acme', null]);
  expect(getToken).toHaveBeenCalledTimes(1);
  expect(onError).not.toHaveBeenCalled();
});

test('a token that is refreshed while the account stays is used for the same call', async () => {
  const { tokens, answer } = listen();
  const instance = createInstance({ baseUrl, accountId: 'acme', getToken: () => 'old' });
  const saving = connectionOf(instance).client.users.current();
  instance.update({ getToken: () => 'new' });
  answer();
  await expect(saving).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(tokens).toEqual(['Bearer old', 'Bearer new']);
});
