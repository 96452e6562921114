import { ratings, type Rating } from '../../model/rating';
import { useFormat } from '../../ui/format';
import { useTheme } from '../../ui/theme-context';
import { useRef, useState, type KeyboardEvent } from 'react';

interface RatingScaleProps {
  labelId: string;
  helpId: string;
  /** The number that was chosen, once one was. */
  value: number | undefined;
  isDisabled: boolean;
  onRate(value: Rating): void;
}

/**
 * One number of eleven. The arrow keys only move the focus, because a choice is sent at once: Space, Enter or a click
 * chooses.
 */
export function RatingScale({ labelId, helpId, value, isDisabled, onRate }: RatingScaleProps) {
  const { direction } = useTheme();
  const format = useFormat();
  const [current, setCurrent] = useState<number>(0);
  const group = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const next = target(event.key, current, direction);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  }

  return (
    <div
      ref={group}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={helpId}
      aria-disabled={isDisabled}
      className="cd-rating-scale"
      onKeyDown={handleKeyDown}
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

/** Where a key leads from a place; the ends meet. */
function target(key: string, current: number, direction: 'ltr' | 'rtl'): number | undefined {
  const last = ratings.length - 1;
  const [forward, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === forward || key === 'ArrowDown') return current === last ? 0 : current + 1;
  if (key === back || key === 'ArrowUp') return current === 0 ? last : current - 1;
  return undefined;
}
