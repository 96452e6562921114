import { DependentRows, RowGroup } from '../../ui/editor/rows/row-group';
import { Link } from '../../ui/base/link';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import type { Id } from '../../model/core/tolerant';
import { Form } from './form';
import type { SectionProps } from './section-props';
import { useSlackCommands } from './slack-commands';

interface WebhooksSectionProps extends SectionProps {
  widgetId: Id;
  canSendTranscripts: boolean;
}

/** What other systems are told, and what happens after a chat. */
export function WebhooksSection({ editor, labels, widgetId, canSendTranscripts, children }: WebhooksSectionProps) {
  return (
    <Form.EditorSection name="webhooks" title={labels.webhooksTitle} description={labels.webhooksText}>
      {!canSendTranscripts && (
        <NoticeCallout>
          {labels.transcriptsBlocked}{' '}
          <Link to={{ name: 'permissions', widgetId }}>{labels.transcriptsBlockedLink}</Link>
        </NoticeCallout>
      )}
      <TranscriptRows editor={editor} labels={labels} isBlocked={!canSendTranscripts} />
      <RowGroup title={labels.eventsGroup}>
        <Form.TextRow
          name="newConversationWebhookURL"
          kind="url"
          label={labels.newConversationWebhook}
          help={labels.newConversationWebhookHelp}
        />
        <Form.TextRow
          name="noAnswerWebhookUrl"
          kind="url"
          label={labels.noAnswerWebhook}
          help={labels.noAnswerWebhookHelp}
        />
        <Form.TextRow
          name="feedbackWebhookUrl"
          kind="url"
          label={labels.feedbackWebhook}
          help={labels.feedbackWebhookHelp}
        />
        <Form.SecretRow name="segmentWriteKey" label={labels.segmentKey} help={labels.segmentKeyHelp} />
      </RowGroup>
      {children}
    </Form.EditorSection>
  );
}

function TranscriptRows({ editor, labels, isBlocked }: SectionProps & { isBlocked: boolean }) {
  const blockedReason = isBlocked ? labels.transcriptsNeedPermission : undefined;
  const { webhookUrl, transcriptRecipient } = editor.value;
  const commands = useSlackCommands(labels);
  return (
    <RowGroup title={labels.transcriptsGroup}>
      <Form.TextRow
        name="webhookUrl"
        kind="url"
        label={labels.transcriptWebhook}
        help={labels.transcriptWebhookHelp}
        disabledReason={blockedReason}
        meta={commands.webhookUrl}
      />
      <DependentRows>
        <Form.SwitchRow
          name="webhookOnArchive"
          label={labels.transcriptWebhookOnArchive}
          disabledReason={blockedReason ?? (webhookUrl === '' ? labels.needsWebhook : undefined)}
        />
      </DependentRows>
      <Form.TextRow
        name="transcriptRecipient"
        kind="email"
        label={labels.transcriptRecipient}
        help={labels.transcriptRecipientHelp}
        disabledReason={blockedReason}
      />
      <DependentRows>
        <Form.SwitchRow
          name="emailOnArchive"
          label={labels.transcriptMailOnArchive}
          disabledReason={blockedReason ?? (transcriptRecipient === '' ? labels.needsRecipient : undefined)}
        />
      </DependentRows>
    </RowGroup>
  );
}
