import type { Route } from 'chatdeck/model';
import type { ReactNode } from 'react';
import { lazyPage } from './lazy-page';

const DashboardPage = lazyPage(() => import('./pages/dashboard'));
const BehaviorPage = lazyPage(() => import('./pages/behavior'));
const OtherTabPage = lazyPage(() => import('./pages/other-tab'));

const screens: readonly Route['name'][] = ['login', 'dashboard', 'settings'];

/** Whether this dashboard has a screen for the route; links to others are not shown. */
export function hasScreen(route: Route): boolean {
  return screens.includes(route.name);
}

/** The page of a route; undefined where this dashboard has none. */
export function pageFor(route: Route): ReactNode {
  switch (route.name) {
    case 'dashboard':
      return <DashboardPage />;
    case 'settings': {
      const { widgetId = '', tab } = route;
      return tab === 'behavior' ? <BehaviorPage widgetId={widgetId} /> : <OtherTabPage widgetId={widgetId} tab={tab} />;
    }
    default:
      return undefined;
  }
}
