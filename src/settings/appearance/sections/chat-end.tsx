import { memo } from 'react';
import { appearanceBlocks, type AppearanceSettings } from '../../../model/settings/appearance/appearance';
import type { Id } from '../../../model/core/tolerant';
import { DependentRows, RowGroup } from '../../../ui/editor/rows/row-group';
import { Link } from '../../../ui/base/link';
import { NoticeCallout } from '../../../ui/feedback/notice-callout';
import { useLabels } from '../../../ui/theme/labels';
import { appearanceLabels } from '../labels';
import { useSetting } from './form';
import { Line, Message, Toggle } from './rows';
import { Section } from './section';

interface ChatEndSectionProps {
  widgetId: Id;
  canSendTranscripts: boolean;
}

/** How a chat ends. Rows depend on the switches above them, as defined in the model. */
export const ChatEndSection = memo(function ChatEndSection({ widgetId, canSendTranscripts }: ChatEndSectionProps) {
  const labels = useLabels(appearanceLabels);
  const blocks = useSetting((settings) => appearanceBlocks(settings, canSendTranscripts));
  const row = <Name extends keyof AppearanceSettings>(name: Name) => {
    const block = blocks[name];
    return { name, disabledReason: block && labels.blocks[block] };
  };
  return (
    <Section name="chatEnd">
      <RowGroup title={labels.groups.end}>
        <Toggle {...row('showConversationEnd')} />
        <DependentRows>
          <Line {...row('conversationEndMenuLinkLabel')} />
          <Line {...row('conversationEndConfirmationQuestion')} />
          <Line {...row('conversationEndLabel')} />
          <Toggle {...row('clearMessagesOnEnd')} />
        </DependentRows>
      </RowGroup>
      <RowGroup title={labels.groups.rating}>
        <Toggle {...row('showConversationRating')} />
        <DependentRows>
          <Line {...row('conversationRatingLabel')} />
          <Line {...row('conversationRatingPlaceholder')} />
          <Line {...row('conversationRatingThankYou')} />
        </DependentRows>
      </RowGroup>
      <RowGroup title={labels.groups.transcript}>
        {!canSendTranscripts && (
          <NoticeCallout>
            {labels.transcriptsBlocked}{' '}
            <Link to={{ name: 'permissions', widgetId }}>{labels.transcriptsBlockedLink}</Link>
          </NoticeCallout>
        )}
        <Toggle {...row('showTranscriptSendOpt')} />
        <DependentRows>
          <Line {...row('conversationEndTranscriptPlaceholder')} />
          <Message {...row('conversationTranscriptSentThankYou')} />
        </DependentRows>
      </RowGroup>
    </Section>
  );
});
