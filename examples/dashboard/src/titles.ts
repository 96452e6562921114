import { settingsLabels } from 'chatdeck/ui';
import type { Route } from 'chatdeck/model';
import { useEffect } from 'react';

const names: Partial<Record<Route['name'], string>> = {
  dashboard: 'Dashboard',
  login: 'Log in',
};

/** Names the browser's tab after the page. */
export function usePageTitle(route: Route): void {
  const name = route.name === 'settings' ? settingsLabels.defaults[route.tab] : names[route.name];
  useEffect(() => {
    document.title = name === undefined ? 'Chatdeck' : `${name} · Chatdeck`;
  }, [name]);
}
