import { createMemoryStore, createService } from 'chatdeck/service';
import { plainPasswords } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';

/** What a browser's page at `origin` gets from a service that is asked at `host`. */
async function ask(origin: string, host: string, ownOrigin?: string) {
  const service = createService({
    store: createMemoryStore(),
    passwords: plainPasswords,
    allowedOrigins: ['https://portal.test'],
    ownOrigin,
  });
  const answer = await service.request(`http://${host}/v1/users/current`, { headers: { Origin: origin } });
  return ((await answer.json()) as { Code: string }).Code;
}

describe('behind a proxy that writes another host', () => {
  const own = 'https://chat.example.com';

  test('the dashboard is at its own origin, whatever host the proxy names', async () => {
    for (const host of ['10.0.0.7:4000', 'server:4000', 'chat.example.com']) {
      expect(await ask(own, host, own)).toBe('not_signed_in');
    }
  });

  test('an allowed origin stays allowed', async () => {
    expect(await ask('https://portal.test', '10.0.0.7:4000', own)).toBe('not_signed_in');
  });

  test.each([
    ['http://10.0.0.7:4000', '10.0.0.7:4000'],
    ['https://evil.test', 'evil.test'],
    ['http://chat.example.com', 'chat.example.com'],
    ['https://chat.example.com:8443', 'chat.example.com'],
    ['https://chat.example.com.evil.test', 'chat.example.com'],
  ])('%s is no own origin because the request names %s', async (origin, host) => {
    expect(await ask(origin, host, own)).toBe('origin_not_allowed');
  });
});

test('without a known origin the host that a request names is its own', async () => {
  expect(await ask('http://10.0.0.7:4000', '10.0.0.7:4000')).toBe('not_signed_in');
  expect(await ask('https://chat.example.com', 'chat.example.com')).toBe('not_signed_in');
  expect(await ask('https://evil.test', 'chat.example.com')).toBe('origin_not_allowed');
});

test('a rejected page is named to the host, and the answer says which setting would allow it', async () => {
  const rejected: string[] = [];
  const onRejectedOrigin = (origin: string) => void rejected.push(origin);
  const service = createService({ store: createMemoryStore(), passwords: plainPasswords, onRejectedOrigin });
  const headers = { Origin: 'https://portal.example.com' };
  const answer = await service.request('http://chat.example.com/v1/users/current', { headers });
  expect(rejected).toEqual(['https://portal.example.com']);
  expect(await answer.json()).toMatchObject({
    Message: 'The site of the Origin header isn’t allowed to use this API. Add it to ALLOWED_ORIGINS.',
  });
});
