import { endedJob, nextItem, withItems, type Job, type JobItem } from '../../../model/jobs/job';
import { askBeforeLeaving } from './ask-before-leaving';
import type { SessionState } from './session-state';

/** How a job's items are identified, and called for. */
export interface JobCalls<J extends Job<JobItem>> {
  isSame(this: void, a: J['items'][number], b: J['items'][number]): boolean;
  /** Never rejects: a failure is a state of the item. */
  attempt(this: void, item: J['items'][number], phase: J['phase']): Promise<Partial<J['items'][number]>>;
  /** Ends with the first item that fails, because the others build on it. */
  stopsOnFailure?: boolean | undefined;
}

/** Calls for one item after another, until none is waiting. Continues when the user leaves the page. */
export async function runJob<J extends Job<JobItem>>(
  jobs: SessionState<J | null>,
  { isSame, attempt, stopsOnFailure = false }: JobCalls<J>,
): Promise<void> {
  const update = (change: (job: J) => J) => jobs.set((job) => job && change(job));
  const next = () => {
    const job = jobs.get();
    return job ? nextItem(job) : undefined;
  };
  await askBeforeLeaving(async () => {
    for (let item = next(); item; item = next()) {
      const current = item;
      const isCurrent = (one: J['items'][number]) => isSame(one, current);
      const phase = jobs.get()?.phase ?? 'running';
      update((job) => withItems(job, isCurrent, { status: phase === 'undoing' ? 'undoing' : 'saving' }));
      const after = await attempt(current, phase);
      update((job) => withItems(job, isCurrent, after));
      if (stopsOnFailure && (after.status === 'failed' || after.status === 'undoFailed')) break;
    }
    update((job) => endedJob(job));
  });
}
