import { describe, expect, it } from 'vitest';
import { canRetry, countItems, endedJob } from 'chatdeck/model/jobs/job';
import {
  retriedJob,
  undoneJob,
  withItem,
  type CopyJob,
  type CopyStatus,
} from 'chatdeck/model/settings/across/copy-job';

/** A copy to three widgets: one saved, one failed, and one that it was stopped before. */
const copied: CopyJob = {
  sourceId: 1,
  places: [],
  phase: 'done',
  isCanceling: false,
  items: (['saved', 'failed', 'canceled'] as const).map((status, index) => ({
    widgetId: index + 2,
    changes: [],
    refused: [],
    unchanged: 0,
    conflicts: [],
    mayBeStored: false,
    status,
  })),
};
const retryable = (job: CopyJob): CopyStatus[] =>
  job.items.filter((item) => canRetry(job, item)).map(({ status }) => status);

describe('a copy of which one widget is saved, one failed, and one was not reached', () => {
  it('counts all of them, and can be tried again where it is not saved', () => {
    expect(countItems(copied)).toMatchObject({ total: 3, done: 3, saved: 1, failed: 1, canceled: 1 });
    expect(retryable(copied)).toEqual(['failed', 'canceled']);
  });

  it('is undone on one of one widget, and offers nothing to try again', () => {
    const undoing = undoneJob(copied);
    expect(countItems(undoing)).toMatchObject({ total: 1, done: 0, failed: 0, canceled: 0 });
    const undone = endedJob(withItem(undoing, 2, { status: 'undone' }));
    expect(countItems(undone)).toMatchObject({ total: 1, done: 1, undone: 1, failed: 0, canceled: 0 });
    expect(retryable(undone)).toEqual([]);
  });

  it('tries a failed undo again, and only that', () => {
    const failed = endedJob(withItem(undoneJob(copied), 2, { status: 'undoFailed' }));
    expect(retryable(failed)).toEqual(['undoFailed']);
    const again = retriedJob(failed);
    expect(again.phase).toBe('undoing');
    expect(again.items.map(({ status }) => status)).toEqual(['waiting', 'failed', 'canceled']);
    expect(countItems(again)).toMatchObject({ total: 1, done: 0 });
  });
});
