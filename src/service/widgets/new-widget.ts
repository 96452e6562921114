import type { WidgetRecord } from '../contract/records';
import type { NewWidget } from '../contract/store';
import { type WidgetSettings, settingsDefaults } from '../../model/entities/widget-settings';
import { initialAppearance } from '../../model/widget-preview/initial-appearance';

const botScopesOfNone = { scope: '', botScope: '', isOauthV1: false, requestChatWriteUserScope: false };
const noChannel = { roomId: '', roomName: '', topic: '', status: 'offline' } as const;
const noTeam = { slackBaseUrl: '', slackTeamId: '', slackMainUser: '', slackAuthorizedAt: null, ...botScopesOfNone };

/** A widget that isn’t connected to a workspace yet. */
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

/** A widget without a channel in another widget’s workspace. */
export function newWidgetBeside(other: WidgetRecord): NewWidget {
  const { slackBaseUrl, slackTeamId, slackMainUser, slackAuthorizedAt } = other;
  const { scope, botScope, isOauthV1, requestChatWriteUserScope } = other;
  const team = { slackBaseUrl, slackTeamId, slackMainUser, slackAuthorizedAt };
  return { ...newWidget(), ...team, scope, botScope, isOauthV1, requestChatWriteUserScope, step: '2' };
}

/** What a widget loses with its channel. */
export const withoutChannel = { step: '2', ...noChannel } as const;
/** A new widget’s settings: useful ones turned on, with texts filled in. */
export const initialSettings: WidgetSettings = {
  ...settingsDefaults,
  ...initialAppearance,
  sendOfflineMessagesToSlack: true,
  includeVisitorInfoInEmails: true,
  responseReminders: true,
  newMsgNotifications: true,
  playSound: true,
  agentLabel: 'Support',
  forwardSlackUserName: true,
  showAvatarPreChat: true,
  notifyChannelOnMsg: true,
  tz: 'UTC',
};
