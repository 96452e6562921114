import type { Context, Hono } from 'hono';
import { calls } from '../../model/calls';
import { changeWays, type ChangeWay } from '../../model/core/draft';
import { readAnswer } from '../../model/core/tolerant';
import { questionGroupSchema } from '../../model/entities/question-group';
import { savedReplySchema } from '../../model/entities/saved-reply';
import { widgetSchema } from '../../model/entities/widget';
import {
  changeLogDays,
  changesBetween,
  loggedName,
  maxChangeEntries,
  type LoggedState,
} from '../../model/settings/across/change-log';
import { loggedState } from '../../model/settings/across/logged-state';
import { questionGroupValue } from '../../model/settings/question-groups/question-groups';
import { savedReplyValue } from '../../model/settings/saved-replies/saved-replies';
import { widgetAnswer } from '../accounts/answers';
import type { ChangeStore } from '../contract/change-store';
import type { AccountRecord, WidgetRecord } from '../contract/records';
import type { Store } from '../contract/store';
import type { WireQuestionGroup, WireSavedReply } from '../contract/wire';
import type { ServiceContext } from '../http/context';
import { bind, type Caller } from '../http/handle';
import { ownWidget } from './own-widget';

/** What changed, as stored before and after. */
export interface StoredChange {
  widgetId: number;
  before: LoggedState;
  after: LoggedState;
}

/** The change log, if the store keeps one. */
export function changeLogRoutes(app: Hono, context: ServiceContext): void {
  const { store, now } = context;
  const { changes } = store;
  if (!changes) return;
  bind(app, context, calls.listChanges, async ({ caller, params }) => {
    const { id: widgetId } = await ownWidget(store, caller, params.id);
    const entries = await changes.list(widgetId, oldestKeptChange(now()), maxChangeEntries);
    return entries.map(({ id, at, who, how, changes: values }) => ({
      id: String(id),
      at: at.toISOString(),
      who,
      how,
      changes: values,
    }));
  });
}

/** Notes what was stored. */
type LogChange = (change: StoredChange) => Promise<void>;

/**
 * Stores a change and logs it, together if the store can: `work` does both. If not, the call succeeds even if the entry
 * can’t be written, because its change is stored already.
 */
export async function storeLogged<Answer>(
  { store, now, report }: ServiceContext,
  { user }: Caller,
  http: Context,
  work: (store: Store, log: LogChange) => Promise<Answer>,
): Promise<Answer> {
  const logIn =
    (changeStore: ChangeStore | undefined): LogChange =>
    async ({ widgetId, before, after }) => {
      const changes = changesBetween(before, after);
      if (changes.length === 0) return;
      const at = now();
      await changeStore?.add({ widgetId, at, who: user.email, how: wayOf(http), changes }, oldestKeptChange(at));
    };
  if (store.changes && store.transaction) return store.transaction((tx) => work(tx, logIn(tx.changes)));
  const log = logIn(store.changes);
  return work(store, (change) =>
    log(change).catch((error: unknown) => report(error, { method: http.req.method, path: http.req.path })),
  );
}

/** Changes from before this moment are neither listed nor kept. */
export function oldestKeptChange(now: Date): Date {
  return new Date(now.getTime() - changeLogDays * 24 * 60 * 60 * 1000);
}

/** What the caller says, and only that: who and when are known. */
function wayOf(http: Context): ChangeWay {
  const how = http.req.query('how');
  return changeWays.find((way) => way === how) ?? 'form';
}

/** A widget as the log follows it. */
export function widgetState(widget: WidgetRecord, account: AccountRecord, { user }: Caller): LoggedState {
  return loggedState(readAnswer(widgetSchema, widgetAnswer(widget, account, user)));
}

export function replyState(...replies: readonly (WireSavedReply | undefined)[]): LoggedState {
  const known = replies.filter((reply) => reply !== undefined);
  return Object.fromEntries(
    known.map((reply) => [loggedName('reply', String(reply.id)), savedReplyValue(readAnswer(savedReplySchema, reply))]),
  );
}

export function groupState(groups: readonly WireQuestionGroup[]): LoggedState {
  return Object.fromEntries(
    groups.map((group) => [loggedName('group', group.uid), questionGroupValue(readAnswer(questionGroupSchema, group))]),
  );
}
