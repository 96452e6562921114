import { createElement, type ComponentType, type ReactNode } from 'react';
import { formatRoute, type Route, type RouteName, type SettingsTab } from '../../model/places/route';
import { ErrorPage } from '../../screens/support';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { lazyPart } from '../../ui/later/lazy-part';
import type { LoadScreens, PartProps } from '../runtime/part-props';
import type { ScreenName } from '../table';

const tabs: Partial<Record<SettingsTab, ScreenName>> = { 'op-hours': 'operating-hours' };
/** The elements of routes with another name. A user who is signed in needs no login. */
const others: Partial<Record<RouteName, ScreenName>> = {
  forgotPassword: 'change-password',
  resetPassword: 'reset-password',
};

interface ScreenOfProps extends PartProps {
  /** What to show while its code loads. */
  waiting: ReactNode;
}

/** The screen of a route. */
export function ScreenOf({ waiting, ...props }: ScreenOfProps) {
  const { route, screens } = props;
  if (route.name === 'error') return <ErrorPage />;
  const name = nameOf(route);
  // The frame has the slots.
  const screen = { ...props.screen, header: undefined, footer: undefined };
  return (
    <ErrorBoundary key={pageOf(route, name)}>
      {createElement(lazyScreen(screens, name, waiting), { ...props, screen })}
    </ErrorBoundary>
  );
}

/** Another range of a report, view of the Dashboard, or field of a tab is the same page. */
function pageOf(route: Route, name: ScreenName): string {
  if (route.name === 'reports') return name;
  if (route.name === 'dashboard') return formatRoute({ ...route, view: undefined });
  return formatRoute(route.name === 'settings' ? { ...route, field: undefined } : route);
}

function nameOf(route: Route): ScreenName {
  if (route.name === 'settings') return tabs[route.tab] ?? (route.tab as ScreenName);
  if (route.name === 'reports') return `reports-${route.tab ?? 'overview'}`;
  return others[route.name] ?? (route.name as ScreenName);
}

const lazyScreens = new Map<ScreenName, ComponentType<PartProps>>();

function lazyScreen(screens: LoadScreens, name: ScreenName, waiting: ReactNode): ComponentType<PartProps> {
  let Screen = lazyScreens.get(name);
  if (!Screen) {
    Screen = lazyPart(async () => (await screens[name]()).default, waiting);
    lazyScreens.set(name, Screen);
  }
  return Screen;
}
