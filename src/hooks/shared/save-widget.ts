import { type FieldGroups } from '../../model/core/field-groups';
import { findConflicts, rebaseDraft, wayOf, type ChangeWay, type Draft } from '../../model/core/draft';
import { leavesDoubt } from '../../model/core/form-state';
import { isProblem, makeProblem, problemError, toProblem } from '../../model/core/problem';
import { jsonEqual } from '../../model/core/json-equal';
import type { Id, JsonObject, ReadyRow } from '../../model/core/tolerant';
import { findWidgetRow, type User } from '../../model/entities/user';
import type { LoggedValue } from '../../model/entities/change-entry';
import type { Widget } from '../../model/entities/widget';
import { changesBetween, type LoggedPart, type LoggedState } from '../../model/settings/across/change-log';
import { loggedState } from '../../model/settings/across/logged-state';
import { changesKey } from './change-log';
import type { Chatdeck } from './chatdeck-context';
import { refreshUser, storeWidget } from './known-user';
import { changesQueryKey, currentUserQuery, isChangesQuery } from './queries';

/** How often a save is merged again before the user learns that others keep saving. */
const MERGES = 5;

interface SaveWidgetInput<T> {
  widgetId: Id;
  /** The tab's settings in a widget, to see what someone else changed. */
  toSettings(widget: Widget): T;
  /** What is sent: the newest raw copy with the patch applied. */
  toBody(raw: JsonObject): JsonObject;
  groups: FieldGroups<T> | undefined;
  draft: Draft<T>;
  /** How the change was made, if the draft doesn't say. */
  how?: ChangeWay | undefined;
  /** What this user sent earlier without an answer: it may be the newest copy. */
  sentBefore: readonly Partial<T>[];
}

interface SavedWidget<T> {
  stored: T;
  /** The draft, based on the copy it replaced. */
  sent: Draft<T>;
}

/**
 * Reads the newest copy of a widget, applies the draft, and saves it; run it in the widget's scope. Rejects with a
 * `conflict` if someone else changed one of the same fields.
 */
export async function saveWidget<T extends object>(
  chatdeck: Chatdeck,
  input: SaveWidgetInput<T>,
): Promise<SavedWidget<T>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await saveOnce(chatdeck, input);
    } catch (thrown) {
      // Someone saved between our read and our write: merge with their copy.
      const wasOvertaken = isProblem(thrown) && thrown.status === 412;
      if (!wasOvertaken || tries === MERGES) throw thrown;
    }
  }
}

async function saveOnce<T extends object>(chatdeck: Chatdeck, input: SaveWidgetInput<T>): Promise<SavedWidget<T>> {
  const { widgetId, toSettings, toBody, groups, draft, sentBefore, how = wayOf(draft) } = input;
  const row = findWidgetRow(await refreshUser(chatdeck), widgetId);
  if (!row) throw problemError(makeProblem('notFound'));
  if (row.status === 'failed') throw problemError(row.problem);
  const newest = toSettings(row.data);
  settleChanges(chatdeck, widgetId, 'widget', loggedState(row.data));
  const rebased = rebaseDraft(draft, newest, { groups, sent: sentBefore });
  if (Object.keys(findConflicts(rebased, newest, { groups })).length > 0) throw problemError(makeProblem('conflict'));

  const body = toBody({ ...row.raw, ...draft.patch });
  const sent = toSettings(withSent({ ...row, raw: {} }, row, body).data);
  const answer = await logged(chatdeck, { widgetId, how, before: asState(newest), after: asState(sent) }, () =>
    chatdeck.client.widgets.updateConfig(widgetId, body, { ifMatch: row.data.version, how: sentWay(how) }),
  );
  const stored = withSent(answer, row, body);
  await storeWidget(chatdeck, stored);
  const settings = toSettings(stored.data);
  recordChanges(chatdeck, { widgetId, how, changes: changesBetween(asState(newest), asState(settings)) });
  return { stored: settings, sent: rebased };
}

function asState(settings: object): LoggedState {
  return settings as LoggedState;
}

/** The usual way goes without saying, also to servers without a change log. */
export function sentWay(how: ChangeWay): ChangeWay | undefined {
  return how === 'form' ? undefined : how;
}

interface RecordedChanges {
  widgetId: Id;
  /** What they change: a widget with its settings by default. */
  part?: LoggedPart;
  how: ChangeWay;
  changes: LoggedValue[];
}

/** Notes what the server has stored in the user's own log, and refetches the server's, if it has one. */
export function recordChanges(chatdeck: Chatdeck, { widgetId, part = 'widget', how, changes }: RecordedChanges): void {
  const { client, queryClient, changeLog } = chatdeck;
  const user = signedIn(chatdeck);
  if (!user) return;
  changeLog.record(changesKey(client.session.id, user.Id, widgetId, part), { who: user.email, how, changes });
  if (changes.length === 0) return;
  const logs =
    part === 'group' ? { predicate: isChangesQuery(client) } : { queryKey: changesQueryKey(client, widgetId) };
  void queryClient.invalidateQueries(logs);
}

interface SentStates extends Omit<RecordedChanges, 'changes'> {
  before: LoggedState;
  /** What the call stores if it arrives. */
  after: LoggedState;
}

/** Makes a call that changes a widget. If its answer is lost, `settleChanges` finds out later whether it arrived. */
export async function logged<Answer>(
  chatdeck: Chatdeck,
  { widgetId, part = 'widget', ...sent }: SentStates,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const { client, changeLog } = chatdeck;
  try {
    return await call();
  } catch (thrown) {
    const user = signedIn(chatdeck);
    if (user && leavesDoubt(toProblem(thrown))) {
      changeLog.expect(changesKey(client.session.id, user.Id, widgetId, part), { ...sent, who: user.email });
    }
    throw thrown;
  }
}

/** Notes what a newer copy shows of calls whose answers were lost. */
export function settleChanges(chatdeck: Chatdeck, widgetId: Id, part: LoggedPart, newest: LoggedState): void {
  const { client, changeLog } = chatdeck;
  const user = signedIn(chatdeck);
  if (user) changeLog.settle(changesKey(client.session.id, user.Id, widgetId, part), part, newest);
}

function signedIn({ client, queryClient }: Chatdeck): User | undefined {
  return queryClient.getQueryData(currentUserQuery(client).queryKey);
}

/** A field missing in the answer was stored as sent. */
function withSent(answer: ReadyRow<Widget>, before: ReadyRow<Widget>, body: JsonObject): ReadyRow<Widget> {
  const missing = Object.keys(body).filter((name) => !Object.hasOwn(answer.raw, name));
  if (missing.length === 0) return answer;
  const isUntouched = (name: string) => jsonEqual(body[name], before.raw[name]);
  const sent = missing.map((name) => [name, isUntouched(name) ? before.data[name as keyof Widget] : body[name]]);
  return {
    ...answer,
    data: { ...answer.data, ...(Object.fromEntries(sent) as Partial<Widget>) },
    raw: { ...before.raw, ...body, ...answer.raw },
  };
}
