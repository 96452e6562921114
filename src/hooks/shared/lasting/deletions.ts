import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { leavesDoubt } from '../../../model/core/form-state';
import { toProblem, type Problem } from '../../../model/core/problem';
import { isJsonObject, type Id } from '../../../model/core/tolerant';
import { findWidget, findWidgetRow, withoutWidget, type User } from '../../../model/entities/user';
import { channelName, isFinished } from '../../../model/entities/widget';
import {
  deletionOf,
  isUnderWay,
  replaceDeletion,
  undoMs,
  withDeletion,
  withoutDeletion,
  type DeletionState,
  type WidgetDeletion,
  type WidgetDeletionsProps,
} from '../../../model/entities/widget-deletion';
import { useChatdeck, type Chatdeck } from '../chatdeck-context';
import { deleteIfFound } from '../if-found';
import { currentUserQuery, widgetStatsQuery } from '../queries';
import { refreshUser, storeUser } from '../known-user';
import { inWidgetScope } from '../write';
import { askWhile } from './ask-before-leaving';
import { deletionsName, noDeletions, useDeletionList, type Deletions } from './deletion-list';
import { resetSessionState, type SessionState } from './session-state';

/** How long a deleted widget stays in the loaded data, where screens leave it out. */
const RELOAD_AFTER = 1000;
/** How long a notice says that a widget was deleted. */
const NOTICE_MS = 6000;

interface Started {
  /** What a screen or a frame shows of them. */
  notices: Required<WidgetDeletionsProps>;
  /** The user confirmed another one. */
  onDelete(this: void, id: Id): void;
}

/**
 * The session's deletions, which outlive the screen that started them, but neither the session nor the document. Where the
 * session ends with the screen, `withoutUndo` sends them at once.
 */
export function useDeletions(withoutUndo = false): Started {
  const chatdeck = useChatdeck();
  const [deletions, state] = useDeletionList();
  return useMemo(() => {
    const remove = (id: Id) => state.set((all) => withoutDeletion(all, id));
    return {
      onDelete: (id) => begin(chatdeck, state, id, withoutUndo ? 0 : undoMs),
      notices: {
        deletions,
        onDeletionUndo: (id) => {
          if (deletionOf(state.get(), id)?.status === 'waiting') remove(id);
        },
        onDeletionRetry: (id) => {
          const failed = deletionOf(state.get(), id);
          if (failed?.status === 'failed') void send(chatdeck, state, failed);
        },
        onDeletionDismiss: (id) => {
          const over = deletionOf(state.get(), id);
          if (!over || isUnderWay(over)) return;
          remove(id);
          if (over.status === 'deleted') void reload(chatdeck, id);
        },
      },
    };
  }, [chatdeck, deletions, state, withoutUndo]);
}

/** Cancels what a session hasn't sent yet, because the session ends. */
export function cancelDeletions(queryClient: QueryClient, sessionId: string): void {
  resetSessionState(queryClient, sessionId, deletionsName, noDeletions);
}

/** How many providers of each session share a cache. */
const holders = new WeakMap<QueryClient, Map<string, number>>();

/** Cancels them as well when the last provider of the session is gone. Several elements of a page may each have one. */
export function holdDeletions(queryClient: QueryClient, sessionId: string): () => void {
  const counts = holders.get(queryClient) ?? new Map<string, number>();
  holders.set(queryClient, counts);
  counts.set(sessionId, (counts.get(sessionId) ?? 0) + 1);
  return () => {
    const left = (counts.get(sessionId) ?? 1) - 1;
    counts.set(sessionId, left);
    if (left === 0) cancelDeletions(queryClient, sessionId);
  };
}

/** Sends the deletion after a wait, unless the user undoes it or leaves the document, or the session ends. */
function begin(chatdeck: Chatdeck, state: SessionState<Deletions>, id: Id, waitMs: number): void {
  const before = deletionOf(state.get(), id);
  const widget = knownWidget(chatdeck, id);
  if (!widget || (before && isUnderWay(before))) return;
  const waiting: WidgetDeletion = {
    id,
    name: channelName(widget),
    isFinished: isFinished(widget),
    status: 'waiting',
    until: Date.now() + waitMs,
  };
  const cancel = () => state.set((all) => all.filter((each) => each !== waiting));
  state.set((all) => withDeletion(all, waiting));
  if (waitMs === 0) {
    void send(chatdeck, state, waiting);
    return;
  }
  globalThis.addEventListener('pagehide', cancel);
  setTimeout(() => {
    globalThis.removeEventListener('pagehide', cancel);
    // Another object if it was undone and confirmed again.
    if (deletionOf(state.get(), id) === waiting) void send(chatdeck, state, waiting);
  }, waitMs);
  askWhile(() => state.get().some(isUnderWay));
}

/** Deletes the widget now, after all other changes to it. */
async function send(chatdeck: Chatdeck, state: SessionState<Deletions>, confirmed: WidgetDeletion): Promise<void> {
  const { id, name, isFinished: wasFinished } = confirmed;
  const put = (progress: DeletionState): WidgetDeletion => {
    const next = { id, name, isFinished: wasFinished, ...progress };
    state.set((all) => replaceDeletion(all, next));
    return next;
  };
  const isCurrent = (deletion: WidgetDeletion) => deletionOf(state.get(), id) === deletion;
  const deleting = put({ status: 'deleting' });
  askWhile(() => state.get().some(isUnderWay));
  const outcome = await inWidgetScope(chatdeck, id, () =>
    deleteWidget(chatdeck, { id, wasFinished, isWanted: () => isCurrent(deleting) }),
  ).catch((thrown: unknown): DeletionState => ({ status: 'failed', problem: toProblem(thrown) }));
  if (!outcome || !isCurrent(deleting)) return;
  const over = put(outcome);
  if (outcome.status !== 'deleted') return;
  setTimeout(() => {
    if (isCurrent(over)) void reload(chatdeck, id);
  }, RELOAD_AFTER);
  setTimeout(() => {
    if (isCurrent(over)) state.set((all) => withoutDeletion(all, id));
  }, NOTICE_MS);
}

interface ConfirmedWidget {
  id: Id;
  wasFinished: boolean;
  /** Whether the session that confirmed it still goes on. */
  isWanted(this: void): boolean;
}

/** Uses the newest copy: an unfinished widget that someone else has finished may already be in use. */
async function deleteWidget(
  chatdeck: Chatdeck,
  { id, wasFinished, isWanted }: ConfirmedWidget,
): Promise<DeletionState | undefined> {
  const row = findWidgetRow(await refreshUser(chatdeck), id);
  if (!row) return { status: 'deleted' };
  if (!wasFinished && row.status === 'ready' && isFinished(row.data)) return { status: 'finishedMeanwhile' };
  if (!isWanted()) return undefined;
  try {
    await deleteIfFound(chatdeck.client.widgets.delete(id, isJsonObject(row.raw) ? row.raw : {}));
    return { status: 'deleted' };
  } catch (thrown) {
    const problem = toProblem(thrown);
    return leavesDoubt(problem) ? findOut(chatdeck, id, problem) : { status: 'failed', problem };
  }
}

/** Whether a deletion arrived whose response was lost. A slow server may still be at it. */
async function findOut(chatdeck: Chatdeck, id: Id, problem: Problem): Promise<DeletionState> {
  const newest = await refreshUser(chatdeck).catch(() => undefined);
  if (newest && !findWidgetRow(newest, id)) return { status: 'deleted' };
  return { status: 'failed', problem, isUnknown: newest === undefined || problem.kind === 'timeout' };
}

/** The widget disappears even if the reload fails, which is shown with the user's data. */
async function reload(chatdeck: Chatdeck, id: Id): Promise<void> {
  const { client, queryClient } = chatdeck;
  await storeUser(chatdeck, (user) => user && withoutWidget(user, id));
  await Promise.all([
    queryClient.invalidateQueries(currentUserQuery(client)),
    queryClient.invalidateQueries(widgetStatsQuery(client)),
  ]);
}

function knownWidget({ client, queryClient }: Chatdeck, id: Id) {
  const user = queryClient.getQueryData<User>(currentUserQuery(client).queryKey);
  return user && findWidget(user, id);
}
