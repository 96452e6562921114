import type { HistoryChat } from '../../../model/reports/history-view';
import { useLabels } from '../../../ui/theme/labels';
import { DislikeIcon, LikeIcon } from '../../../ui/base/icons';
import { VisuallyHidden } from '../../../ui/radix';
import { reportsHistoryLabels } from './labels';

interface CellProps {
  chat: HistoryChat;
}

/** The visitor's thumb, also as text. */
export function RatingCell({ chat: { rating } }: CellProps) {
  const labels = useLabels(reportsHistoryLabels);
  if (rating === null) return <Nothing dash={labels.none} text={labels.noRating} />;
  const Icon = rating === 'up' ? LikeIcon : DislikeIcon;
  return (
    <span className="cd-history-rating" data-state={rating}>
      <Icon size={16} aria-hidden />
      {labels[rating]}
    </span>
  );
}

export function FeedbackCell({ chat: { feedback } }: CellProps) {
  const labels = useLabels(reportsHistoryLabels);
  if (feedback === '') return <Nothing dash={labels.none} text={labels.noFeedback} />;
  return (
    <span className="cd-history-cell">
      <bdi className="cd-history-feedback">{feedback}</bdi>
    </span>
  );
}

/** A dash, which screen readers don't read. */
function Nothing({ dash, text }: { dash: string; text: string }) {
  return (
    <span className="cd-history-none">
      <span aria-hidden="true">{dash}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
