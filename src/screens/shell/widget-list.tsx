import type { Route } from '../../model/route';
import { shortWidgetName, type ShellData } from '../../model/shell';
import { isSameId } from '../../model/tolerant';
import { PlainLink } from '../../ui/link';
import { useLayoutEffect, useRef } from 'react';
import type { ShellLabels } from './labels';

interface WidgetListProps {
  widgets: ShellData['widgets'];
  route: Route;
  labels: ShellLabels;
  onFollow?: (() => void) | undefined;
}

/** The settings of each widget. A long list scrolls by itself, with the current widget in view. */
export function WidgetList({ widgets, route, labels, onFollow }: WidgetListProps) {
  const list = useRef<HTMLUListElement>(null);
  const currentId = route.name === 'settings' ? route.widgetId : undefined;

  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) showWithin(list.current, current);
  }, [currentId]);

  return (
    <ul ref={list} className="cd-nav-widgets">
      {widgets.map(({ id, name }) => {
        const fullName = name || labels.unnamedWidget(id);
        const isCurrent = currentId !== undefined && isSameId(id, currentId);
        return (
          <li key={String(id)}>
            <PlainLink
              to={{ name: 'settings', widgetId: id, tab: 'behavior' }}
              className="cd-nav-link"
              title={fullName}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onFollow}
            >
              {shortWidgetName(fullName)}
            </PlainLink>
          </li>
        );
      })}
    </ul>
  );
}

/** Scrolls the list and, unlike `scrollIntoView`, never the page around it. */
function showWithin(list: HTMLElement, item: HTMLElement) {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
