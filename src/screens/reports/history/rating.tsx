import type { HistoryChat } from '../../../model/reports/history-view';
import { useLabels } from '../../../ui/theme/labels';
import { DislikeIcon, LikeIcon, WidgetIcon } from '../../../ui/base/icons';
import { VisuallyHidden } from '../../../ui/radix';
import { reportsHistoryLabels } from './labels';

interface CellProps {
  chat: HistoryChat;
}

/** The visitor's thumb, also as text. */
export function RatingCell({ chat: { rating } }: CellProps) {
  const labels = useLabels(reportsHistoryLabels);
  if (rating === null) return <Nothing dash={labels.none} text={labels.noRating} />;
  return <Thumb rating={rating}>{labels[rating]}</Thumb>;
}

/** The same in short, and whether there is feedback. */
export function ShortRatingCell({ chat: { rating, feedback } }: CellProps) {
  const labels = useLabels(reportsHistoryLabels);
  return (
    <span className="cd-history-rating">
      {rating === null ? (
        <Nothing dash={labels.none} text={labels.noRating} />
      ) : (
        <Thumb rating={rating}>{rating === 'up' ? labels.ratedUp : labels.ratedDown}</Thumb>
      )}
      {feedback !== '' && (
        <span className="cd-history-none" title={labels.leftFeedback}>
          <WidgetIcon size={16} aria-hidden />
          <VisuallyHidden>{labels.leftFeedback}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

interface ThumbProps {
  rating: 'up' | 'down';
  children: string;
}

/** A thumb in its color, and its word. */
export function Thumb({ rating, children }: ThumbProps) {
  const Icon = rating === 'up' ? LikeIcon : DislikeIcon;
  return (
    <span className="cd-history-rating" data-state={rating}>
      <Icon size={16} aria-hidden />
      {children}
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
