import type { SessionState } from 'chatdeck/hooks';
import type { Id, ReportRoute, ReportTab, Route, RouteName, SettingsTab } from 'chatdeck/model';
import type { ReactNode } from 'react';
import { lazyPage } from './lazy-page';
import type { BarePageProps, PublicPageProps } from './page-props';
import DashboardPage from './pages/dashboard';

const AccountPage = lazyPage(() => import('./pages/account'));
const AppearancePage = lazyPage(() => import('./pages/appearance'));
const BehaviorPage = lazyPage(() => import('./pages/behavior'));
const QuestionGroupsPage = lazyPage(() => import('./pages/question-groups'));
const OperatingHoursPage = lazyPage(() => import('./pages/operating-hours'));
const TriggersPage = lazyPage(() => import('./pages/triggers'));
const SavedRepliesPage = lazyPage(() => import('./pages/saved-replies'));
const IntegrationsPage = lazyPage(() => import('./pages/integrations'));
const OtherTabPage = lazyPage(() => import('./pages/other-tab'));
const LoginPage = lazyPage(() => import('./pages/login'));
const SignupPage = lazyPage(() => import('./pages/signup'));
const ForgotPasswordPage = lazyPage(() => import('./pages/forgot-password'));
const ChangePasswordPage = lazyPage(() => import('./pages/change-password'));
const ResetPasswordPage = lazyPage(() => import('./pages/reset-password'));
const InstallPage = lazyPage(() => import('./pages/install'));
const LegalPage = lazyPage(() => import('./pages/legal'));
const SetupPage = lazyPage(() => import('./pages/setup'));
const PermissionsPage = lazyPage(() => import('./pages/permissions'));
const SupportPage = lazyPage(() => import('./pages/support'));
const ErrorPage = lazyPage(() => import('./pages/error'));
const UpgradePage = lazyPage(() => import('./pages/upgrade'));
const UpgradedPage = lazyPage(() => import('./pages/upgraded'));
const ReportsOverviewPage = lazyPage(() => import('./pages/reports-overview'));
const ReportsHistoryPage = lazyPage(() => import('./pages/reports-history'));
const ReportsAvailabilityPage = lazyPage(() => import('./pages/reports-availability'));

/** What draws each route; gets its route and, of the pages before sign-in, what they share. */
type Pages<Rest extends unknown[] = []> = {
  [Name in RouteName]?: (route: Extract<Route, { name: Name }>, ...rest: Rest) => ReactNode;
};

/** The settings tabs that this dashboard offers. */
const settingsPages: Partial<Record<SettingsTab, (widgetId: Id) => ReactNode>> = {
  behavior: (widgetId) => <BehaviorPage widgetId={widgetId} />,
  install: (widgetId) => <InstallPage widgetId={widgetId} />,
  'question-groups': (widgetId) => <QuestionGroupsPage widgetId={widgetId} />,
  'op-hours': (widgetId) => <OperatingHoursPage widgetId={widgetId} />,
  triggers: (widgetId) => <TriggersPage widgetId={widgetId} />,
  'saved-replies': (widgetId) => <SavedRepliesPage widgetId={widgetId} />,
  integrations: (widgetId) => <IntegrationsPage widgetId={widgetId} />,
  appearance: (widgetId) => <AppearancePage widgetId={widgetId} />,
};

const reportPages: Record<ReportTab, (route: ReportRoute) => ReactNode> = {
  overview: (route) => <ReportsOverviewPage route={route} />,
  history: (route) => <ReportsHistoryPage route={route} />,
  availability: (route) => <ReportsAvailabilityPage route={route} />,
};

/** The pages inside the frame, for those who are signed in. */
const pages: Pages = {
  forgotPassword: () => <ChangePasswordPage />,
  account: ({ success = false }) => <AccountPage isBillingAdded={success} />,
  support: () => <SupportPage />,
  error: () => <ErrorPage />,
  dashboard: ({ userSwapped = false }) => <DashboardPage isUserSwapped={userSwapped} />,
  upgrade: () => <UpgradePage />,
  upgraded: () => <UpgradedPage />,
  setup: ({ widgetId = '', error }) => <SetupPage widgetId={widgetId} error={error} />,
  permissions: (route) => <PermissionsPage route={route} />,
  reports: (route) => reportPages[route.tab ?? 'overview'](route),
  settings: ({ widgetId = '', tab }) =>
    settingsPages[tab]?.(widgetId) ?? <OtherTabPage widgetId={widgetId} tab={tab} />,
};

/** The pages without the frame, for those who are signed in. */
const barePages: Pages<[props: BarePageProps]> = {
  legal: ({ returnTo }, { onSignOut }) => <LegalPage returnTo={returnTo} onSignOut={onSignOut} />,
};

/** The pages for those who are not signed in. Where others have no page of their own, for those too. */
const publicPages: Pages<[props: PublicPageProps]> = {
  login: (route, props) => <LoginPage route={route} {...props} />,
  signup: (route, { onSignedIn }) => <SignupPage route={route} onSignedIn={onSignedIn} />,
  forgotPassword: () => <ForgotPasswordPage />,
  resetPassword: ({ token }, { onSessionEnded }) => <ResetPasswordPage token={token} onReset={onSessionEnded} />,
};

/** Whether this dashboard has a screen for the route; links to others are not shown. */
export function hasScreen(route: Route): boolean {
  return [pages, barePages, publicPages].some((table) => route.name in table);
}

/** Whether the page of a route stands without the frame. */
export function isBare(route: Route): boolean {
  return route.name in barePages;
}

/** Whether a page is the same whoever is there; where that cannot be learned, also one that is another for those who are. */
export function isForAnybody(route: Route, session: SessionState['status']): boolean {
  if (route.name === 'login' || !(route.name in publicPages)) return false;
  return session === 'failed' || !(route.name in pages);
}

/** The page of a route for somebody who is signed in; undefined where this dashboard has none. */
export function pageFor(route: Route): ReactNode {
  return draw(pages, route);
}

/** The page of a route without the frame for somebody who is signed in; undefined where it stands in the frame. */
export function barePageFor(route: Route, props: BarePageProps): ReactNode {
  return draw(barePages, route, props);
}

/** The page of a route for somebody who is not signed in, or not known yet. */
export function publicPageFor(route: Route, props: PublicPageProps): ReactNode {
  return draw(publicPages, route, props);
}

function draw<Rest extends unknown[]>(table: Pages<Rest>, route: Route, ...rest: Rest): ReactNode {
  // The compiler does not see that what stands under a route's name takes that route.
  const page = table[route.name] as ((route: Route, ...rest: Rest) => ReactNode) | undefined;
  return page?.(route, ...rest);
}
