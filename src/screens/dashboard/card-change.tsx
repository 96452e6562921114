import { isProblem } from '../../model/core/problem';
import type { CardStats } from '../../model/dashboard/dashboard';
import { weekChange } from '../../model/dashboard/week-change';
import { useFormat } from '../../ui/format/format';
import { useLabels } from '../../ui/theme/labels';
import { VisuallyHidden } from '../../ui/radix';
import { useCallback } from 'react';
import type { Counts } from './card-counts';
import { dashboardLabels } from './labels';

/** How a widget's chats change from week to week. It has its place while that is unknown. */
export function CardChange({ counts }: { counts: Counts }) {
  const labels = useLabels(dashboardLabels);
  const text = useChangeText();
  const change = typeof counts !== 'object' || isProblem(counts) ? '' : text(counts);
  return (
    <span className="cd-card-change">
      <span aria-hidden="true">{change}</span>
      {change !== '' && <VisuallyHidden>{labels.change(change)}</VisuallyHidden>}
    </span>
  );
}

/** The change in percent; empty if it's unknown. */
export function useChangeText() {
  const { change } = useFormat();
  return useCallback(
    ({ daily }: CardStats) => {
      const value = weekChange(daily);
      return value === null ? '' : change(value);
    },
    [change],
  );
}
