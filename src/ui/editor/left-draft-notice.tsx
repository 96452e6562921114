import { useRef, useState } from 'react';
import { CalloutAction } from '../feedback/callout-action';
import { Callout } from '../feedback/callout';
import { useDates } from '../format/dates';
import { ClockIcon } from '../base/icons';
import { useChangeLabels } from './change-labels';
import { firstControl, formAround } from './field-focus';
import type { AnyEditor } from './frame-store';
import { ReviewDialog } from './review-dialog';

interface LeftDraftNoticeProps {
  leftDraft: NonNullable<AnyEditor['leftDraft']>;
}

/** Changes from a closed tab, to restore or discard. */
export function LeftDraftNotice({ leftDraft }: LeftDraftNoticeProps) {
  const labels = useChangeLabels();
  const dates = useDates();
  const [now] = useState(() => Date.now());
  const [isReviewing, setReviewing] = useState(false);
  const [hasReviewed, setHasReviewed] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const { savedAt, onRestore, onDiscard } = leftDraft;
  const isToday = dates.day(savedAt) === dates.day(now);
  const title = labels.leftDraft(isToday ? dates.time(savedAt) : dates.dayAndTime(savedAt));
  const finish = (answer: () => void) => {
    firstControl(formAround(notice.current), notice.current)?.focus();
    answer();
  };
  return (
    <>
      <Callout
        ref={notice}
        tone="info"
        part="left-draft"
        role="group"
        aria-label={title}
        icon={<ClockIcon size={16} aria-hidden />}
        actions={
          <div className="cd-left-draft-actions">
            <CalloutAction onClick={() => finish(onRestore)}>{labels.restore}</CalloutAction>
            <CalloutAction
              onClick={() => {
                setReviewing(true);
                setHasReviewed(true);
              }}
            >
              {labels.review}
            </CalloutAction>
            <CalloutAction onClick={() => finish(onDiscard)}>{labels.discard}</CalloutAction>
          </div>
        }
      >
        {title}
      </Callout>
      {hasReviewed && (
        <ReviewDialog open={isReviewing} onOpenChange={setReviewing} placeRef={notice} leftTitle={title} />
      )}
    </>
  );
}
