import type { Problem } from '../core/problem';

/** Where one item of a job is, and in its undo. */
export type JobStatus =
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'failed'
  /** The job was canceled before its turn. */
  | 'canceled'
  | 'undoing'
  | 'undone'
  | 'undoFailed';

/** One call of a job. */
export interface JobItem {
  status: JobStatus;
  /** Why its last call failed. */
  problem?: Problem | undefined;
  /** A call of it failed without an answer, so the server may have stored it. */
  mayBeStored: boolean;
}

/** Many changes as one step, called for one after another. */
export interface Job<Item extends JobItem> {
  items: readonly Item[];
  /** What it does now. */
  phase: 'running' | 'done' | 'undoing' | 'undone';
  /** It ends after the current item. */
  isCanceling: boolean;
}

type AnyJob = Job<JobItem>;
type ItemOf<J extends AnyJob> = J['items'][number];

/** How many items are where. */
export interface JobCounts {
  /** All items of a job; those of its undo that have something to undo. */
  total: number;
  /** Those that need no more calls, failed ones included. */
  done: number;
  saved: number;
  failed: number;
  canceled: number;
  undone: number;
  undoFailed: number;
}

/** Whether it makes calls. */
export function isRunning(job: Pick<AnyJob, 'phase'> | null | undefined): boolean {
  return job?.phase === 'running' || job?.phase === 'undoing';
}

/** The next item to call for. None once the job is canceled. */
export function nextItem<J extends AnyJob>({ items, isCanceling }: J): ItemOf<J> | undefined {
  return isCanceling ? undefined : items.find(({ status }) => status === 'waiting');
}

/** The job with some items' state changed. */
export function withItems<J extends AnyJob>(
  job: J,
  isOne: (item: ItemOf<J>) => boolean,
  change: Partial<ItemOf<J>> | Partial<JobItem>,
): J {
  return { ...job, items: job.items.map((item) => (isOne(item) ? { ...item, ...change } : item)) };
}

/** The job after its last call. */
export function endedJob<J extends AnyJob>(job: J): J {
  const phase = job.phase === 'running' ? 'done' : 'undone';
  const left = { status: phase === 'done' ? 'canceled' : 'undoFailed' } as const;
  return { ...withItems(job, ({ status }) => status === 'waiting', left), phase, isCanceling: false };
}

/** Whether an item can be tried again: one that an undo doesn't concern can't, once that has begun. */
export function canRetry(job: Pick<AnyJob, 'phase'>, { status }: Pick<JobItem, 'status'>): boolean {
  return isUndo(job) ? status === 'undoFailed' : status === 'failed' || status === 'canceled';
}

/** The job that tries what failed again: these items, or all. */
export function retriedJob<J extends AnyJob>(job: J, isTried: (item: ItemOf<J>) => boolean = () => true): J {
  const again = withItems(job, (item) => canRetry(job, item) && isTried(item), tried);
  return { ...again, phase: isUndo(job) ? 'undoing' : 'running', isCanceling: false };
}

const tried = { status: 'waiting', problem: undefined } as const;

/** Whether an undo has something to do with the item: the server has stored it, or may have without an answer. */
export function isUndoable({ status, mayBeStored }: JobItem): boolean {
  return status === 'saved' || (status !== 'undone' && mayBeStored);
}

/** The job that undoes itself. */
export function undoneJob<J extends AnyJob>(job: J): J {
  return { ...withItems(job, isUndoable, tried), phase: 'undoing', isCanceling: false };
}

/** One item after its call failed. */
export function failedItem({ mayBeStored }: JobItem, problem: Problem, phase: AnyJob['phase']): JobItem {
  const isUnknown = ['offline', 'timeout', 'server', 'unexpectedAnswer'].includes(problem.kind);
  return {
    status: phase === 'undoing' ? 'undoFailed' : 'failed',
    problem,
    mayBeStored: mayBeStored || isUnknown || problem.code === 'not_stored',
  };
}

export function countItems(job: Pick<AnyJob, 'items' | 'phase'>): JobCounts {
  // What was never stored has nothing to undo.
  const items = isUndo(job)
    ? job.items.filter(({ status }) => status !== 'failed' && status !== 'canceled')
    : job.items;
  const count = (...statuses: JobStatus[]) => items.filter(({ status }) => statuses.includes(status)).length;
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

function isUndo({ phase }: Pick<AnyJob, 'phase'>): boolean {
  return phase === 'undoing' || phase === 'undone';
}
