import type { HistoryVisitor } from '../../../model/reports/history-view';
import { useLabels } from '../../../ui/theme/labels';
import { reportsHistoryLabels } from './labels';

/** Names a visitor: by name, else by email. */
export function useVisitorName(): (visitor: HistoryVisitor) => string {
  const { unnamedVisitor } = useLabels(reportsHistoryLabels);
  return ({ name, email }) => name || email || unnamedVisitor;
}
