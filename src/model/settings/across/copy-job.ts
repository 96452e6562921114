import { pickFields } from '../../core/draft';
import type { Problem } from '../../core/problem';
import { isSameId, type Id } from '../../core/tolerant';
import type { CopyChange, TargetPlan } from './copy-plan';
import type { SettingPlace, WidgetSettings } from './widget-settings';

/** Where one widget is in a copy, and in its undo. */
export type CopyStatus =
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'failed'
  /** The copy was canceled before its turn. */
  | 'canceled'
  | 'undoing'
  | 'undone'
  | 'undoFailed';

/** One widget of a copy. */
export interface CopyItem extends TargetPlan {
  status: CopyStatus;
  /** Why its last call failed. */
  problem?: Problem | undefined;
  /** Settings that someone else has changed since, so that they stay as they are. */
  conflicts: readonly SettingPlace[];
  /** A call of it failed without an answer, so the server may have stored it. */
  mayBeStored: boolean;
}

/** A copy to several widgets, one after another. */
export interface CopyJob {
  /** The widget that was copied from. */
  sourceId: Id;
  places: readonly SettingPlace[];
  items: readonly CopyItem[];
  /** What it does now. */
  phase: 'copying' | 'copied' | 'undoing' | 'undone';
  /** It ends after the current widget. */
  isCanceling: boolean;
}

/** How many widgets are where. */
export interface CopyCounts {
  /** All widgets of a copy; those of its undo that have something to undo. */
  total: number;
  /** Those that need no more calls, failed ones included. */
  done: number;
  saved: number;
  failed: number;
  canceled: number;
  undone: number;
  undoFailed: number;
}

/** A copy that starts. Widgets without a change take no part in it. */
export function startedCopy(sourceId: Id, places: readonly SettingPlace[], plans: readonly TargetPlan[]): CopyJob {
  const items = plans
    .filter(({ changes }) => changes.length > 0)
    .map((plan): CopyItem => ({ ...plan, status: 'waiting', conflicts: [], mayBeStored: false }));
  return { sourceId, places, items, phase: 'copying', isCanceling: false };
}

/** The next widget to call for. None once the copy is canceled. */
export function nextItem({ items, isCanceling }: CopyJob): CopyItem | undefined {
  return isCanceling ? undefined : items.find(({ status }) => status === 'waiting');
}

/** The job with one widget's state changed. */
export function withItem(job: CopyJob, widgetId: Id, change: Partial<CopyItem>): CopyJob {
  return {
    ...job,
    items: job.items.map((item) => (isSameId(item.widgetId, widgetId) ? { ...item, ...change } : item)),
  };
}

/** The job after its last call. */
export function endedJob(job: CopyJob): CopyJob {
  const phase = job.phase === 'copying' ? 'copied' : 'undone';
  const items = job.items.map((item): CopyItem => {
    if (item.status !== 'waiting') return item;
    return { ...item, status: phase === 'copied' ? 'canceled' : 'undoFailed' };
  });
  return { ...job, items, phase, isCanceling: false };
}

/** Whether a widget of the job can be tried again: one that an undo doesn't concern can't, once that has begun. */
export function canRetry(job: Pick<CopyJob, 'phase'>, { status }: Pick<CopyItem, 'status'>): boolean {
  return isUndo(job) ? status === 'undoFailed' : status === 'failed' || status === 'canceled';
}

/** The job that tries what failed again: of these widgets, or of all. */
export function retriedJob(job: CopyJob, only?: Id): CopyJob {
  const isTried = (item: CopyItem) => canRetry(job, item) && (only === undefined || isSameId(item.widgetId, only));
  return {
    ...job,
    phase: isUndo(job) ? 'undoing' : 'copying',
    isCanceling: false,
    items: job.items.map((item) => (isTried(item) ? { ...item, status: 'waiting', problem: undefined } : item)),
  };
}

/** The job that undoes itself, also on widgets that the server may have stored without an answer. */
export function undoneJob(job: CopyJob): CopyJob {
  return {
    ...job,
    phase: 'undoing',
    isCanceling: false,
    items: job.items.map((item) =>
      item.status === 'saved' || (item.status !== 'undone' && item.mayBeStored)
        ? { ...item, status: 'waiting', problem: undefined, conflicts: [] }
        : item,
    ),
  };
}

/** One widget after its call failed. */
export function failedItem(item: CopyItem, problem: Problem, phase: CopyJob['phase']): Partial<CopyItem> {
  const isUnknown = ['offline', 'timeout', 'server', 'unexpectedAnswer'].includes(problem.kind);
  return {
    status: phase === 'undoing' ? 'undoFailed' : 'failed',
    problem,
    mayBeStored: item.mayBeStored || isUnknown || problem.code === 'not_stored',
  };
}

/** The changes as the server stored them, which can differ from what was sent. */
export function asStored(changes: readonly CopyChange[], stored: WidgetSettings): CopyChange[] {
  return changes.map((change) => ({ ...change, after: pickFields(stored, change.place.names) }));
}

export function countItems(job: Pick<CopyJob, 'items' | 'phase'>): CopyCounts {
  // What was never copied has nothing to undo.
  const items = isUndo(job)
    ? job.items.filter(({ status }) => status !== 'failed' && status !== 'canceled')
    : job.items;
  const count = (...statuses: CopyStatus[]) => items.filter(({ status }) => statuses.includes(status)).length;
  return {
    total: items.length,
    done: items.length - count('waiting', 'saving', 'undoing'),
    saved: count('saved'),
    failed: count('failed'),
    canceled: count('canceled'),
    undone: count('undone'),
    undoFailed: count('undoFailed'),
  };
}

function isUndo({ phase }: Pick<CopyJob, 'phase'>): boolean {
  return phase === 'undoing' || phase === 'undone';
}
