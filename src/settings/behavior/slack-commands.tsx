import { slackCommands } from '../../model/settings/behavior/behavior';
import { useLabels } from '../../ui/theme/labels';
import { Fragment, type ReactNode } from 'react';
import { behaviorLabels } from './labels';

type Subject = keyof typeof slackCommands;

/** The line of Slack commands for each setting that has some: one element for all renders. */
export const commandLines: Record<Subject, ReactNode> = {
  power: <SlackCommands subject="power" />,
  requireInfo: <SlackCommands subject="requireInfo" />,
  responseReminders: <SlackCommands subject="responseReminders" />,
  avatarSetting: <SlackCommands subject="avatarSetting" />,
  notifyChannelOnMsg: <SlackCommands subject="notifyChannelOnMsg" />,
  metaInfoInMainChannel: <SlackCommands subject="metaInfoInMainChannel" />,
  webhookUrl: <SlackCommands subject="webhookUrl" />,
};

/** One click selects a whole command. */
function SlackCommands({ subject }: { subject: Subject }) {
  const labels = useLabels(behaviorLabels);
  const names = slackCommands[subject];
  return (
    <span className="cd-commands" data-chatdeck="slack-commands">
      {labels.slackCommands(names.length)}
      {names.map((name) => (
        <Fragment key={name}>
          {' '}
          <code className="cd-command" dir="ltr" translate="no">
            {labels.slackCommand(name)}
          </code>
        </Fragment>
      ))}
    </span>
  );
}
