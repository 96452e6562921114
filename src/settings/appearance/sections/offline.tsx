import { memo } from 'react';
import { useLabels } from '../../../ui/theme/labels';
import { RowGroup } from '../../../ui/editor/rows/row-group';
import { appearanceLabels } from '../labels';
import { Line, Message } from './rows';
import { Section } from './section';

/** The contact form shown when no one is available. */
export const OfflineSection = memo(function OfflineSection() {
  const { groups } = useLabels(appearanceLabels);
  return (
    <Section name="offline">
      <RowGroup title={groups.form}>
        <Line name="offlineTitle" />
        <Message name="offlineGreeting" />
        <Line name="offlineNamePlaceholder" />
        <Line name="offlineEmailPlaceholder" />
        <Line name="offlineMessagePlaceholder" />
        <Line name="offlineSendButton" />
      </RowGroup>
      <RowGroup title={groups.sent}>
        <Message name="offlineThankYouMessage" />
        <Line name="offlineEmailSubject" />
      </RowGroup>
    </Section>
  );
});
