import { useMemo } from 'react';
import { useLabels } from '../../ui/theme/labels';
import { Form } from './form';
import { behaviorLabels } from './labels';
import { commandLines } from './slack-commands';

const details = ['compact', 'full', 'none'] as const;

/** What the team sees in Slack. */
export function NotificationsSection() {
  const labels = useLabels(behaviorLabels);
  const options = useMemo(() => details.map((value) => ({ value, label: labels.metaInfoOptions[value] })), [labels]);
  return (
    <Form.EditorSection name="notifications" title={labels.notificationsTitle} description={labels.notificationsText}>
      <Form.SwitchRow name="notifyChannelOnMsg" meta={commandLines.notifyChannelOnMsg} />
      <Form.SelectRow name="metaInfoInMainChannel" options={options} meta={commandLines.metaInfoInMainChannel} />
    </Form.EditorSection>
  );
}
