import { useRef, useState } from 'react';
import { formatRoute, type Route } from '../../model/places/route';
import { PlainLink } from '../base/link';
import { renderNow } from '../overlays/render-now';
import { rootOf } from '../focus/composed-tree';
import { focusSection } from '../page/section-focus';
import { showField } from './field-arrival';

/** Goes to a route as a click on a link does, whatever router the host has. */
export function useFollow(current: Route) {
  const [to, setTo] = useState<Route>(current);
  const link = useRef<HTMLAnchorElement>(null);

  /** `toAction` leads to the control of a page that people use most. */
  function follow(route: Route, toAction = false): void {
    if (isSamePlace(route, current) && link.current && showHere(route, toAction, link.current)) return;
    renderNow(() => setTo(route));
    link.current?.click();
  }

  return {
    follow,
    link: (
      <PlainLink ref={link} to={to} hidden tabIndex={-1}>
        {formatRoute(to)}
      </PlainLink>
    ),
  };
}

/** An address that the page already has leads nowhere. */
function showHere(route: Route, toAction: boolean, near: Node): boolean {
  if (route.name === 'account' && route.section !== undefined) return focusSection('account', route.section, near);
  const root = rootOf(near);
  if (route.name === 'settings' && route.field !== undefined) {
    const page = root.querySelector('[data-chatdeck="settings"]');
    return page !== null && showField(page, route.field);
  }
  const action = toAction ? root.querySelector<HTMLElement>('.cd-screen [data-arrival]') : null;
  const heading = root.querySelector<HTMLElement>('.cd-screen h1');
  if (heading) heading.tabIndex = -1;
  const target = action ?? heading;
  target?.focus({ focusVisible: true });
  return target !== null;
}

function isSamePlace(a: Route, b: Route): boolean {
  return formatRoute(a) === formatRoute(b);
}
