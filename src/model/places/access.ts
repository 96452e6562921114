import { planIncludes } from '../entities/plan';
import type { Id } from '../core/tolerant';
import type { Route, RouteName } from './route';
import {
  currentTermsVersion,
  defaultWidget,
  findWidget,
  findWidgetRow,
  widgetsOf,
  withoutWidget,
  type User,
} from '../entities/user';
import { isFinished } from '../entities/widget';
import { isLeftOut, type WidgetDeletion } from '../entities/widget-deletion';

/** What the guard needs to know: whether a user is signed in, and who. */
export type Session =
  | { status: 'signedOut' }
  /** With `deletions`, widgets that are being deleted count as gone. */
  | { status: 'signedIn'; user: User; deletions?: readonly WidgetDeletion[] | undefined }
  /** The server does not accept requests from this site. This does not end a session. */
  | { status: 'originNotAllowed' };

/**
 * Show the route, redirect first, or store the token from the URL and continue from there. A token is never stored
 * while a user is signed in: no link can sign them in as someone else.
 */
export type AccessDecision =
  | { status: 'render'; route: Route }
  | { status: 'redirect'; to: Route }
  /** Replace the URL, which contains the token, with `to` before anything else reads it. */
  | { status: 'signIn'; token: string; to: Route };

/** Help is available to everyone: users who cannot sign in, have not accepted the terms, or are on a rejected site. */
const helpRoutes: readonly RouteName[] = ['error', 'support'];
const publicRoutes: readonly RouteName[] = ['login', 'forgotPassword', 'resetPassword', 'signup', ...helpRoutes];
/** For widgets that are set up. */
const finishedRoutes: readonly RouteName[] = ['settings', 'permissions', 'transfer', 'changes'];
const dashboard: Route = { name: 'dashboard' };
/** Shown for a widget that is not the user's. */
const pageNotFound: Route = { name: 'notFound', path: '/page-not-found' };

/**
 * Decides what a user sees at a URL. Checks in this order: token, terms, unknown route or widget, role, plan, Step, a
 * lone Step 1 widget.
 */
export function resolveAccess(route: Route, session: Session): AccessDecision {
  if (session.status === 'originNotAllowed') {
    return helpRoutes.includes(route.name) ? render(route) : redirect({ name: 'error' });
  }
  if (session.status === 'signedOut') {
    if (route.name === 'login' && route.authToken !== undefined) {
      return { status: 'signIn', token: route.authToken, to: { name: 'setup' } };
    }
    return publicRoutes.includes(route.name) ? render(route) : redirect({ name: 'login', ...wayBack(route) });
  }
  const { deletions = [] } = session;
  const user = deletions.reduce(
    (left, { id }) => (isLeftOut(deletions, id) ? withoutWidget(left, id) : left),
    session.user,
  );
  if (route.name === 'login') return redirect(route.returnTo ?? dashboard);
  if (publicRoutes.includes(route.name)) return render(route);
  if (user.ActiveTOSPP !== currentTermsVersion && route.name !== 'legal') {
    return redirect({ name: 'legal', ...wayBack(route) });
  }
  // It can be undone on the Dashboard.
  if ('widgetId' in route && route.widgetId !== undefined && isLeftOut(deletions, route.widgetId)) {
    return redirect(dashboard);
  }
  return checkWidget(route, user) ?? checkRoleAndPlan(route, user) ?? checkStep(route, user) ?? render(route);
}

/** Where a user goes after deleting a widget: to the Dashboard, or to setup if a lone new widget is left. */
export function placeAfterDeletion(user: User, widgetId: Id): 'dashboard' | 'setup' {
  const next = checkStep({ name: 'dashboard' }, withoutWidget(user, widgetId));
  return next?.status === 'redirect' && next.to.name === 'setup' ? 'setup' : 'dashboard';
}

/**
 * The `returnTo` that leads back to `route`. Not needed for the plain Dashboard, where every gate leads anyway, and
 * omitted for pages that do not exist.
 */
function wayBack(route: Route): { returnTo?: Route } {
  if (route.name === 'dashboard') return route.userSwapped || route.view ? { returnTo: route } : {};
  return route.name === 'notFound' ? {} : { returnTo: route };
}

function checkWidget(route: Route, user: User): AccessDecision | undefined {
  if (!('widgetId' in route) || route.widgetId === undefined) {
    if (route.name !== 'setup' && route.name !== 'settings') return undefined;
    const widget = defaultWidget(user);
    return redirect(widget ? { ...route, widgetId: widget.Id } : dashboard);
  }
  return findWidgetRow(user, route.widgetId) ? undefined : redirect(pageNotFound);
}

function checkRoleAndPlan(route: Route, user: User): AccessDecision | undefined {
  const { plan } = user.account;
  if (route.name === 'reports') {
    if (!user.admin || !planIncludes(plan, 'reports')) return redirect(dashboard);
    return route.tab ? undefined : redirect({ ...route, tab: 'overview' });
  }
  if (route.name === 'settings' && route.tab === 'question-groups' && !planIncludes(plan, 'questionGroups')) {
    return redirect({ name: 'account' });
  }
  return undefined;
}

function checkStep(route: Route, user: User): AccessDecision | undefined {
  if (finishedRoutes.includes(route.name) && 'widgetId' in route && route.widgetId !== undefined) {
    const widget = findWidget(user, route.widgetId);
    return widget && !isFinished(widget) ? redirect({ name: 'setup', widgetId: widget.Id }) : undefined;
  }
  const [only, ...others] = widgetsOf(user);
  if (route.name === 'dashboard' && only && others.length === 0 && only.Step === '1') {
    return redirect({ name: 'setup', widgetId: only.Id });
  }
  return undefined;
}

function render(route: Route): AccessDecision {
  return { status: 'render', route };
}

function redirect(to: Route): AccessDecision {
  return { status: 'redirect', to };
}
