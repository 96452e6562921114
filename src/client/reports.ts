import {
  availabilityReport,
  chatsReport,
  overviewReport,
  type ChatsQuery,
  type ReportQuery,
} from '../model/calls/reports';
import type { Id } from '../model/core/tolerant';
import type { CallOptions } from './options';
import type { Send } from './transport';

/** Which chats, and which page of them. */
export interface ChatsRequest extends ReportQuery, Pick<ChatsQuery, 'agent' | 'rating' | 'q'> {
  /** Only chats that nobody answered, or only those that somebody did. */
  missed?: boolean | undefined;
  /** Only chats that a trigger began, or only the others. */
  trigger?: boolean | undefined;
  /** At most 1000. */
  perPage: number;
  /** Counted from 0. */
  page: number;
}

/** Each of these is `forbidden` to agents; a bad range or filter is `invalid` with its `path`. */
export function reportCalls(send: Send) {
  return {
    /** Figures of one widget: GET /reports/{id}/overview. */
    overview: (widgetId: Id, query: ReportQuery, options?: CallOptions) =>
      send(overviewReport, { params: { id: widgetId }, query }, options),
    /** A page of one widget's history: GET /reports/{id}/chats. */
    chats: (widgetId: Id, request: ChatsRequest, options?: CallOptions) =>
      send(chatsReport, { params: { id: widgetId }, query: toQuery(request) }, options),
    /** When operators were online: GET /reports/{id}/availability. */
    availability: (widgetId: Id, query: ReportQuery, options?: CallOptions) =>
      send(availabilityReport, { params: { id: widgetId }, query }, options),
  };
}

function toQuery({ missed, trigger, perPage, page, ...rest }: ChatsRequest): ChatsQuery {
  return {
    ...rest,
    missed: missed === undefined ? undefined : `${missed}`,
    trigger: trigger === undefined ? undefined : `${trigger}`,
    perPage: String(perPage),
    page: String(page),
  };
}
