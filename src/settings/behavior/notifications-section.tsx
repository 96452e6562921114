import { useMemo } from 'react';
import { Form } from './form';
import type { SectionProps } from './section-props';
import { useSlackCommands } from './slack-commands';

const details = ['compact', 'full', 'none'] as const;

/** What the team reads in Slack. */
export function NotificationsSection({ labels, children }: SectionProps) {
  const commands = useSlackCommands(labels);
  const options = useMemo(() => details.map((value) => ({ value, label: labels.metaInfoOptions[value] })), [labels]);
  return (
    <Form.EditorSection name="notifications" title={labels.notificationsTitle} description={labels.notificationsText}>
      <Form.SwitchRow
        name="notifyChannelOnMsg"
        label={labels.notifyChannel}
        help={labels.notifyChannelHelp}
        meta={commands.notifyChannelOnMsg}
      />
      <Form.SelectRow
        name="metaInfoInMainChannel"
        label={labels.metaInfo}
        help={labels.metaInfoHelp}
        options={options}
        meta={commands.metaInfoInMainChannel}
      />
      {children}
    </Form.EditorSection>
  );
}
