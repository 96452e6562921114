import { initialSettings } from './initial-settings';
import type { WidgetRecord } from '../contract/records';
import type { NewWidget } from '../contract/store';

const botScopesOfNone = { scope: '', botScope: '', isOauthV1: false, requestChatWriteUserScope: false };
const noChannel = { roomId: '', roomName: '', topic: '', status: 'offline' } as const;
const noTeam = { slackBaseUrl: '', slackTeamId: '', slackMainUser: '', ...botScopesOfNone };

/** A widget that is not connected to a workspace yet. */
export function newWidget(): NewWidget {
  return {
    uuid: crypto.randomUUID(),
    step: '1',
    isOff: false,
    version: 1,
    ...noChannel,
    ...noTeam,
    settings: { ...initialSettings, operatingHours: [] },
  };
}

/** A widget in the workspace of another one, without a channel. */
export function newWidgetBeside(other: WidgetRecord): NewWidget {
  const { slackBaseUrl, slackTeamId, slackMainUser } = other;
  const { scope, botScope, isOauthV1, requestChatWriteUserScope } = other;
  const team = { slackBaseUrl, slackTeamId, slackMainUser };
  return { ...newWidget(), ...team, scope, botScope, isOauthV1, requestChatWriteUserScope, step: '2' };
}

/** What a widget loses with its channel. */
export const withoutChannel = { step: '2', ...noChannel } as const;
