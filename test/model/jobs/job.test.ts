import { describe, expect, it } from 'vitest';
import { makeProblem, type ProblemKind } from 'chatdeck/model';
import {
  canRetry,
  countItems,
  endedJob,
  failedItem,
  isRunning,
  isUndoable,
  nextItem,
  retriedJob,
  undoneJob,
  withItems,
  type Job,
  type JobItem,
  type JobStatus,
} from 'chatdeck/model/jobs/job';

const problem = makeProblem('server');
const item = (status: JobStatus, mayBeStored = false): JobItem => ({ status, mayBeStored });
const job = (phase: Job<JobItem>['phase'], ...items: JobItem[]): Job<JobItem> => ({ items, phase, isCanceling: false });
const statusesOf = ({ items }: Job<JobItem>) => items.map(({ status }) => status);
const all: JobStatus[] = ['waiting', 'saving', 'saved', 'failed', 'canceled', 'undoing', 'undone', 'undoFailed'];

describe('a job', () => {
  it.each([
    ['running', true],
    ['undoing', true],
    ['done', false],
    ['undone', false],
  ] as const)('that is %s makes calls: %s', (phase, isOne) => {
    expect(isRunning(job(phase))).toBe(isOne);
  });

  it.each([null, undefined])('that is %s makes none', (none) => {
    expect(isRunning(none)).toBe(false);
  });

  it('calls for the first that waits, and for none once it is canceled', () => {
    const running = job('running', item('saved'), item('waiting'), item('waiting', true));
    expect(nextItem(running)).toBe(running.items[1]);
    expect(nextItem({ ...running, isCanceling: true })).toBeUndefined();
    expect(nextItem(job('running', item('saved')))).toBeUndefined();
  });

  it('changes the items that are meant', () => {
    const changed = withItems(job('running', item('waiting'), item('saved')), ({ status }) => status === 'waiting', {
      status: 'saving',
    });
    expect(statusesOf(changed)).toEqual(['saving', 'saved']);
  });

  it.each([
    ['running', 'done', ['canceled', 'saved']],
    ['undoing', 'undone', ['undoFailed', 'saved']],
  ] as const)('that was %s ends as %s', (phase, ended, statuses) => {
    const end = endedJob({ ...job(phase, item('waiting'), item('saved')), isCanceling: true });
    expect([end.phase, end.isCanceling, statusesOf(end)]).toEqual([ended, false, statuses]);
  });

  it.each([
    ['done', ['failed', 'canceled']],
    ['running', ['failed', 'canceled']],
    ['undone', ['undoFailed']],
    ['undoing', ['undoFailed']],
  ] as const)('that is %s tries %j again', (phase, retried) => {
    expect(all.filter((status) => canRetry({ phase }, { status }))).toEqual(retried);
    const again = retriedJob({
      ...job(phase, ...all.map((status) => ({ ...item(status), problem }))),
      isCanceling: true,
    });
    expect(
      again.items.flatMap(({ status, problem: left }, index) => (status === 'waiting' && !left ? [all[index]] : [])),
    ).toEqual(retried);
    expect(again.isCanceling).toBe(false);
    expect(again.phase).toBe(phase === 'done' || phase === 'running' ? 'running' : 'undoing');
  });

  it('tries only the items again that are meant', () => {
    const failed = job('done', item('failed'), item('failed', true));
    expect(statusesOf(retriedJob(failed, ({ mayBeStored }) => mayBeStored))).toEqual(['failed', 'waiting']);
  });

  it('undoes what is stored, or may be', () => {
    expect(all.filter((status) => isUndoable(item(status)))).toEqual(['saved']);
    expect(all.filter((status) => !isUndoable(item(status, true)))).toEqual(['undone']);
    const undoing = undoneJob({
      ...job('done', item('saved'), item('failed'), item('failed', true)),
      isCanceling: true,
    });
    expect([undoing.phase, undoing.isCanceling, statusesOf(undoing)]).toEqual([
      'undoing',
      false,
      ['waiting', 'failed', 'waiting'],
    ]);
  });

  it.each<[ProblemKind, string | undefined, boolean]>([
    ['offline', undefined, true],
    ['timeout', undefined, true],
    ['server', undefined, true],
    ['unexpectedAnswer', undefined, true],
    ['invalid', undefined, false],
    ['invalid', 'not_stored', true],
    ['notFound', 'gone', false],
    ['forbidden', undefined, false],
  ])('may have stored an item that failed with %s and code %s: %s', (kind, code, mayBeStored) => {
    const failure = makeProblem(kind, { code });
    expect(failedItem(item('saving'), failure, 'running')).toEqual({ status: 'failed', problem: failure, mayBeStored });
    expect(failedItem(item('saving', true), failure, 'undoing')).toEqual({
      status: 'undoFailed',
      problem: failure,
      mayBeStored: true,
    });
  });

  it('counts all of its items, and in its undo those that have something to undo', () => {
    const items = all.map((status) => item(status));
    const counts = { saved: 1, failed: 1, canceled: 1, undone: 1, undoFailed: 1 };
    expect(countItems(job('running', ...items))).toEqual({ ...counts, total: 8, done: 5 });
    expect(countItems(job('undoing', ...items))).toEqual({ ...counts, failed: 0, canceled: 0, total: 6, done: 3 });
    expect(countItems(job('undone', ...items)).total).toBe(6);
    expect(countItems(job('done')).total).toBe(0);
  });
});
