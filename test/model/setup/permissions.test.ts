import { describe, expect, it } from 'vitest';
import { permissionsData, permissionsWidget, type User } from 'chatdeck/model';
import { permissionsError } from 'chatdeck/model/setup/permissions';
import { makeParsedUser, makeParsedWidget, makeWidget, type WidgetOverrides } from 'chatdeck/testing';

function userOf(...widgets: WidgetOverrides[]): User {
  return makeParsedUser({ ces: widgets.map((widget) => makeWidget(widget)) });
}

describe('permissionsWidget', () => {
  const user = userOf({ Id: 9 }, { Id: 10 }, { Id: 2, Step: '2' });

  it('is the finished widget with the lowest Id where the address names none', () => {
    expect(permissionsWidget(user, undefined)?.Id).toBe(9);
  });

  it('is the one of the address, by its text', () => {
    expect(permissionsWidget(user, '10')?.Id).toBe(10);
  });

  it.each([2, 77])('is none for %s, which is not set up or not there', (id) => {
    expect(permissionsWidget(user, id)).toBeUndefined();
  });

  it('is none where nothing is set up', () => {
    expect(permissionsWidget(userOf({ Step: '1' }), undefined)).toBeUndefined();
  });
});

describe('permissionsData', () => {
  const show = (overrides: WidgetOverrides, ...others: WidgetOverrides[]) =>
    permissionsData(userOf(overrides, ...others), makeParsedWidget(overrides), ({ scope }) => `https://s/${scope}`);
  const grantedOf = (overrides: WidgetOverrides) =>
    show(overrides).permissions.flatMap(({ scope, isGranted }) => (isGranted ? [scope] : []));

  it('offers to approve what is missing, and that alone', () => {
    const { permissions } = show({ BotScope: 'commands', Scope: 'channels:write' });
    const urls = Object.fromEntries(permissions.map(({ scope, approveUrl }) => [scope, approveUrl]));
    expect(urls.commands).toBeUndefined();
    expect(urls['channels:write']).toBeUndefined();
    expect(urls['users:read']).toBe('https://s/users:read');
  });

  it('takes the permission client for transcripts', () => {
    expect(grantedOf({ BotScope: '', Scope: 'client' })).toEqual(['channels:history']);
  });

  it('lists chat:write of the user where it is asked for, missing even if the bot has it', () => {
    const last = show({ requestChatWriteUserScope: true }).permissions.at(-1);
    expect(last).toMatchObject({ scope: 'chat:write', holder: 'user', isGranted: false });
  });

  it('approves nothing alone for the first version of OAuth', () => {
    const { isLegacy, permissions } = show({ OauthV1: true, Scope: '', BotScope: '' });
    expect(isLegacy).toBe(true);
    expect(permissions.filter(({ approveUrl }) => approveUrl !== undefined)).toEqual([]);
  });

  it('counts the widgets of the workspace and marks workspaces that wait for an approval', () => {
    const globex = { slackTeamId: 'T2', slackBaseUrl: 'https://globex.slack.com/' };
    const { widgetCount, workspaces } = show({}, { Id: 12 }, { ...globex, Id: 13, OauthV1: true });
    expect(widgetCount).toBe(2);
    expect(workspaces).toEqual([
      { widgetId: 11, name: 'acme', needsApproval: false },
      { widgetId: 13, name: 'globex', needsApproval: true },
    ]);
  });
});

describe('permissionsError', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['wrong_user', 'wrongUser'],
    ['access_denied', 'unknown'],
    ['wrong_team', 'unknown'],
  ])('%j is %s', (parameter, error) => {
    expect(permissionsError(parameter)).toBe(error);
  });
});
