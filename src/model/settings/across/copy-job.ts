import { pickFields } from '../../core/draft';
import * as jobs from '../../jobs/job';
import type { Job, JobCounts, JobItem, JobStatus } from '../../jobs/job';
import type { Problem } from '../../core/problem';
import { isSameId, type Id } from '../../core/tolerant';
import type { CopyChange, TargetPlan } from './copy-plan';
import type { SettingPlace, WidgetSettings } from './widget-settings';

/** Where one widget is in a copy, and in its undo. */
export type CopyStatus = JobStatus;

/** One widget of a copy. */
export interface CopyItem extends TargetPlan, JobItem {
  /** Settings that someone else has changed since, so that they stay as they are. */
  conflicts: readonly SettingPlace[];
}

/** A copy to several widgets, one after another. */
export interface CopyJob extends Job<CopyItem> {
  /** The widget that was copied from. */
  sourceId: Id;
  places: readonly SettingPlace[];
}

/** How many widgets are where. */
export type CopyCounts = JobCounts;

/** A copy that starts. Widgets without a change take no part in it. */
export function startedCopy(sourceId: Id, places: readonly SettingPlace[], plans: readonly TargetPlan[]): CopyJob {
  const items = plans
    .filter(({ changes }) => changes.length > 0)
    .map((plan): CopyItem => ({ ...plan, status: 'waiting', conflicts: [], mayBeStored: false }));
  return { sourceId, places, items, phase: 'running', isCanceling: false };
}

/** The job with one widget's state changed. */
export function withItem(job: CopyJob, widgetId: Id, change: Partial<CopyItem>): CopyJob {
  return jobs.withItems(job, isOf(widgetId), change);
}

/** The job that tries what failed again: of this widget, or of all. */
export function retriedJob(job: CopyJob, only?: Id): CopyJob {
  return jobs.retriedJob(job, only === undefined ? undefined : isOf(only));
}

/** The job that undoes itself, also on widgets that the server may have stored without an answer. */
export function undoneJob(job: CopyJob): CopyJob {
  return jobs.undoneJob(jobs.withItems(job, jobs.isUndoable, { conflicts: [] }));
}

/** One widget after its call failed. */
export function failedItem(item: CopyItem, problem: Problem, phase: CopyJob['phase']): Partial<CopyItem> {
  return jobs.failedItem(item, problem, phase);
}

/** The changes as the server stored them, which can differ from what was sent. */
export function asStored(changes: readonly CopyChange[], stored: WidgetSettings): CopyChange[] {
  return changes.map((change) => ({ ...change, after: pickFields(stored, change.place.names) }));
}

function isOf(widgetId: Id) {
  return (item: CopyItem) => isSameId(item.widgetId, widgetId);
}
