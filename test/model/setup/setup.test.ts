import { describe, expect, it } from 'vitest';
import { channelList, formatRoute, parseRoute, setupData, setupStep, type Channel } from 'chatdeck/model';
import { setupError } from 'chatdeck/model/setup/setup';
import { makeParsedUser, makeParsedWidget } from 'chatdeck/testing';

describe('setupStep', () => {
  it.each([
    ['1', 'connect'],
    ['2', 'channel'],
    ['3', 'install'],
  ] as const)('Step %s is %s', (Step, step) => {
    expect(setupStep(makeParsedWidget({ Step }))).toBe(step);
  });
});

describe('setupData', () => {
  it('tells channel, workspace, who authorized it and when, widget ID and plan, in this order', () => {
    const slackAuthorizedAt = '2025-03-04T16:20:00Z';
    const { facts } = setupData(makeParsedWidget({ slackMainUser: 'O&#39;Hara', slackAuthorizedAt }), makeParsedUser());
    expect(facts).toEqual([
      { name: 'channel', value: '#website' },
      { name: 'workspace', value: 'acme' },
      { name: 'authorizedBy', value: "O'Hara", at: Date.parse(slackAuthorizedAt) },
      { name: 'widgetId', value: makeParsedWidget().Uuid },
      { name: 'plan', value: makeParsedUser().account.plan.label },
    ]);
  });

  it('names who authorized it alone where the server does not say when', () => {
    const { facts } = setupData(makeParsedWidget({ slackAuthorizedAt: null }), makeParsedUser());
    expect(facts.find(({ name }) => name === 'authorizedBy')).toEqual({
      name: 'authorizedBy',
      value: 'Dana Whitfield',
    });
  });

  it('leaves out what is not known yet', () => {
    const widget = makeParsedWidget({ Step: '1', RoomName: '', slackBaseUrl: '', slackMainUser: '' });
    expect(setupData(widget, makeParsedUser()).facts.map(({ name }) => name)).toEqual(['widgetId', 'plan']);
  });
});

describe('setupError', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['access_denied', 'refused'],
    ['wrong_user', 'wrongUser'],
    ['wrong_team', 'otherWorkspace'],
    ['already_connected', 'otherWorkspace'],
    ['expired_state', 'expired'],
    ['invalid_code', 'expired'],
    ['<script>', 'unknown'],
    ['constructor', 'unknown'],
  ])('%j is %s', (parameter, error) => {
    expect(setupError(parameter)).toBe(error);
  });

  it('comes with the address of the setup', () => {
    const route = parseRoute('#/setup/7?error=access_denied');
    expect(route).toEqual({ name: 'setup', widgetId: '7', error: 'access_denied' });
    expect(formatRoute(route)).toBe('/setup/7?error=access_denied');
  });
});

describe('channelList', () => {
  const row = (data: Channel) => ({ status: 'ready', data, raw: data }) as const;

  it('is sorted by name, decoded, and without general and random', () => {
    const rows = [
      row({ Id: 3, Name: 'sales', Topic: 'Offers &#38; leads' }),
      row({ Id: 'C2', Name: 'general', Topic: '' }),
      row({ Id: 'C1', Name: 'billing', Topic: '' }),
      row({ Id: 'C4', Name: 'random', Topic: '' }),
    ];
    expect(channelList(rows)).toEqual({
      choices: [
        { id: 'C1', name: 'billing', topic: '' },
        { id: '3', name: 'sales', topic: 'Offers & leads' },
      ],
      unreadable: 0,
    });
  });

  it.each([
    ['another widget of the workspace uses', { Id: 12, RoomId: 'C1', RoomName: 'bil&#38;ling' }, 'bil&ling'],
    ['a widget without a readable name uses', { Id: 12, RoomId: 'C1', RoomName: '' }, ''],
    ['the widget itself has', { Id: 11, RoomId: 'C1' }, undefined],
    ['the widget itself has, by an Id of text', { Id: '11', RoomId: 'C1' }, undefined],
    ['a widget of another workspace has', { Id: 12, RoomId: 'C1', slackTeamId: 'T0OTHER' }, undefined],
    ['no widget has', { Id: 12, RoomId: '' }, undefined],
  ])('says who uses a channel that %s', (_name, other, name) => {
    const widget = makeParsedWidget({ Id: 11, Step: '2', RoomId: '' });
    const { choices } = channelList([row({ Id: 'C1', Name: 'billing', Topic: '' })], widget, [
      widget,
      makeParsedWidget(other),
    ]);
    expect(choices[0]?.usedBy).toEqual(name === undefined ? undefined : { id: other.Id, name });
  });

  it('counts what cannot be read', () => {
    const problem = { isChatdeckProblem: true, kind: 'unexpectedAnswer' } as const;
    expect(channelList([{ status: 'failed', problem, raw: 7 }])).toEqual({ choices: [], unreadable: 1 });
  });
});
