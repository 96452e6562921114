import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { Route } from '../../model/places/route';
import { InfoTip } from '../overlays/info-tip';
import { PlainLink, useHasScreen } from '../base/link';
import { Skeleton } from '../base/skeleton';
import { Text } from '../base/text';
import type { Variant } from '../base/variants';
import { VisuallyHidden } from '../base/visually-hidden';

const statValue = cva('', { variants: { state: { counted: '', none: 'cd-number-none' } } });

const statChange = cva('cd-stat-change', {
  variants: { state: { better: 'cd-stat-better', worse: 'cd-stat-worse', same: '' } },
});

interface StatValueProps {
  /** The formatted number with its unit. */
  value: string;
  /** The text for screen readers, if it is a sign instead of a number. */
  valueLabel?: string | undefined;
  /** `none` if nothing was counted or measured. */
  state?: Variant<typeof statValue, 'state'> | undefined;
  /** Where the number links to: the items it counts. */
  to?: Route | undefined;
  /** The link's accessible name. */
  linkLabel?: string | undefined;
}

/** A number, linked if the items it counts can be shown. */
export function StatValue({ value, valueLabel, state, to, linkLabel }: StatValueProps) {
  const hasScreen = useHasScreen();
  if (to && hasScreen(to)) {
    return (
      <PlainLink to={to} className="cd-number-link" aria-label={linkLabel}>
        {value}
      </PlainLink>
    );
  }
  return (
    <span className={statValue({ state })}>
      {valueLabel === undefined ? value : <span aria-hidden="true">{value}</span>}
      {valueLabel !== undefined && <VisuallyHidden>{valueLabel}</VisuallyHidden>}
    </span>
  );
}

interface StatCardProps extends Omit<StatValueProps, 'value'> {
  /** What is counted. */
  label: string;
  /** The formatted number with its unit; absent while loading. */
  value: string | undefined;
  /** What the number means and how it is counted. */
  definition?: string | undefined;
  /** A smaller number beside it. */
  detail?: ReactNode;
  /** Lets people choose the card, which shows more of this number elsewhere, for example its chart. */
  choice?: { isChosen: boolean; onChoose(): void } | undefined;
  /** The change against the previous period, with its direction as a word: `12% faster than the week before`. */
  change?: { text: string; trend: Variant<typeof statChange, 'state'> } | undefined;
}

/** A named number. Goes inside `StatCards`. */
export function StatCard({ label, value, definition, detail, choice, change, ...rest }: StatCardProps) {
  return (
    <div className="cd-stat" data-chatdeck="stat-card" data-state={value === undefined ? 'loading' : 'ready'}>
      <dt className="cd-stat-label">
        {choice ? (
          <button
            type="button"
            className="rt-reset cd-stat-choice"
            aria-pressed={choice.isChosen}
            onClick={() => choice.onChoose()}
          >
            {label}
          </button>
        ) : (
          <Text size="1" color="gray">
            {label}
          </Text>
        )}
        {definition !== undefined && <InfoTip subject={label}>{definition}</InfoTip>}
      </dt>
      <dd className="cd-stat-value">
        {value === undefined ? (
          <Skeleton width="64px" height="28px" />
        ) : (
          <Text size="5">
            <StatValue value={value} {...rest} />
          </Text>
        )}
        {detail !== undefined && value !== undefined && ' '}
        {detail !== undefined && value !== undefined && (
          <Text size="1" color="gray" className="cd-stat-detail">
            {detail}
          </Text>
        )}
      </dd>
      {change && value !== undefined && (
        <dd className={statChange({ state: change.trend })} data-state={change.trend}>
          {change.text}
        </dd>
      )}
    </div>
  );
}

interface StatCardsProps {
  /** Stat cards. */
  children: ReactNode;
}

/** Related numbers, as many side by side as fit. */
export function StatCards({ children }: StatCardsProps) {
  return (
    <dl className="cd-stats" data-chatdeck="stat-cards">
      {children}
    </dl>
  );
}
