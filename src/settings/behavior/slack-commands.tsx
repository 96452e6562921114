import { slackCommands } from '../../model/settings/behavior/behavior';
import { useLabels } from '../../ui/theme/labels';
import { Fragment, type ReactNode } from 'react';
import { behaviorLabels } from './labels';

type Subject = keyof typeof slackCommands;

/** For each setting that commands in Slack concern too, the line that names them: one element for all renders. */
export const commandLines: Record<Subject, ReactNode> = {
  power: <SlackCommands subject="power" />,
  requireInfo: <SlackCommands subject="requireInfo" />,
  responseReminders: <SlackCommands subject="responseReminders" />,
  avatarSetting: <SlackCommands subject="avatarSetting" />,
  notifyChannelOnMsg: <SlackCommands subject="notifyChannelOnMsg" />,
  metaInfoInMainChannel: <SlackCommands subject="metaInfoInMainChannel" />,
  webhookUrl: <SlackCommands subject="webhookUrl" />,
};

/** One click on a command selects it whole. */
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
