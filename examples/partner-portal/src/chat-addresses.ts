import { formatRoute, parseRoute, type Id, type ReportRoute, type Route } from 'chatdeck/model';

const HISTORY = '/chat/history';
const TEAM = '/chat/team';

export const teamAddress = TEAM;
export const historyAddress = HISTORY;

export function channelAddress(widgetId: Id): string {
  return `/chat/channels/${encodeURIComponent(String(widgetId))}`;
}

/** Where the portal shows a screen of Chatdeck's; undefined for those that it does not have, whose links then go. */
export function addressOf(route: Route): string | undefined {
  switch (route.name) {
    case 'account':
      return TEAM;
    case 'reports':
      return route.tab === 'history' ? HISTORY + queryOf(formatRoute(route)) : undefined;
    case 'settings':
      return route.tab === 'behavior' && route.widgetId !== undefined ? channelAddress(route.widgetId) : undefined;
    default:
      return undefined;
  }
}

/** What the address says of the history: its range, zone, filters and pages. */
export function historyRoute(address: string): ReportRoute {
  const route = parseRoute(`/reports/history${queryOf(address)}`);
  return route.name === 'reports' ? route : { name: 'reports', tab: 'history' };
}

/** The channel that the address is about. */
export function channelOf(address: string): Id | undefined {
  const [, id] = /^\/chat\/channels\/([^/?]+)$/.exec(address) ?? [];
  return id === undefined ? undefined : decodeURIComponent(id);
}

function queryOf(address: string): string {
  return /\?.*$/.exec(address)?.[0] ?? '';
}
