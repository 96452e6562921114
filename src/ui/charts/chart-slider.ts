import type { HTMLAttributes, KeyboardEvent, PointerEvent } from 'react';
import { isModifiedKey } from '../base/arrow-keys';
import { focusedElement } from '../focus/composed-tree';
import { nearestPoint, nextPoint } from './trend-points';

interface ChartSliderOptions {
  label: string;
  /** What is read of the point, or of the last one. */
  text: string;
  count: number;
  /** The point that is read; undefined if none is. */
  active: number | undefined;
  direction: 'ltr' | 'rtl';
  onActiveChange(this: void, index: number | undefined): void;
}

/** Attributes of a chart whose points are read under the pointer, or by arrow keys. */
export function chartSlider(options: ChartSliderOptions): HTMLAttributes<HTMLElement> {
  const { label, text, count, active, direction, onActiveChange } = options;
  const last = count - 1;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isModifiedKey(event)) return;
    const next = nextPoint(event.key, active ?? last, count, direction);
    if (next === undefined) return;
    event.preventDefault();
    onActiveChange(next);
  };
  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const place = event.currentTarget.getBoundingClientRect();
    onActiveChange(nearestPoint((event.clientX - place.left) / place.width, count, direction));
  };
  return {
    // The only role whose value changes with arrow keys and is announced at each step.
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': last,
    'aria-valuenow': active ?? last,
    'aria-valuetext': text,
    onKeyDown: handleKeyDown,
    onFocus: () => onActiveChange(active ?? last),
    onBlur: () => onActiveChange(undefined),
    onPointerMove: handlePointer,
    // A tap focuses only after the pointer has left.
    onPointerDown: (event) => {
      event.currentTarget.focus();
      handlePointer(event);
    },
    onPointerLeave: (event) => {
      if (focusedElement() !== event.currentTarget) onActiveChange(undefined);
    },
  };
}
