import type { WidgetChat } from '../../../model/reports/history-view';
import { Avatar } from '../../../ui/base/avatar';
import { useLabels } from '../../../ui/theme/labels';
import type { useDates } from '../../../ui/format/dates';
import { DetailsPopover } from '../../../ui/overlays/details-popover';
import { ExternalLink } from '../../../ui/base/link';
import { TextButton } from '../../../ui/base/text-button';
import { reportsHistoryLabels } from './labels';
import { VisitorDetails } from './details';
import { useVisitorName } from './visitor-name';

interface VisitorCellProps {
  row: WidgetChat;
  dates: ReturnType<typeof useDates>;
  /** Opens the chat. */
  onOpen: ((row: WidgetChat) => void) | undefined;
}

/** The visitor, the link to the conversation, and the details. */
export function VisitorCell({ row, dates, onOpen }: VisitorCellProps) {
  const { visitor, channel } = row.chat;
  return (
    <span className="cd-history-person">
      <Avatar name={visitor.name || visitor.email} address={visitor.avatarUrl} />
      <span className="cd-history-cell">
        <VisitorName row={row} onOpen={onOpen} />
        <span className="cd-history-line">
          {channel && (
            <ExternalLink href={channel.href ?? ''} className="cd-history-channel">
              <bdi>#{channel.text}</bdi>
            </ExternalLink>
          )}
          <MoreDetails row={row} dates={dates} />
        </span>
      </span>
    </span>
  );
}

/** The same in the list of all widgets. */
export function ShortVisitorCell({ row, dates, onOpen }: VisitorCellProps) {
  return (
    <span className="cd-history-cell">
      <VisitorName row={row} onOpen={onOpen} />
      <span className="cd-history-line cd-history-more">
        <MoreDetails row={row} dates={dates} />
      </span>
    </span>
  );
}

/** A button that opens the chat. */
function VisitorName({ row, onOpen }: Pick<VisitorCellProps, 'row' | 'onOpen'>) {
  const labels = useLabels(reportsHistoryLabels);
  const name = useVisitorName()(row.chat.visitor);
  if (!onOpen) {
    return (
      <bdi className="cd-history-name" title={name}>
        {name}
      </bdi>
    );
  }
  return (
    <TextButton
      className="cd-history-name cd-history-open"
      aria-label={labels.openChat(name)}
      title={name}
      data-chat={row.code}
      onClick={() => onOpen(row)}
    >
      <bdi>{name}</bdi>
    </TextButton>
  );
}

function MoreDetails({ row: { chat }, dates }: Pick<VisitorCellProps, 'row' | 'dates'>) {
  const labels = useLabels(reportsHistoryLabels);
  const name = useVisitorName()(chat.visitor);
  return (
    <DetailsPopover label={labels.more} about={labels.moreAbout(name)}>
      <VisitorDetails chat={chat} dates={dates} />
    </DetailsPopover>
  );
}
