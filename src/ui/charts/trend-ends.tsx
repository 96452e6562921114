import { cva } from 'class-variance-authority';
import { Fragment } from 'react';
import type { Variant } from '../base/variants';

const name = cva('cd-trend-mean-label', {
  variants: { state: { current: 'cd-trend-current-label', mean: '', compared: '' } },
});

export interface EndLabel {
  text: string;
  /** In percent from the top. */
  at: number;
  state: Variant<typeof name, 'state'>;
}

/** The names of a chart's lines, at their ends. */
export function TrendEnds({ labels }: { labels: readonly EndLabel[] }) {
  if (labels.length === 0) return null;
  return (
    <div className="cd-trend-mean cd-numbers" aria-hidden="true">
      {apart(labels).map(({ text, at, state }) => (
        <Fragment key={state}>
          <span className={name({ state })} style={{ top: `${at}%` }}>
            {text}
          </span>
          <span className="cd-trend-sizer">{text}</span>
        </Fragment>
      ))}
    </div>
  );
}

/** The height of a label, in percent of the chart. */
export const LABEL = 9;

/** From top to bottom, each clear of the others: as far down as the one above needs, then up from the bottom edge. */
export function apart(labels: readonly EndLabel[]): EndLabel[] {
  let top = 0;
  const lowered = labels
    .toSorted((a, b) => a.at - b.at)
    .map((label) => {
      const at = Math.max(label.at, top);
      top = at + LABEL;
      return { ...label, at };
    });
  let bottom = 100;
  return lowered
    .reverse()
    .map((label) => {
      const at = Math.min(label.at, bottom);
      bottom = at - LABEL;
      return { ...label, at };
    })
    .reverse();
}
