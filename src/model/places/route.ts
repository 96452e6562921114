import { accountTargets, type AccountTarget } from '../entities/account';
import { encodePart } from '../core/encode';
import { dashboardParams, readDashboardView, type DashboardView } from './dashboard-view';
import { isReportTab, readReport, reportParams, type ReportRoute } from './report-route';
import type { Id } from '../core/tolerant';

/** The settings tabs, in display order. */
export const settingsTabs = [
  'behavior',
  'appearance',
  'op-hours',
  'install',
  'triggers',
  'saved-replies',
  'integrations',
  'question-groups',
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** Every route of the product, with the state its URL keeps. */
export type Route =
  | {
      name: 'dashboard';
      userSwapped?: boolean | undefined;
      /** Which widgets are shown, and how. */
      view?: DashboardView | undefined;
    }
  | {
      name: 'login';
      authToken?: string | undefined;
      /** The user just set a new password. */
      passwordSet?: boolean | undefined;
      /** Where the user was going before they had to sign in. */
      returnTo?: Route | undefined;
    }
  | { name: 'forgotPassword' }
  | { name: 'resetPassword'; token?: string | undefined }
  | { name: 'signup'; error?: string | undefined; source?: string | undefined }
  | {
      name: 'legal';
      /** Where the user was going before they had to accept the terms. */
      returnTo?: Route | undefined;
    }
  | { name: 'support' }
  | { name: 'setup'; widgetId?: Id | undefined; error?: string | undefined }
  | { name: 'permissions'; widgetId?: Id | undefined; error?: string | undefined }
  | { name: 'upgrade' }
  | { name: 'upgraded' }
  | {
      name: 'account';
      success?: boolean | undefined;
      /** The section to take the user to. */
      section?: AccountTarget | undefined;
    }
  | { name: 'error' }
  | ReportRoute
  | {
      name: 'settings';
      widgetId?: Id | undefined;
      tab: SettingsTab;
      /** The field or section to take the user to, by its name. */
      field?: string | undefined;
    }
  /** The settings of all widgets side by side. */
  | { name: 'compare' }
  /** A widget's settings as one file. */
  | { name: 'transfer'; widgetId: Id }
  /** What was changed in a widget's settings. */
  | { name: 'changes'; widgetId: Id }
  | { name: 'notFound'; path: string };

export type RouteName = Route['name'];

/** A widget's settings, what is beside them, and the settings of all widgets. */
export function isInSettings(
  route: Route,
): route is Extract<Route, { name: 'settings' | 'compare' | 'transfer' | 'changes' }> {
  return ['settings', 'compare', 'transfer', 'changes'].includes(route.name);
}

type PlainRoute = Extract<
  Route['name'],
  | 'dashboard'
  | 'login'
  | 'forgotPassword'
  | 'resetPassword'
  | 'signup'
  | 'legal'
  | 'support'
  | 'upgrade'
  | 'upgraded'
  | 'account'
  | 'compare'
  | 'error'
>;

const plainPaths: Record<PlainRoute, string> = {
  dashboard: '/',
  login: '/login',
  forgotPassword: '/forgotpwd',
  resetPassword: '/reset_password',
  signup: '/signup',
  legal: '/legal',
  support: '/support',
  upgrade: '/please-upgrade',
  upgraded: '/thank-you-for-upgrading',
  account: '/account',
  compare: '/settings/compare',
  error: '/error',
};
const plainNames = new Map(Object.entries(plainPaths).map(([name, path]) => [path, name as PlainRoute]));

/**
 * Parses a hash URL: `hash` is the part after the `#`, and empty means the root. `search` is the page's own query
 * (`?auth_token=…` before the hash), which an OAuth redirect can include.
 */
export function parseRoute(hash: string, search = ''): Route {
  const address = hash.replace(/^#/, '') || '/';
  const [written = '/', query = ''] = splitOnce(address, '?');
  const path = written.length > 1 ? written.replace(/\/$/, '') : written;
  const params = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(search)) if (!params.has(name)) params.append(name, value);

  const plain = plainNames.get(path);
  if (plain) return readParams({ name: plain }, params);

  const [first, second, third, ...rest] = path.split('/').slice(1).map(decode);
  const notFound: Route = { name: 'notFound', path };
  if (rest.length > 0) return notFound;
  switch (first) {
    case 'setup':
      return third === undefined
        ? { name: 'setup', widgetId: second || undefined, error: params.get('error') ?? undefined }
        : notFound;
    case 'permissions':
      return third === undefined
        ? { name: 'permissions', widgetId: second || undefined, error: params.get('error') ?? undefined }
        : notFound;
    case 'reports':
      if (!second) return { name: 'reports', ...readReport(params) };
      return third === undefined && isReportTab(second)
        ? { name: 'reports', tab: second, ...readReport(params) }
        : notFound;
    case 'customize':
      return second ? notFound : { name: 'settings', tab: 'behavior' };
    case 'settings':
      if (!second) return { name: 'settings', tab: 'behavior' };
      if (!third) return { name: 'settings', widgetId: second, tab: 'behavior' };
      if (third === 'transfer' || third === 'changes') return { name: third, widgetId: second };
      return isSettingsTab(third) ? { name: 'settings', widgetId: second, tab: third, ...readField(params) } : notFound;
    default:
      return notFound;
  }
}

/** The route's hash URL without the `#`: `/settings/7/behavior`. Never contains tokens. */
export function formatRoute(route: Route): string {
  switch (route.name) {
    case 'settings':
      return route.widgetId === undefined
        ? '/settings'
        : withQuery(`/settings/${encode(route.widgetId)}/${route.tab}`, { field: route.field });
    case 'transfer':
    case 'changes':
      return `/settings/${encode(route.widgetId)}/${route.name}`;
    case 'setup':
      return withQuery(withId('/setup', route.widgetId), { error: route.error });
    case 'permissions':
      return withQuery(withId('/permissions', route.widgetId), { error: route.error });
    case 'reports':
      return withQuery(route.tab ? `/reports/${route.tab}` : '/reports', reportParams(route));
    case 'notFound':
      return route.path;
    case 'login':
      return withQuery('/login', {
        passwordSet: route.passwordSet ? '' : undefined,
        return: route.returnTo && formatRoute(route.returnTo),
      });
    case 'legal':
      return withQuery('/legal', { return: route.returnTo && formatRoute(route.returnTo) });
    case 'dashboard':
      return withFlag(withQuery('/', dashboardParams(route.view ?? {})), route.userSwapped && 'userSwapped');
    case 'signup':
      return withQuery('/signup', { error: route.error, source: route.source });
    case 'account':
      return withQuery('/account', { success: route.success ? 'true' : undefined, section: route.section });
    default:
      return plainPaths[route.name];
  }
}

function readParams(route: { name: PlainRoute }, params: URLSearchParams): Route {
  const read = (name: string) => params.get(name) ?? undefined;
  switch (route.name) {
    case 'dashboard':
      return {
        name: 'dashboard',
        ...(params.has('userSwapped') && { userSwapped: true }),
        ...readView(params),
      };
    case 'login':
      return {
        name: 'login',
        authToken: read('auth_token') || undefined,
        passwordSet: params.has('passwordSet') || undefined,
        returnTo: readReturn(params.get('return')),
      };
    case 'legal':
      return { name: 'legal', returnTo: readReturn(params.get('return'), ['legal']) };
    case 'resetPassword':
      return { name: 'resetPassword', token: read('token') };
    case 'signup':
      return { name: 'signup', error: read('error'), source: read('source') };
    case 'account':
      return {
        name: 'account',
        success: read('success') === 'true' || undefined,
        section: accountTargets.find((target) => target === params.get('section')),
      };
    default:
      return { name: route.name };
  }
}

/** Always returns one of our own routes, whatever the URL says, and never a gate. */
function readReturn(address: string | null, gates: readonly RouteName[] = []): Route | undefined {
  const route = address === null ? undefined : parseRoute(address);
  if (!route || ['login', 'notFound', ...gates].includes(route.name)) return undefined;
  return route;
}

/** Absent without one, so that the Dashboard's route has one form. */
function readView(params: URLSearchParams): { view?: DashboardView } {
  const view = readDashboardView(params);
  return view ? { view } : {};
}

/** Absent without one, so that a tab's route has one form. */
function readField(params: URLSearchParams): { field?: string } {
  const field = params.get('field');
  return field ? { field } : {};
}

function isSettingsTab(value: string): value is SettingsTab {
  return settingsTabs.some((tab) => tab === value);
}

function withId(path: string, id: Id | undefined): string {
  return id === undefined ? path : `${path}/${encode(id)}`;
}

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) params.set(name, value);
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}

/** Adds a parameter without a value. */
function withFlag(path: string, flag: string | false | undefined): string {
  if (!flag) return path;
  return path.includes('?') ? `${path}&${flag}` : `${path}?${flag}`;
}

function encode(id: Id): string {
  return encodePart(String(id));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
