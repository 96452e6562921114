import { ratings, type Rating } from '../../model/session/rating';
import { useArrowKeys } from '../../ui/base/arrow-keys';
import { useFormat } from '../../ui/format/format';
import { useState } from 'react';

interface RatingScaleProps {
  labelId: string;
  helpId: string;
  /** The chosen number, if any. */
  value: number | undefined;
  isDisabled: boolean;
  onRate(value: Rating): void;
}

/**
 * One of eleven numbers. Arrow keys only move the focus, because a choice is sent right away: Space, Enter, or a click
 * chooses.
 */
export function RatingScale({ labelId, helpId, value, isDisabled, onRate }: RatingScaleProps) {
  const handleKeyDown = useArrowKeys('[role=radiogroup]', '[role=radio]');
  const format = useFormat();
  const [current, setCurrent] = useState<number>(0);
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={helpId}
      aria-disabled={isDisabled}
      className="cd-rating-scale"
    >
      {ratings.map((rating, index) => (
        <button
          key={rating}
          type="button"
          role="radio"
          aria-checked={rating === value}
          aria-disabled={isDisabled}
          tabIndex={index === current ? 0 : -1}
          className="rt-reset cd-rating-number"
          onFocus={() => setCurrent(index)}
          onKeyDown={handleKeyDown}
          onClick={() => {
            if (!isDisabled) onRate(rating);
          }}
        >
          {format.count(rating)}
        </button>
      ))}
    </div>
  );
}
