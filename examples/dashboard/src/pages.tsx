import type { SessionState } from 'chatdeck/hooks';
import type { ReportTab, Route, RouteName, SettingsTab } from 'chatdeck/model';
import { settingsLabels } from 'chatdeck/ui';
import type { ComponentType, ReactNode } from 'react';
import { lazyPage } from './lazy-page';
import type { BarePageProps, PageProps, PublicPageProps, TabPageProps } from './page-props';
import DashboardPage from './pages/dashboard';

interface Pages<Name extends RouteName> {
  /** Names the browser's tab. */
  title: string;
  /** Inside the frame, for people who are signed in. */
  page?: ComponentType<PageProps<Name>>;
  /** Without the frame, for people who are signed in. */
  barePage?: ComponentType<PageProps<Name> & BarePageProps>;
  /** For people who are not signed in; for everyone if the route has no other page. */
  publicPage?: ComponentType<PageProps<Name> & PublicPageProps>;
}

type PlainName = Exclude<RouteName, 'settings' | 'reports'>;
type PlainRoute = Extract<Route, { name: PlainName }>;

const plainPages: { [Name in PlainName]: Pages<Name> } = {
  dashboard: { title: 'Dashboard', page: DashboardPage },
  login: { title: 'Log in', publicPage: lazyPage(() => import('./pages/login')) },
  forgotPassword: {
    title: 'Reset password',
    page: lazyPage(() => import('./pages/change-password')),
    publicPage: lazyPage(() => import('./pages/forgot-password')),
  },
  resetPassword: { title: 'Set new password', publicPage: lazyPage(() => import('./pages/reset-password')) },
  signup: { title: 'Sign up', publicPage: lazyPage(() => import('./pages/signup')) },
  legal: { title: 'Terms', barePage: lazyPage(() => import('./pages/legal')) },
  support: {
    title: 'Support',
    page: lazyPage(() => import('./pages/support')),
    publicPage: lazyPage(() => import('./pages/public-support')),
  },
  setup: { title: 'Setup', page: lazyPage(() => import('./pages/setup')) },
  permissions: { title: 'Permissions', page: lazyPage(() => import('./pages/permissions')) },
  transfer: { title: 'Export or import', page: lazyPage(() => import('./pages/transfer')) },
  changes: { title: 'Change log', page: lazyPage(() => import('./pages/changes')) },
  upgrade: { title: 'Upgrade', page: lazyPage(() => import('./pages/upgrade')) },
  upgraded: { title: 'Your plan', page: lazyPage(() => import('./pages/upgraded')) },
  account: { title: 'Account', page: lazyPage(() => import('./pages/account')) },
  compare: { title: 'Compare widgets', page: lazyPage(() => import('./pages/compare')) },
  error: {
    title: 'Error',
    page: lazyPage(() => import('./pages/error')),
    publicPage: lazyPage(() => import('./pages/public-error')),
  },
  notFound: { title: 'Page not found' },
};

/** The settings tabs that this dashboard offers. */
const settingsPages: Partial<Record<SettingsTab, ComponentType<TabPageProps>>> = {
  behavior: lazyPage(() => import('./pages/behavior')),
  install: lazyPage(() => import('./pages/install')),
  'question-groups': lazyPage(() => import('./pages/question-groups')),
  'op-hours': lazyPage(() => import('./pages/operating-hours')),
  triggers: lazyPage(() => import('./pages/triggers')),
  'saved-replies': lazyPage(() => import('./pages/saved-replies')),
  integrations: lazyPage(() => import('./pages/integrations')),
  appearance: lazyPage(() => import('./pages/appearance')),
};
const OtherTabPage = lazyPage(() => import('./pages/other-tab'));

const reportPages: Record<ReportTab, ComponentType<PageProps<'reports'>>> = {
  overview: lazyPage(() => import('./pages/reports-overview')),
  history: lazyPage(() => import('./pages/reports-history')),
  availability: lazyPage(() => import('./pages/reports-availability')),
  coverage: lazyPage(() => import('./pages/reports-coverage')),
  pages: lazyPage(() => import('./pages/reports-pages')),
};

/** Whether this dashboard has a screen for the route; links to others are not shown. */
export function hasScreen(route: Route): boolean {
  if (!isPlain(route)) return true;
  const { page, barePage, publicPage } = plainPages[route.name];
  return [page, barePage, publicPage].some((each) => each !== undefined);
}

/** Whether the page of a route has no frame. */
export function isBare(route: Route): boolean {
  return isPlain(route) && plainPages[route.name].barePage !== undefined;
}

/** Whether everyone sees the same page. Until we learn who is there, this includes pages that differ for people who are signed in. */
export function isPublic(route: Route, session: SessionState['status']): boolean {
  if (!isPlain(route) || route.name === 'login') return false;
  const { page, publicPage } = plainPages[route.name];
  return publicPage !== undefined && (session === 'failed' || page === undefined);
}

export function titleOf(route: Route): string {
  if (route.name === 'settings') return settingsLabels.defaults[route.tab];
  return route.name === 'reports' ? 'Reports' : plainPages[route.name].title;
}

/** The page of a route for a signed-in user; undefined if this dashboard has none. */
export function pageFor(route: Route): ReactNode {
  if (route.name === 'settings') {
    const TabPage = settingsPages[route.tab] ?? OtherTabPage;
    return <TabPage widgetId={route.widgetId ?? ''} tab={route.tab} field={route.field} />;
  }
  if (route.name === 'reports') {
    const ReportPage = reportPages[route.tab ?? 'overview'];
    return <ReportPage route={route} />;
  }
  return draw(plainPages[route.name].page, { route });
}

/** The frameless page of a route for a signed-in user; undefined if the route has none. */
export function barePageFor(route: Route, props: BarePageProps): ReactNode {
  return isPlain(route) ? draw(plainPages[route.name].barePage, { route, ...props }) : undefined;
}

/** The page of a route for a signed-out user, or while the user is unknown. */
export function publicPageFor(route: Route, props: PublicPageProps): ReactNode {
  return isPlain(route) ? draw(plainPages[route.name].publicPage, { route, ...props }) : undefined;
}

function isPlain(route: Route): route is PlainRoute {
  return route.name in plainPages;
}

/** The compiler does not see that the page under a route's name takes that route. */
function draw<Props extends { route: PlainRoute }>(page: unknown, props: Props): ReactNode {
  const Page = page as ComponentType<Props> | undefined;
  return Page && <Page {...props} />;
}
