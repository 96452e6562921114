import { describe, expect, it, vi } from 'vitest';
import { createClient } from 'chatdeck/client';
import { calls } from 'chatdeck/model';
import { samples, type CallName } from './samples';

const names = Object.keys(samples) as CallName[];
const publicCalls: CallName[] = ['createSession', 'createUser', 'requestPasswordReset', 'resetPassword'];
const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded;charset=UTF-8',
} as const;

/** What a server would be sent for a call. */
async function requestOf(name: CallName): Promise<Request> {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(samples[name].answer ?? null)));
  const client = createClient({
    baseUrl: 'https://api.test/',
    session: { id: 'acme', getToken: () => 'token-1' },
    fetch,
  });
  await samples[name].send(client);
  const [url, init] = fetch.mock.lastCall ?? [];
  if (url === undefined) throw new Error('nothing was sent');
  return new Request(url, init);
}

async function multipartOf(request: Request): Promise<Record<string, string>> {
  const parts = [...(await request.formData())].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : `${value.name} ${value.type} ${value.size}`,
  ]);
  return Object.fromEntries(parts) as Record<string, string>;
}

describe('what is sent', () => {
  it('is written down here for every call', () => {
    expect(names.toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it.each(names)('for %s is what the specification says', async (name) => {
    const { line, json, form, multipart, headers = {} } = samples[name].sends;
    const request = await requestOf(name);
    expect(`${request.method} ${request.url.replace('https://api.test/v1', '')}`).toBe(line);

    const { 'content-type': type, ...sent } = Object.fromEntries(request.headers);
    const token = publicCalls.includes(name) ? {} : { authorization: 'Bearer token-1' };
    expect(sent).toEqual({ accept: 'application/json', ...token, ...headers });
    if (multipart) {
      expect(type).toMatch(/^multipart\/form-data; boundary=/);
      expect(await multipartOf(request)).toEqual(multipart);
      return;
    }
    expect(type).toBe(json ? types.json : form ? types.form : undefined);
    expect(await request.text()).toBe(json ? JSON.stringify(json) : (form ?? ''));
  });

  it.each(names.filter((name) => calls[name].request && !samples[name].sends.multipart))(
    'for %s passes the strict schema by which the service reads it',
    (name) => {
      const { json, form } = samples[name].sends;
      const body = json ?? Object.fromEntries(new URLSearchParams(form));
      expect(calls[name].request?.safeParse(body).error).toBeUndefined();
    },
  );

  it.each(names.filter((name) => calls[name].query))('for %s passes the strict schema of its query', (name) => {
    const query = Object.fromEntries(new URL(`https://x${samples[name].sends.line.split(' ')[1]}`).searchParams);
    expect(calls[name].query?.safeParse(query).error).toBeUndefined();
  });

  it.each(names)('for %s has a good answer that its schema reads', (name) => {
    expect(calls[name].answer.safeParse(samples[name].answer).error).toBeUndefined();
  });
});
