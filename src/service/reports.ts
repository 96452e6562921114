import type { Hono } from 'hono';
import { calls, type ReportQuery } from '../model';
import type { ServiceContext } from './context';
import { bind, type Caller } from './handle';
import { checkFeature, ownWidget } from './own-widget';
import { invalid } from './refusal';
import { availabilityAnswer, chatAnswer, overviewAnswer } from './report-answers';
import { dayCount, readRange } from './report-range';
import { accountOf } from './users';

const maxPerPage = 1000;

export function reportRoutes(app: Hono, context: ServiceContext): void {
  const { store, now } = context;

  /** What every report needs: a widget of one's own, a plan with reports, and a range. */
  async function open(caller: Caller, id: string | number, query: ReportQuery) {
    const [widget, account] = await Promise.all([ownWidget(store, caller, id), accountOf(store, caller.user)]);
    checkFeature(account, 'reports');
    return { widgetId: widget.id, range: readRange(query) };
  }

  bind(app, context, calls.overviewReport, async ({ caller, params, query }) => {
    const { widgetId, range } = await open(caller, params.id, query);
    return overviewAnswer(await store.reports.sums(widgetId, range), dayCount(range));
  });

  bind(app, context, calls.chatsReport, async ({ caller, params, query }) => {
    const { widgetId, range } = await open(caller, params.id, query);
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
    const { chats, total } = await store.reports.chats(widgetId, filter, { limit, offset: page * limit });
    return { chats: chats.map(chatAnswer), totalChats: total };
  });

  bind(app, context, calls.availabilityReport, async ({ caller, params, query }) => {
    const { widgetId, range } = await open(caller, params.id, query);
    return availabilityAnswer(await store.reports.onlineDays(widgetId, range, now()));
  });
}

function toFlag(text: 'true' | 'false' | undefined): boolean | undefined {
  return text === undefined ? undefined : text === 'true';
}
