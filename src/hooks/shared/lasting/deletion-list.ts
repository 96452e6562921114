import type { WidgetDeletion } from '../../../model/entities/widget-deletion';
import { useSessionState } from './session-state';

export type Deletions = readonly WidgetDeletion[];

export const deletionsName = 'deletions';
export const noDeletions: Deletions = [];

/** The session's deletions, and their state. */
export function useDeletionList() {
  return useSessionState(deletionsName, noDeletions);
}
