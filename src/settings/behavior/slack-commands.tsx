import { slackCommands } from '../../model/settings/behavior/behavior';
import { Fragment, useMemo, type ReactNode } from 'react';
import type { BehaviorLabels } from './labels';

type Subject = keyof typeof slackCommands;

/** For each setting that commands in Slack concern too, the line that names them. */
export function useSlackCommands(labels: BehaviorLabels): Record<Subject, ReactNode> {
  return useMemo(() => {
    const subjects = Object.keys(slackCommands) as Subject[];
    const lines = subjects.map((subject) => [
      subject,
      <SlackCommands key={subject} subject={subject} labels={labels} />,
    ]);
    return Object.fromEntries(lines) as Record<Subject, ReactNode>;
  }, [labels]);
}

/** One click on a command selects it whole. */
function SlackCommands({ subject, labels }: { subject: Subject; labels: BehaviorLabels }) {
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
