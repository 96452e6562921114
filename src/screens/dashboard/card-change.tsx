import { isProblem } from '../../model/core/problem';
import type { CardStats } from '../../model/dashboard/dashboard';
import { weekChange } from '../../model/dashboard/week-change';
import { useFormat } from '../../ui/format/format';
import { useLabels } from '../../ui/theme/labels';
import { useCallback } from 'react';
import type { Counts } from './card-counts';
import { dashboardLabels } from './labels';

/** How a widget's chats change from week to week; nothing while that is unknown. */
export function CardChange({ counts }: { counts: Counts }) {
  const labels = useLabels(dashboardLabels);
  const text = useChangeText();
  if (typeof counts !== 'object' || isProblem(counts)) return null;
  const change = text(counts);
  return change === '' ? null : <span className="cd-card-change">{labels.change(change)}</span>;
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
