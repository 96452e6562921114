import { slackCommands } from '../../model/settings/behavior/behavior';
import { SlackCommands } from '../../ui/settings/slack-commands';
import type { ReactNode } from 'react';

type Subject = keyof typeof slackCommands;

/** The line of Slack commands for each setting that has some: one element for all renders. */
export const commandLines: Record<Subject, ReactNode> = {
  requireInfo: <SlackCommands names={slackCommands.requireInfo} />,
  responseReminders: <SlackCommands names={slackCommands.responseReminders} />,
  avatarSetting: <SlackCommands names={slackCommands.avatarSetting} />,
  notifyChannelOnMsg: <SlackCommands names={slackCommands.notifyChannelOnMsg} />,
  metaInfoInMainChannel: <SlackCommands names={slackCommands.metaInfoInMainChannel} />,
  webhookUrl: <SlackCommands names={slackCommands.webhookUrl} />,
};
