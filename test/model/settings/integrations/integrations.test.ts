import { describe, expect, it, test } from 'vitest';
import {
  addedBots,
  calls,
  makeProblem,
  readAnswer,
  slackConnection,
  teamChoices,
  type Loadable,
  type SlackConnection,
} from 'chatdeck/model';
import { availableMembers, searchNames, shownBots } from 'chatdeck/model/settings/integrations/integrations';
import { failed, loading, makeBotUser, makeTeamUser, ready } from 'chatdeck/testing';

const refused = (code: string) => failed(makeProblem('invalid', { status: 400, code }));

describe('slackConnection', () => {
  test.each<[string, Loadable<unknown>, boolean, SlackConnection]>([
    ['on the way', loading, false, 'checking'],
    ['answered', ready([]), false, 'connected'],
    ['without the permission', refused('missing_scope'), false, 'permissionMissing'],
    ['whose token was revoked', refused('not_connected'), false, 'expired'],
    ['that failed', failed(), false, 'unknown'],
    ['that failed after it was answered', ready([], { problem: makeProblem('offline') }), false, 'unknown'],
    ['of a bot that Slack has ended', ready([]), true, 'expired'],
  ])('a question %s: %#', (_, team, isLegacyOver, connection) => {
    expect(slackConnection(team, isLegacyOver)).toBe(connection);
  });
});

describe('who can be added', () => {
  const team = teamChoices(
    readAnswer(calls.listTeamUsers.answer, [
      makeTeamUser(),
      makeTeamUser({ id: 'U2', name: 'Slackbot', is_bot: true }),
      makeTeamUser({ id: 'U3', name: 'Deskly', is_bot: true, profile: { bot_id: 'B3' } }),
      makeTeamUser({ id: 'U4', name: 'faq &#38; help', is_bot: true, profile: { bot_id: 'B4' } }),
      makeTeamUser({ id: 'U04STATUS', name: 'statusbot', is_bot: true }),
      { id: null },
    ]),
  );
  const added = addedBots(
    readAnswer(calls.listBotUsers.answer, [makeBotUser(), makeBotUser({ userID: 'U9', name: 'deskly' })]),
  );

  it('includes no one already added, nor the product’s bot or Slack’s; bots come first', () => {
    expect(availableMembers(team, added, 'Deskly').map(({ name }) => name)).toEqual(['faq & help', 'dana.whitfield']);
  });

  it('hides the product’s own bot among those who were added, whatever the product is called', () => {
    expect(shownBots(added, 'Deskly').map(({ name }) => name)).toEqual(['statusbot']);
    expect(shownBots(added, 'Chatdeck')).toHaveLength(2);
  });

  it('is found by any part of a name', () => {
    expect(searchNames(team, 'WHIT  dana').map(({ id }) => id)).toEqual(['U04DANA']);
    expect(searchNames(team, ' ')).toHaveLength(team.length);
  });
});
