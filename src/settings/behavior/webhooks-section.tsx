import { DependentRows, RowGroup } from '../../ui/editor/rows/row-group';
import { Link } from '../../ui/base/link';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { useLabels } from '../../ui/theme/labels';
import type { Id } from '../../model/core/tolerant';
import { Form, useSetting } from './form';
import { behaviorLabels } from './labels';
import { commandLines } from './slack-commands';

interface WebhooksSectionProps {
  widgetId: Id;
  canSendTranscripts: boolean;
}

/** What other systems receive, and what happens after a chat. */
export function WebhooksSection({ widgetId, canSendTranscripts }: WebhooksSectionProps) {
  const labels = useLabels(behaviorLabels);
  return (
    <Form.EditorSection name="webhooks" title={labels.webhooksTitle} description={labels.webhooksText}>
      {!canSendTranscripts && (
        <NoticeCallout>
          {labels.transcriptsBlocked}{' '}
          <Link to={{ name: 'permissions', widgetId }}>{labels.transcriptsBlockedLink}</Link>
        </NoticeCallout>
      )}
      <TranscriptRows isBlocked={!canSendTranscripts} />
      <RowGroup title={labels.eventsGroup}>
        <Form.TextRow name="newConversationWebhookURL" kind="url" addLabel={labels.addWebhook} />
        <Form.TextRow name="noAnswerWebhookUrl" kind="url" addLabel={labels.addWebhook} />
        <Form.TextRow name="feedbackWebhookUrl" kind="url" addLabel={labels.addWebhook} />
        <Form.SecretRow name="segmentWriteKey" />
      </RowGroup>
    </Form.EditorSection>
  );
}

function TranscriptRows({ isBlocked }: { isBlocked: boolean }) {
  const { transcriptsGroup, transcriptsNeedPermission, addWebhook, fields } = useLabels(behaviorLabels);
  const blockedReason = isBlocked ? transcriptsNeedPermission : undefined;
  const isPosted = useSetting(({ webhookUrl }) => webhookUrl !== '');
  const isMailed = useSetting(({ transcriptRecipient }) => transcriptRecipient !== '');
  const reasonUnless = (isSet: boolean, name: 'webhookOnArchive' | 'emailOnArchive') =>
    blockedReason ?? (isSet ? undefined : fields[name].disabledReason);
  return (
    <RowGroup title={transcriptsGroup}>
      <Form.TextRow
        name="webhookUrl"
        kind="url"
        addLabel={addWebhook}
        disabledReason={blockedReason}
        meta={commandLines.webhookUrl}
      />
      <DependentRows>
        <Form.SwitchRow name="webhookOnArchive" disabledReason={reasonUnless(isPosted, 'webhookOnArchive')} />
      </DependentRows>
      <Form.TextRow name="transcriptRecipient" kind="email" disabledReason={blockedReason} />
      <DependentRows>
        <Form.SwitchRow name="emailOnArchive" disabledReason={reasonUnless(isMailed, 'emailOnArchive')} />
      </DependentRows>
    </RowGroup>
  );
}
