import type { Context, Hono } from 'hono';
import { calls } from '../../model/calls';
import { entity } from '../../model/core/tolerant';
import { widgetAnswer } from '../accounts/answers';
import type { ServiceContext } from '../http/context';
import { bind, readId, type Caller } from '../http/handle';
import type { AccountRecord, WidgetChange, WidgetRecord } from '../contract/records';
import { notFound, Refusal } from '../base/refusal';
import { storeLogged, widgetState } from './change-log';
import { writeSettings } from './settings';
import { changedFields, checkPlanFields, checkSettings } from './settings-checks';
import { accountOf } from '../accounts/user-routes';
import { type ChatCounts, countedDays } from '../contract/store';
import type { WireChatStats } from '../contract/wire';

export function widgetRoutes(app: Hono, context: ServiceContext): void {
  const { store, now } = context;

  async function change(
    caller: Caller,
    id: string | number,
    http: Context,
    toChange: (current: WidgetRecord, account: AccountRecord) => WidgetChange,
  ) {
    const { user } = caller;
    const account = await accountOf(store, user);
    const widget = await storeLogged(context, caller, http, async (tx, log) => {
      let before: WidgetRecord | undefined;
      const stored = await tx.widgets.update(user.accountId, readId(id), (current) => {
        before = current;
        return toChange(current, account);
      });
      if (!stored || !before) throw notFound();
      await log({
        widgetId: stored.id,
        before: widgetState(before, account, caller),
        after: widgetState(stored, account, caller),
      });
      return stored;
    });
    http.header('ETag', `"${widget.version}"`);
    return widgetAnswer(widget, account, user);
  }

  bind(app, context, calls.currentWidgets, async ({ caller: { user, account } }) => {
    const [widgets, counts] = await Promise.all([
      store.widgets.list(user.accountId),
      store.chats.statsByWidget(user.accountId, now()),
    ]);
    return widgets.map((widget) => ({
      ...widgetAnswer(widget, account, user),
      chatStats: chatStatsAnswer(counts.get(widget.id)),
    }));
  });

  // Any object at first: what to check depends on what is stored.
  bind(app, context, { ...calls.updateConfig, request: entity({}) }, ({ caller, params, body, http }) =>
    change(caller, params.id, http, (current, account) => {
      checkVersion(current, http.req.header('If-Match'));
      const changes = changedFields(current.settings, body);
      checkPlanFields(account, changes);
      checkSettings(current, changes, context);
      return { settings: writeSettings(current.settings, changes) };
    }),
  );

  bind(app, context, calls.toggleOn, ({ caller, params, http }) =>
    change(caller, params.id, http, () => ({ isOff: false })),
  );
  bind(app, context, calls.toggleOff, ({ caller, params, http }) =>
    change(caller, params.id, http, () => ({ isOff: true })),
  );
}

/** Rejects a change based on an older copy. */
function checkVersion({ version }: WidgetRecord, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const versions = ifMatch.split(',').map((tag) => tag.trim());
  if (versions.includes(`"${version}"`)) return;
  throw new Refusal(412, 'changed_meanwhile', 'Someone else changed this widget. Reload it and try again.');
}

/** Counts on the wire: oldest day first, so that the last one is the last 24 hours. */
function chatStatsAnswer(counts: ChatCounts | undefined): WireChatStats {
  const days = (counts?.byAge ?? Array.from({ length: countedDays }, () => 0)).toReversed();
  const sum = days.reduce((a, b) => a + b, 0);
  return {
    total: counts?.total ?? 0,
    last24h: days.at(-1) ?? 0,
    avg30d: Math.round((sum / countedDays) * 10) / 10,
    dailyCounts30d: days.map((chats) => ({ chats })),
    missed24h: counts?.missed ?? 0,
  };
}
