import type { WebhookSamples } from '../../model/settings/behavior/webhook-samples';
import { Button } from '../../ui/radix';
import { lazyPart } from '../../ui/later/lazy-part';
import { useOpening } from '../../ui/later/use-opening';
import { DependentRows, RowGroup } from '../../ui/editor/rows/row-group';
import { Link } from '../../ui/base/link';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { useLabels } from '../../ui/theme/labels';
import type { Id } from '../../model/core/tolerant';
import { Form, useSetting } from './form';
import { behaviorLabels } from './labels';
import { commandLines } from './slack-commands';

const SamplesDialog = lazyPart(() => import('./samples-dialog').then((part) => part.SamplesDialog), null);

interface WebhooksSectionProps {
  widgetId: Id;
  canSendTranscripts: boolean;
  samples?: WebhookSamples | undefined;
}

/** What other systems receive, and what happens after a chat. */
export function WebhooksSection({ widgetId, canSendTranscripts, samples }: WebhooksSectionProps) {
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
        {samples && <SamplesButton samples={samples} />}
      </RowGroup>
    </Form.EditorSection>
  );
}

function SamplesButton({ samples }: { samples: WebhookSamples }) {
  const labels = useLabels(behaviorLabels);
  const { hasOpened, onOpen, dialog } = useOpening();
  return (
    <div>
      <Button type="button" variant="outline" color="gray" onClick={onOpen}>
        {labels.webhookSamples}
      </Button>
      {hasOpened && <SamplesDialog {...dialog} samples={samples} />}
    </div>
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
