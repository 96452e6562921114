import { RowGroup } from '../../../ui/editor/rows/row-group';
import { Line, Message } from './rows';
import { Section } from './section';
import type { SectionProps } from './section-props';

/** The contact form for when nobody is there. */
export function OfflineSection(props: SectionProps) {
  const { labels } = props;
  return (
    <Section name="offline" {...props}>
      <RowGroup title={labels.groups.form}>
        <Line name="offlineTitle" labels={labels} />
        <Message name="offlineGreeting" labels={labels} />
        <Line name="offlineNamePlaceholder" labels={labels} />
        <Line name="offlineEmailPlaceholder" labels={labels} />
        <Line name="offlineMessagePlaceholder" labels={labels} />
        <Line name="offlineSendButton" labels={labels} />
      </RowGroup>
      <RowGroup title={labels.groups.sent}>
        <Message name="offlineThankYouMessage" labels={labels} />
        <Line name="offlineEmailSubject" labels={labels} />
      </RowGroup>
    </Section>
  );
}
