import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import type { ReportQuery } from '../../model/calls/reports';
import type { ServiceContext } from '../http/context';
import { bind, readId, type Caller } from '../http/handle';
import { checkFeature, ownWidget } from '../widgets/own-widget';
import { invalid } from '../base/refusal';
import { availabilityAnswer, chatAnswer, daysAnswer, overviewAnswer } from './answers';
import { datesIn, dayCount, readRange } from './range';

export const maxPerPage = 1000;

/** The store returns nothing for another account’s widget, so ownership is checked only if nothing was found. */
export function reportRoutes(app: Hono, context: ServiceContext): void {
  const { store, now } = context;

  /** What every report requires besides access to the widget: a plan with reports, and a range. */
  function open({ account }: Caller, id: string | number, query: ReportQuery) {
    const widgetId = readId(id);
    checkFeature(account, 'reports');
    return { accountId: account.id, widgetId, range: readRange(query) };
  }

  bind(app, context, calls.overviewReport, async ({ caller, params, query }) => {
    const { accountId, widgetId, range } = open(caller, params.id, query);
    const sums = await store.reports.sums(accountId, widgetId, range);
    if (sums.length === 0) await ownWidget(store, caller, widgetId);
    const answer = overviewAnswer(sums, dayCount(range));
    if (query.days !== 'true') return answer;
    return { ...answer, days: daysAnswer(await store.reports.daySums(accountId, widgetId, range), datesIn(range)) };
  });

  bind(app, context, calls.chatsReport, async ({ caller, params, query }) => {
    const { accountId, widgetId, range } = open(caller, params.id, query);
    const [limit, page] = [Number(query.perPage), Number(query.page)];
    if (limit < 1 || limit > maxPerPage) throw invalid('perPage');
    const filter = {
      ...range,
      agent: query.agent,
      rating: query.rating,
      isMissed: toFlag(query.missed),
      isFromTrigger: toFlag(query.trigger),
      search: query.q?.trim().toLowerCase() || undefined,
    };
    const { chats, total } = await store.reports.chats(accountId, widgetId, filter, { limit, offset: page * limit });
    if (total === 0) await ownWidget(store, caller, widgetId);
    return { chats: chats.map(chatAnswer), totalChats: total };
  });

  bind(app, context, calls.availabilityReport, async ({ caller, params, query }) => {
    const { accountId, widgetId, range } = open(caller, params.id, query);
    const days = await store.reports.onlineDays(accountId, widgetId, range, now());
    if (days.every(({ online }) => online.length === 0)) await ownWidget(store, caller, widgetId);
    return availabilityAnswer(days);
  });
}

function toFlag(text: 'true' | 'false' | undefined): boolean | undefined {
  return text === undefined ? undefined : text === 'true';
}
