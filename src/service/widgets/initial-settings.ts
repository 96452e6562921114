import { initialAppearance, settingsDefaults, type WidgetSettings } from '../../model';

/** The settings that a new widget starts with: switched on where it helps from the first minute, with texts to read. */
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
