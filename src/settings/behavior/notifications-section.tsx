import { behaviorSections } from '../../model/behavior';
import type { SectionProps } from './section-props';
import { Form } from './form';

const details = ['compact', 'full', 'none'] as const;

/** What the team reads in Slack. */
export function NotificationsSection({ labels, children }: SectionProps) {
  const options = details.map((value) => ({ value, label: labels.metaInfoOptions[value] }));
  return (
    <Form.EditorSection
      name="notifications"
      title={labels.notificationsTitle}
      description={labels.notificationsText}
      fields={behaviorSections.notifications}
    >
      <Form.SwitchRow name="notifyChannelOnMsg" label={labels.notifyChannel} help={labels.notifyChannelHelp} />
      <Form.SelectRow
        name="metaInfoInMainChannel"
        label={labels.metaInfo}
        help={labels.metaInfoHelp}
        options={options}
      />
      {children}
    </Form.EditorSection>
  );
}
