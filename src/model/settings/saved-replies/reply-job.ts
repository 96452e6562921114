import { changedNames, pickFields } from '../../core/draft';
import { undoneJob, type Job, type JobItem } from '../../jobs/job';
import { jsonEqual } from '../../core/json-equal';
import type { Id } from '../../core/tolerant';
import type { SavedReplyFields } from './saved-replies';

/** One reply of a widget before and after. Without `before`, it is created; without `after`, it is deleted. */
export interface ReplyStep {
  widgetId: Id;
  /** Absent for a reply that the server doesn't know yet. */
  uid?: string | undefined;
  before?: SavedReplyFields | undefined;
  after?: SavedReplyFields | undefined;
}

/** What a job is for. */
export type ReplyJobKind = 'delete' | 'autoSendOn' | 'autoSendOff' | 'import' | 'fix' | 'copy';

/** One reply of a job. */
export interface ReplyJobItem extends ReplyStep, JobItem {
  key: number;
  /** Unsaved changes that were deleted with it, and return with it. */
  draft?: Partial<SavedReplyFields> | undefined;
}

/** Changes to many replies as one step, with one undo. */
export interface ReplyJob extends Job<ReplyJobItem> {
  kind: ReplyJobKind;
}

/** A reply as listed. */
export interface ListedReply {
  uid: string;
  fields: SavedReplyFields;
}

/** The call that a step needs, given the newest list. `before` is what the undo restores. */
export type ReplyCall =
  | { kind: 'create'; after: SavedReplyFields }
  | { kind: 'save'; uid: string; before: SavedReplyFields; after: SavedReplyFields }
  | { kind: 'delete'; uid: string; before: SavedReplyFields }
  /** It is already done, also if an earlier answer was lost. */
  | { kind: 'none'; uid?: string | undefined }
  /** Someone else has changed the same fields since; trying again starts from `newest`. */
  | { kind: 'conflict'; newest: SavedReplyFields }
  /** Someone else has deleted it. */
  | { kind: 'missing' };

/** A job that starts. */
export function startedReplies(kind: ReplyJobKind, steps: readonly ReplyStep[]): ReplyJob {
  const items = steps.map((step, key): ReplyJobItem => ({ ...step, key, status: 'waiting', mayBeStored: false }));
  return { kind, items, phase: 'running', isCanceling: false };
}

/** What undoes a step. */
export function backStep(step: ReplyStep): ReplyStep {
  return { ...step, before: step.after, after: step.before };
}

/** Whether the steps build on each other, so that one is only taken once those before it are saved. */
export function isSequence({ kind }: Pick<ReplyJob, 'kind'>): boolean {
  return kind === 'fix';
}

/** The job that undoes itself. If its steps build on each other, the last one is undone first. */
export function undoneReplies(job: ReplyJob): ReplyJob {
  const undone = undoneJob(isSequence(job) ? { ...job, items: job.items.toReversed() } : job);
  // The ID tells whether a reply was deleted. From now on, what may be stored is the reply that returns.
  return { ...undone, items: undone.items.map((item) => (item.after ? item : { ...item, mayBeStored: false })) };
}

/** How many replies are saved, or restored by an undo: several steps can change the same one. */
export function changedReplies({ items }: ReplyJob, status: 'saved' | 'undone'): number {
  const done = items.filter((item) => item.status === status);
  return new Set(done.map(({ key, widgetId, uid }) => (uid === undefined ? key : `${widgetId} ${uid}`))).size;
}

/** A step with the same changes to a reply that someone else has changed since. */
export function rebasedStep(
  { before, after }: ReplyStep,
  newest: SavedReplyFields,
): Pick<ReplyStep, 'before' | 'after'> {
  return {
    before: newest,
    after: before && after ? { ...newest, ...pickFields(after, changedNames(before, after)) } : after,
  };
}

/** What is left to do of a step. */
export function replyCall(
  { uid, before, after }: ReplyStep,
  listed: readonly ListedReply[],
  mayBeStored = false,
): ReplyCall {
  const known = uid === undefined ? undefined : listed.find((reply) => reply.uid === uid);
  // The answer that named it may have been lost.
  const isUnnamed = mayBeStored && (uid === undefined || !before);
  const stored = known ?? (isUnnamed ? listed.find(({ fields }) => jsonEqual(fields, before ?? after)) : undefined);
  if (!before) return stored || !after ? { kind: 'none', uid: stored?.uid } : { kind: 'create', after };
  if (!after) {
    if (!stored) return { kind: 'none' };
    const isSame = changedNames(before, stored.fields).length === 0;
    return isSame ? { kind: 'delete', ...named(stored) } : { kind: 'conflict', newest: stored.fields };
  }
  if (!stored) return { kind: 'missing' };
  const newest = stored.fields;
  const left = changedNames(before, after).filter((name) => newest[name] !== after[name]);
  if (left.some((name) => newest[name] !== before[name])) return { kind: 'conflict', newest };
  if (left.length === 0) return { kind: 'none', uid: stored.uid };
  return { kind: 'save', ...named(stored), after: { ...newest, ...pickFields(after, left) } };
}

function named({ uid, fields }: ListedReply) {
  return { uid, before: fields };
}
