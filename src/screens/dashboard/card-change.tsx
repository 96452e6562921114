import { isProblem } from '../../model/core/problem';
import type { CardStats } from '../../model/dashboard/dashboard';
import { weekChange } from '../../model/dashboard/week-change';
import { useFormat } from '../../ui/format/format';
import { VisuallyHidden } from '../../ui/radix';
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
  if (change === '') return null;
  return (
    <span className="cd-card-change" title={labels.changeDefinition}>
      {labels.change(change)}
      <VisuallyHidden>{labels.changeDefinition}</VisuallyHidden>
    </span>
  );
}

/** The change in percent; empty if there is none to tell. */
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
