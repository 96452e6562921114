import { failedItem, isRunning, retriedJob } from '../../model/jobs/job';
import { makeProblem, problemError, toProblem } from '../../model/core/problem';
import { isSameId, type Id, type ReadyRow, type Row } from '../../model/core/tolerant';
import type { SavedReply } from '../../model/entities/saved-reply';
import type { SavedRepliesTabProps } from '../../model/settings/saved-replies/replies-tab';
import {
  backStep,
  isSequence,
  rebasedStep,
  replyCall,
  startedReplies,
  undoneReplies,
  type ReplyJob,
  type ReplyJobItem,
  type ReplyStep,
} from '../../model/settings/saved-replies/reply-job';
import { savedReplyValue, type SavedReplyFields } from '../../model/settings/saved-replies/saved-replies';
import type { ChangeWay } from '../../model/core/draft';
import type { Chatdeck } from '../shared/chatdeck-context';
import { useChatdeck } from '../shared/chatdeck-context';
import { runJob } from '../shared/lasting/run-job';
import { useSessionState } from '../shared/lasting/session-state';
import { inWidgetScope } from '../shared/write';
import { replyWrites } from './source';

/** What the tab's form has to know of the replies that a job changes. */
export interface JobForm {
  /** The unsaved changes of a reply. */
  draftOf(this: void, uid: string): Partial<SavedReplyFields> | undefined;
  onDiscard(this: void, uid: string): void;
  onStored(this: void, uid: string, fields: SavedReplyFields): void;
  /** Lays unsaved changes over a reply that was just stored. */
  onRestore(this: void, uid: string, fields: SavedReplyFields, draft: Partial<SavedReplyFields>): void;
}

type JobProps = Pick<
  SavedRepliesTabProps,
  'job' | 'onJobStart' | 'onJobCancel' | 'onJobRetry' | 'onJobUndo' | 'onJobDismiss'
>;

const noJob: ReplyJob | null = null;

/** Changes to many replies, as one step with one undo. They outlive the tab. */
export function useReplyJobs(widgetId: Id, form: JobForm): JobProps {
  const chatdeck = useChatdeck();
  const [job, jobs] = useSessionState<ReplyJob | null>(`saved-replies/${String(widgetId)}`, noJob);

  function run(start: (current: ReplyJob | null) => ReplyJob | null) {
    if (isRunning(jobs.get())) return;
    jobs.set(start);
    const { calls, end } = jobCalls(chatdeck, jobs.get()?.kind ?? 'fix', { widgetId, form });
    void runJob(jobs, calls).then(end);
  }

  return {
    job: job ?? undefined,
    onJobStart: (kind, steps) => run(() => (steps.length > 0 ? startedReplies(kind, steps) : null)),
    onJobCancel: () => jobs.set((now) => now && { ...now, isCanceling: true }),
    onJobRetry: () => run((now) => now && retriedJob(now)),
    onJobUndo: () => run((now) => now && undoneReplies(now)),
    onJobDismiss: () => jobs.set((now) => (isRunning(now) ? now : null)),
  };
}

const ways: Partial<Record<ReplyJob['kind'], ChangeWay>> = { import: 'import', copy: 'copy' };

function jobCalls(chatdeck: Chatdeck, kind: ReplyJob['kind'], own: { widgetId: Id; form: JobForm }) {
  /** Each list is read once before its first change, and once after the last. */
  const lists = new Map<string, Row<SavedReply>[]>();

  async function rowsOf(widgetId: Id): Promise<ReadyRow<SavedReply>[]> {
    const { list } = replyWrites(chatdeck, widgetId);
    const rows = lists.has(String(widgetId)) ? await list.store((known) => known) : await list.read();
    lists.set(String(widgetId), rows);
    return rows.filter((row) => row.status === 'ready');
  }

  async function call(item: ReplyJobItem, step: ReplyStep, how: ChangeWay): Promise<Partial<ReplyJobItem>> {
    const { widgetId } = step;
    const form = isSameId(widgetId, own.widgetId) ? own.form : undefined;
    const rows = await rowsOf(widgetId);
    const listed = rows.map(({ data }) => ({ uid: String(data.id), fields: savedReplyValue(data) }));
    const next = replyCall(step, listed, item.mayBeStored);
    const writes = replyWrites(chatdeck, widgetId);
    switch (next.kind) {
      case 'none':
        // It returned by an earlier attempt whose answer was lost.
        if (next.uid !== undefined && step.after && item.draft) form?.onRestore(next.uid, step.after, item.draft);
        return { uid: next.uid ?? step.uid };
      case 'missing':
        throw problemError(makeProblem('notFound'));
      case 'conflict':
        return { problem: makeProblem('conflict'), ...rebasedStep(step, next.newest) };
      case 'delete': {
        const draft = form?.draftOf(next.uid);
        await writes.remove(next.uid, how, () => form?.onDiscard(next.uid));
        return { before: next.before, draft };
      }
      case 'create':
      case 'save': {
        const row = next.kind === 'save' ? rows.find(({ data }) => String(data.id) === next.uid) : undefined;
        const stored = await writes.store({ row, item: next.after, how });
        if (!stored) {
          lists.delete(String(widgetId));
          return next.kind === 'save'
            ? { before: next.before, after: next.after }
            : { uid: undefined, mayBeStored: true };
        }
        const [uid, after] = [String(stored.id), savedReplyValue(stored)];
        form?.onStored(uid, after);
        if (next.kind === 'create' && item.draft) form?.onRestore(uid, after, item.draft);
        return { uid, after, ...(next.kind === 'save' && { before: next.before }) };
      }
    }
  }

  async function attempt(item: ReplyJobItem, phase: ReplyJob['phase']): Promise<Partial<ReplyJobItem>> {
    const isUndo = phase === 'undoing';
    const run = async (): Promise<Partial<ReplyJobItem>> => {
      const done = await call(item, isUndo ? backStep(item) : item, isUndo ? 'undo' : (ways[kind] ?? 'form'));
      const { problem, before, after, ...rest } = done;
      // The step's own direction.
      const sides = isUndo
        ? { ...(before && { after: before }), ...(after && { before: after }) }
        : { ...(before && { before }), ...(after && { after }) };
      if (problem) return { ...failedItem(item, problem, phase), ...sides };
      return { ...rest, ...(!isUndo && sides), status: isUndo ? 'undone' : 'saved', problem: undefined };
    };
    try {
      return await inWidgetScope(chatdeck, item.widgetId, run, 'saved-replies');
    } catch (thrown) {
      return failedItem(item, toProblem(thrown), phase);
    }
  }

  return {
    calls: {
      isSame: (a: ReplyJobItem, b: ReplyJobItem) => a.key === b.key,
      attempt,
      stopsOnFailure: isSequence({ kind }),
    },
    end: async () => {
      for (const widgetId of lists.keys())
        await replyWrites(chatdeck, widgetId)
          .list.read()
          .catch(() => undefined);
    },
  };
}
