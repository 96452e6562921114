import { Fragment } from 'react';
import { useLabels } from '../theme/labels';
import { settingsLabels } from './settings-labels';

/** Equivalent Slack commands, by name. One click selects a whole command. */
export function SlackCommands({ names }: { names: readonly string[] }) {
  const labels = useLabels(settingsLabels);
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
