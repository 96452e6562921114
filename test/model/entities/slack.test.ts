import { describe, expect, it } from 'vitest';
import {
  botScopes,
  canSendTranscripts,
  permissionsOf,
  readAnswer,
  widgetSchema,
  type Permission,
  type Widget,
} from 'chatdeck/model';
import { holdsPermission, holdsScope } from 'chatdeck/model/entities/slack';
import { makeWidget } from 'chatdeck/testing';

type ScopeFields = Partial<Pick<Widget, 'Scope' | 'BotScope' | 'OauthV1' | 'oauthV1' | 'requestChatWriteUserScope'>>;
const widget = (fields: ScopeFields): Widget => ({
  ...readAnswer(widgetSchema, makeWidget()),
  Scope: '',
  BotScope: '',
  OauthV1: undefined,
  oauthV1: undefined,
  requestChatWriteUserScope: false,
  ...fields,
});

describe('permissionsOf', () => {
  it('are the bot scopes and channels:write of the user', () => {
    expect(permissionsOf(widget({})).map(({ scope, holder }) => `${holder} ${scope}`)).toEqual([
      'bot channels:manage',
      'bot commands',
      'bot channels:read',
      'bot channels:join',
      'bot chat:write',
      'bot chat:write.customize',
      'bot channels:history',
      'bot users:read',
      'bot users:read.email',
      'user channels:write',
    ]);
  });

  it('ask for chat:write of the user where the widget says so', () => {
    const [last] = permissionsOf(widget({ requestChatWriteUserScope: true })).slice(-1);
    expect(last).toEqual({ scope: 'chat:write', holder: 'user', use: 'sendAsMainUser' });
  });

  it('each open something else', () => {
    const uses = permissionsOf(widget({ requestChatWriteUserScope: true })).map(({ use }) => use);
    expect(new Set(uses).size).toBe(uses.length);
  });
});

describe('a scope', () => {
  it.each<[string, ScopeFields, boolean]>([
    ['in Scope', { Scope: 'channels:history' }, true],
    ['in BotScope', { BotScope: 'commands,channels:history' }, true],
    ['within another one', { BotScope: 'x-channels:history-x' }, true],
    ['nowhere', { BotScope: 'commands' }, false],
    ['as an entry of OauthV1', { OauthV1: true, Scope: 'client, channels:history' }, true],
    ['within another one of OauthV1', { OauthV1: true, Scope: 'x-channels:history-x' }, false],
    ['within another one of oauthV1', { oauthV1: true, Scope: 'xchannels:history' }, false],
  ])('with the status %s', (_title, fields, expected) => {
    expect(holdsScope(widget(fields), 'channels:history')).toBe(expected);
  });

  it.each<[ScopeFields, boolean]>([
    [{ Scope: 'client' }, true],
    [{ BotScope: 'channels:history' }, true],
    [{ OauthV1: true, Scope: 'channels:history' }, true],
    [{ OauthV1: true, Scope: 'groups:history,xchannels:history' }, false],
    [{ Scope: 'commands' }, false],
    [{}, false],
  ])('%o lets transcripts be sent: %s', (fields, expected) => {
    expect(canSendTranscripts(widget(fields))).toBe(expected);
  });
});

describe('a permission of the user', () => {
  const asUser: Permission = { scope: 'chat:write', holder: 'user', use: 'sendAsMainUser' };

  it("is not held by the bot's own", () => {
    expect(holdsPermission(widget({ BotScope: 'chat:write' }), asUser)).toBe(false);
    expect(holdsPermission(widget({ Scope: 'chat:write' }), asUser)).toBe(true);
    expect(holdsPermission(widget({ BotScope: 'chat:write' }), { ...asUser, holder: 'bot' })).toBe(true);
  });

  it('is missed until it is given', () => {
    const granted = { BotScope: botScopes.join(','), requestChatWriteUserScope: true };
    const missing = (of: ReturnType<typeof widget>) => permissionsOf(of).filter((one) => !holdsPermission(of, one));
    expect(missing(widget({ ...granted, Scope: 'channels:write' }))).toEqual([asUser]);
    expect(missing(widget({ ...granted, Scope: 'channels:write,chat:write' }))).toEqual([]);
  });
});
