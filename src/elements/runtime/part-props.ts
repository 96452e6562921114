import type { ComponentType, ReactNode } from 'react';
import type { Route, RouteName } from '../../model/places/route';
import type { ReportRoute } from '../../model/places/report-route';
import type { ChatdeckOptions } from '../options';
import type { ScreenName } from '../table';

/** What a host sets on an element besides its route. A tab passes all of it on. */
export interface ScreenOptions {
  readOnly?: boolean | undefined;
  // Each tab has its own names.
  hiddenSections?: readonly never[] | undefined;
  extraRows?: Record<never, ReactNode> | undefined;
  header?: ReactNode;
  footer?: ReactNode;
}

/** Loads the screens that the whole dashboard shows, by element name. */
export type LoadScreens = Readonly<Record<ScreenName, () => Promise<{ default: ComponentType<PartProps> }>>>;

/** What the screen of an element gets. */
export interface PartProps {
  route: Route;
  screen: ScreenOptions;
  screens: LoadScreens;
  /** Of the instance. */
  options: ChatdeckOptions;
  /** The whole dashboard, which stays in the document when its user navigates. */
  isWhole: boolean;
  /** Goes to another screen, unless the host does. */
  navigate(this: void, route: Route): void;
  /** The login or the signup returned a token. */
  onSignedIn(this: void, token: string): void;
  /** The user logged out. */
  onSignedOut(this: void): void;
}

/** What a route of this name carries; nothing of another one. */
export function routeAs<Name extends RouteName>(
  route: Route,
  name: Name,
): Partial<Omit<Extract<Route, { name: Name }>, 'name'>> {
  return route.name === name ? (route as Extract<Route, { name: Name }>) : {};
}

/** The route of a report. */
export function reportRoute(route: Route): ReportRoute {
  return route.name === 'reports' ? route : { name: 'reports' };
}
