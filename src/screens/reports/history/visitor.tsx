import type { HistoryChat } from '../../../model/reports/history-view';
import { Avatar } from '../../../ui/base/avatar';
import { useLabels } from '../../../ui/theme/labels';
import type { useDates } from '../../../ui/format/dates';
import { DetailsPopover } from '../../../ui/overlays/details-popover';
import { ExternalLink } from '../../../ui/base/link';
import { reportsHistoryLabels } from './labels';
import { VisitorDetails } from './details';

interface VisitorCellProps {
  chat: HistoryChat;
  dates: ReturnType<typeof useDates>;
}

/** The visitor, the link to the conversation, and the details. */
export function VisitorCell({ chat, dates }: VisitorCellProps) {
  const labels = useLabels(reportsHistoryLabels);
  const { visitor, channel } = chat;
  const name = visitor.name || visitor.email || labels.unnamedVisitor;
  return (
    <span className="cd-history-person">
      <Avatar name={visitor.name || visitor.email} address={visitor.avatarUrl} />
      <span className="cd-history-cell">
        <bdi className="cd-history-name" title={name}>
          {name}
        </bdi>
        <span className="cd-history-line">
          {channel && (
            <ExternalLink href={channel.href ?? ''} className="cd-history-channel">
              <bdi>#{channel.text}</bdi>
            </ExternalLink>
          )}
          <DetailsPopover label={labels.more} about={labels.moreAbout(name)}>
            <VisitorDetails chat={chat} dates={dates} />
          </DetailsPopover>
        </span>
      </span>
    </span>
  );
}
