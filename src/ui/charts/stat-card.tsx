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

interface StatValueProps {
  /** The number as it is read, with its unit. */
  value: string;
  /** What is read out in its place, where it is a sign and no number. */
  valueLabel?: string | undefined;
  /** `none` where nothing was counted or measured. */
  state?: Variant<typeof statValue, 'state'> | undefined;
  /** Where the number leads: to what was counted. */
  to?: Route | undefined;
  /** The link's name for those who do not see what the number is of. */
  linkLabel?: string | undefined;
}

/** A number, and a link where what it counts can be seen. */
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
  /** The number as it is read, with its unit; absent while it is on its way. */
  value: string | undefined;
  /** What the number means and how it is counted. */
  definition?: string | undefined;
  /** Against the time before, with its sign and a word: `12% faster than the week before`. */
  change?: { text: string; trend: 'better' | 'worse' | 'same' } | undefined;
}

/** One number with its name. Stands in `StatCards`. */
export function StatCard({ label, value, definition, change, ...rest }: StatCardProps) {
  return (
    <div className="cd-stat" data-chatdeck="stat-card" data-state={value === undefined ? 'loading' : 'ready'}>
      <dt className="cd-stat-label">
        <Text size="2" color="gray">
          {label}
        </Text>
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
      </dd>
      {change && value !== undefined && (
        <dd className="cd-stat-change" data-state={change.trend}>
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

/** A row of numbers that belong together; as many beside each other as fit. */
export function StatCards({ children }: StatCardsProps) {
  return (
    <dl className="cd-stats" data-chatdeck="stat-cards">
      {children}
    </dl>
  );
}
