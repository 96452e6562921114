import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readSlackState,
  slackAuthorizeUrl,
  slackHook,
  slackPurposes,
  writeSlackState,
  type SlackAuthorization,
} from 'chatdeck/model';

const authorization: SlackAuthorization = {
  purpose: 'connect',
  state: { token: 't', ceId: '7' },
  clientId: '12.34',
  baseUrl: 'https://chat.example/',
};
const query = (fields: Partial<SlackAuthorization> = {}) =>
  Object.fromEntries(new URL(slackAuthorizeUrl({ ...authorization, ...fields })).searchParams);

describe('the authorize address', () => {
  it("is Slack's own, or a sandbox's", () => {
    expect(slackAuthorizeUrl(authorization)).toMatch(/^https:\/\/slack\.com\/oauth\/v2\/authorize\?/);
    const sandbox = { ...authorization, authorizeUrl: 'http://localhost:3000/sandbox/authorize?x=1' };
    expect(slackAuthorizeUrl(sandbox)).toMatch(/^http:\/\/localhost:3000\/sandbox\/authorize\?x=1&client_id=/);
  });

  it('asks for every scope, and leads back to the hook', () => {
    expect(query()).toEqual({
      client_id: '12.34',
      scope:
        'channels:manage,commands,channels:read,channels:join,chat:write,chat:write.customize,channels:history,users:read,users:read.email',
      user_scope: 'channels:write',
      redirect_uri: 'https://chat.example/v1/webhook/slack/connect',
      state: writeSlackState({ token: 't', ceId: '7' }),
    });
  });

  it('asks for chat:write of the user only where that is wanted', () => {
    expect(query({ requestChatWriteUserScope: true }).user_scope).toBe('channels:write,chat:write');
  });

  it('asks for one scope alone', () => {
    const bot = query({ only: { scope: 'users:read', holder: 'bot', use: 'listTeam' } });
    expect(bot).toMatchObject({ scope: 'users:read', user_scope: '' });
    const user = query({ only: { scope: 'chat:write', holder: 'user', use: 'sendAsMainUser' } });
    expect(user).toMatchObject({ scope: '', user_scope: 'chat:write' });
  });

  it('has a hook for each purpose', () => {
    expect(slackPurposes.map((purpose) => slackHook('https://chat.example', purpose))).toEqual([
      'https://chat.example/v1/webhook/slack/signup',
      'https://chat.example/v1/webhook/slack/connect',
      'https://chat.example/v1/webhook/slack/swap_user',
      'https://chat.example/v1/webhook/slack/upgrade',
    ]);
  });
});

describe('our own server’s way to Slack', () => {
  it.each(['https://chat.example', 'https://chat.example/', 'https://chat.example/team'])('is below %s', (baseUrl) => {
    const url = new URL(slackAuthorizeUrl({ purpose: 'connect', state: { ceId: '7' }, baseUrl }));
    expect(`${url.origin}${url.pathname}`).toBe(`${baseUrl.replace(/\/$/, '')}/v1/webhook/slack/authorize`);
    expect(url.searchParams.has('client_id')).toBe(false);
    expect(url.searchParams.get('redirect_uri')).toMatch(/\/v1\/webhook\/slack\/connect$/);
    expect(readSlackState(url.searchParams.get('state') ?? '')).toEqual({ ceId: '7' });
  });
});

describe('the state', () => {
  it('is base64url of JSON', () => {
    expect(writeSlackState({ source: '>>>???' })).toBe('eyJzb3VyY2UiOiI-Pj4_Pz8ifQ');
  });

  it('comes back as it was written', () => {
    const text = fc.string({ unit: 'grapheme' });
    const state = fc.record({ token: text, ceId: text, teamId: text, source: text }, { requiredKeys: [] });
    fc.assert(
      fc.property(state, (value) => {
        expect(writeSlackState(value)).toMatch(/^[\w-]+$/);
        expect(readSlackState(writeSlackState(value))).toEqual(value);
      }),
    );
  });

  it.each(['', 'x', '!!', 'bnVsbA', 'W10', 'eyJ0b2tlbiI6N30', '_w'])('is rejected as %j', (text) => {
    expect(readSlackState(text)).toBeUndefined();
  });

  it('drops what it does not know', () => {
    expect(readSlackState(btoa('{"ceId":"7","admin":true}'))).toEqual({ ceId: '7' });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        expect(() => readSlackState(text)).not.toThrow();
      }),
    );
  });
});
