import type { BehaviorSettings } from '../../model/settings/behavior/behavior';
import { DependentRows, RowGroup } from '../../ui/editor/rows/row-group';
import { Form } from './form';
import type { BehaviorLabels } from './labels';

interface OfflineRowsProps {
  value: BehaviorSettings;
  labels: BehaviorLabels;
}

export function OfflineRows({ value, labels }: OfflineRowsProps) {
  return (
    <RowGroup title={labels.offlineGroup}>
      <Form.TextRow
        name="sendOfflineMessagesToEmail"
        kind="email"
        label={labels.offlineEmail}
        help={labels.offlineEmailHelp}
      />
      <DependentRows>
        <Form.SwitchRow
          name="includeVisitorInfoInEmails"
          label={labels.visitorInfo}
          help={labels.visitorInfoHelp}
          disabledReason={value.sendOfflineMessagesToEmail === '' ? labels.visitorInfoNeedsEmail : undefined}
        />
      </DependentRows>
      <Form.SwitchRow name="sendOfflineMessagesToSlack" label={labels.offlineSlack} help={labels.offlineSlackHelp} />
      <Form.TextRow
        name="offlineMessageWebhookURL"
        kind="url"
        label={labels.offlineWebhook}
        help={labels.offlineWebhookHelp}
      />
    </RowGroup>
  );
}
