import type { Route } from 'chatdeck/model';

/** Where this app shows a screen of Chatdeck's; undefined for those that it does not have, whose links then go. */
export function addressOf(route: Route): string | undefined {
  switch (route.name) {
    case 'dashboard':
      return '/';
    case 'account':
      return '/team';
    case 'settings':
      return route.tab === 'behavior' && route.widgetId !== undefined
        ? `/channels/${encodeURIComponent(String(route.widgetId))}`
        : undefined;
    default:
      return undefined;
  }
}
