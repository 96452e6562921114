import { DependentRows, RowGroup } from '../../ui/editor/rows/row-group';
import { useLabels } from '../../ui/theme/labels';
import { Form, useSetting } from './form';
import { behaviorLabels } from './labels';

export function OfflineRows() {
  const { offlineGroup, addWebhook, fields } = useLabels(behaviorLabels);
  const isMailed = useSetting(({ sendOfflineMessagesToEmail }) => sendOfflineMessagesToEmail !== '');
  return (
    <RowGroup title={offlineGroup}>
      <Form.TextRow name="sendOfflineMessagesToEmail" kind="email" />
      <DependentRows>
        <Form.SwitchRow
          name="includeVisitorInfoInEmails"
          disabledReason={isMailed ? undefined : fields.includeVisitorInfoInEmails.disabledReason}
        />
      </DependentRows>
      <Form.SwitchRow name="sendOfflineMessagesToSlack" />
      <Form.TextRow name="offlineMessageWebhookURL" kind="url" addLabel={addWebhook} />
    </RowGroup>
  );
}
