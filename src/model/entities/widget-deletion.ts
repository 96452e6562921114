import type { Problem } from '../core/problem';
import { isSameId, type Id, type Instant } from '../core/tolerant';

/** How long a deletion waits before it is sent, in milliseconds. Until then, it can be undone. */
export const undoMs = 10_000;

/** A widget's deletion, from the moment the user confirms it. */
export type WidgetDeletion = DeletedWidget & DeletionState;

interface DeletedWidget {
  id: Id;
  /** The name of its channel; empty without one. */
  name: string;
  /** Its setup was finished when the user confirmed. */
  isFinished: boolean;
}

/** How far a deletion is. */
export type DeletionState =
  /** Nothing has been sent yet. It will be at `until`, unless the user undoes it. */
  | { status: 'waiting'; until: Instant }
  | { status: 'deleting' }
  | { status: 'deleted' }
  /** `isUnknown`: the response was lost, so the widget may be deleted. */
  | { status: 'failed'; problem: Problem; isUnknown?: boolean | undefined }
  /** Someone finished its setup in the meantime, so it stays. */
  | { status: 'finishedMeanwhile' };

/** The deletions of the session, which outlive the screen that started them. */
export interface WidgetDeletionsProps {
  /** The deletions, oldest first; absent means none. */
  deletions?: readonly WidgetDeletion[] | undefined;
  /** Undoes a deletion that is waiting; absent hides the button. */
  onDeletionUndo?: ((id: Id) => void) | undefined;
  /** Sends a failed deletion again; absent hides the button. */
  onDeletionRetry?: ((id: Id) => void) | undefined;
  /** Dismisses the notice about a deletion that is over; absent hides the button. */
  onDeletionDismiss?: ((id: Id) => void) | undefined;
}

export function deletionOf(deletions: readonly WidgetDeletion[], id: Id): WidgetDeletion | undefined {
  return deletions.find((deletion) => isSameId(deletion.id, id));
}

/** The deletions with this one at the end, instead of an earlier one of the same widget. */
export function withDeletion(deletions: readonly WidgetDeletion[], next: WidgetDeletion): readonly WidgetDeletion[] {
  return [...withoutDeletion(deletions, next.id), next];
}

/** The deletions with this one in the place of an earlier one of the same widget. */
export function replaceDeletion(deletions: readonly WidgetDeletion[], next: WidgetDeletion): readonly WidgetDeletion[] {
  return deletions.map((deletion) => (isSameId(deletion.id, next.id) ? next : deletion));
}

export function withoutDeletion(deletions: readonly WidgetDeletion[], id: Id): readonly WidgetDeletion[] {
  return deletions.filter((deletion) => !isSameId(deletion.id, id));
}

/** Whether the call is still to come or under way. */
export function isUnderWay({ status }: WidgetDeletion): boolean {
  return status === 'waiting' || status === 'deleting';
}

/** Whether screens leave out the widget: it is deleted, or will be unless something happens. */
export function isLeftOut(deletions: readonly WidgetDeletion[], id: Id | undefined): boolean {
  if (id === undefined) return false;
  const deletion = deletionOf(deletions, id);
  return deletion !== undefined && (isUnderWay(deletion) || deletion.status === 'deleted');
}
