import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { usageLevel } from '../../model/entities/usage';
import { useFormat } from '../format/format';
import { AlertIcon } from '../base/icons';
import { defineLabels, useLabels } from '../theme/labels';
import { Text } from '../base/text';
import type { Variant } from '../base/variants';

interface UsageTexts {
  /** Numbers are formatted in the theme's locale. */
  used(used: string, limit: string): string;
  unlimited(used: string): string;
  warning: string;
  reached: string;
  over: string;
  /** A plan's limit. */
  noLimit: string;
  /** Beside the limits of plans. */
  haveChannels(written: string): string;
  haveUsers(count: number, written: string): string;
  /** Conversations. */
  recently(written: string): string;
  /** After a limit, for screen readers. */
  belowNeed: string;
  yearSaves(saving: string, months: number, written: string): string;
  conversationsUnknown: string;
  usersUnknown: string;
}

export const usageLabels = defineLabels<UsageTexts>('usage', {
  used: (used, limit) => `${used} of ${limit}`,
  unlimited: (used) => `${used}, no limit`,
  warning: 'Almost used up',
  reached: 'Limit reached',
  over: 'Over the limit',
  noLimit: 'Unlimited',
  haveChannels: (written) => `You have ${written}`,
  haveUsers: (count, written) => `You have ${written} ${count === 1 ? 'user' : 'users'}`,
  recently: (written) => `Recently ${written}`,
  belowNeed: 'less than you need',
  yearSaves: (saving, months, written) =>
    `Annual billing saves ${saving} per year and pays off after ${months === 1 ? '1 month' : `${written} months`}.`,
  conversationsUnknown: 'Your recent conversations couldn’t be loaded, so they aren’t considered here.',
  usersUnknown: 'Your users couldn’t be loaded, so they aren’t considered here.',
});

const bar = cva('cd-usage', {
  variants: { state: { normal: '', warning: 'cd-usage-warning', danger: 'cd-usage-danger' } },
});

interface UsageBarProps {
  /** What is counted. */
  label: string;
  /** The amount used. */
  used: number;
  /** The limit. */
  limit: number | 'unlimited';
  /** Texts of this bar only. */
  labels?: Partial<UsageTexts> | undefined;
}

/**
 * How much of a plan's limit is used: amber from 80%, red at the limit, each also as text. Without a limit there is no
 * bar.
 */
export function UsageBar({ label, used, limit, labels: ownLabels }: UsageBarProps) {
  const labels = useLabels(usageLabels, ownLabels);
  const labelId = useId();
  const format = useFormat();
  const level = usageLevel(used, limit);
  const count = format.count(used);
  const amount = limit === 'unlimited' ? labels.unlimited(count) : labels.used(count, format.count(limit));
  const note = noteOf(level, used, limit, labels);
  return (
    <div className={bar({ state: level })} data-chatdeck="usage-bar" data-state={level}>
      <div className="cd-usage-line">
        <Text size="2" id={labelId}>
          {label}
        </Text>
        <Text size="2" color="gray" className="cd-numbers">
          {amount}
        </Text>
      </div>
      {limit !== 'unlimited' && (
        <div
          role="meter"
          className="cd-usage-track"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={note ? `${amount}. ${note}` : amount}
        >
          <svg className="cd-usage-fill" width={`${shareOf(used, limit) * 100}%`} />
        </div>
      )}
      {note && (
        <Text as="p" size="1" className="cd-usage-note">
          <AlertIcon size={14} aria-hidden />
          {note}
        </Text>
      )}
    </div>
  );
}

function noteOf(level: Variant<typeof bar, 'state'>, used: number, limit: number | 'unlimited', labels: UsageTexts) {
  if (level === 'normal') return undefined;
  if (level === 'warning') return labels.warning;
  return limit !== 'unlimited' && used > limit ? labels.over : labels.reached;
}

/** If nothing is allowed, nothing is left. */
function shareOf(used: number, limit: number): number {
  return limit > 0 ? Math.min(1, used / limit) : 1;
}
