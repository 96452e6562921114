import type { Route } from '../../model/places/route';
import { useEffect, useRef, type ReactNode } from 'react';
import { useArrowKeys } from '../base/arrow-keys';
import { PlainLink, useHasScreen } from '../base/link';

export interface TabItem {
  to: Route;
  isCurrent: boolean;
  content: ReactNode;
}

interface TabNavigationProps {
  /** What the tabs belong to, for screen readers. */
  label: string;
  /** Tabs whose screen the host doesn't have are left out. */
  items: readonly TabItem[];
}

/**
 * Tabs that are links. Arrow keys cycle among them; overflow scrolls, with the current tab in view. Styled like Radix
 * Themes' own, whose keys stop at the ends and override the browser's history keys.
 */
export function TabNavigation({ label, items }: TabNavigationProps) {
  const handleKeyDown = useArrowKeys('nav', 'a');
  const hasScreen = useHasScreen();
  const nav = useRef<HTMLElement>(null);
  const shown = items.filter((item) => hasScreen(item.to));
  const current = shown.findIndex((item) => item.isCurrent);
  useEffect(() => {
    const link = nav.current?.querySelectorAll('a')[current];
    const list = link?.closest('ul');
    if (!link || !list || typeof ResizeObserver === 'undefined') return;
    // Called after layout: measuring earlier would lay everything out twice.
    const observer = new ResizeObserver(() => bringIntoView(list, link));
    observer.observe(list);
    return () => observer.disconnect();
  }, [current]);
  if (shown.length === 0) return null;
  return (
    <nav ref={nav} aria-label={label} className="cd-tabs" data-chatdeck="tab-navigation">
      <ul className="rt-reset rt-BaseTabList rt-TabNavList rt-r-size-2">
        {shown.map((item, index) => (
          <li key={index} className="rt-TabNavItem">
            <PlainLink
              to={item.to}
              className="rt-reset rt-BaseTabListTrigger rt-TabNavLink"
              data-active={item.isCurrent || undefined}
              aria-current={item.isCurrent ? 'page' : undefined}
              onKeyDown={handleKeyDown}
            >
              <span className="rt-BaseTabListTriggerInner rt-TabNavLinkInner">{item.content}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only the row of tabs: `scrollIntoView` would scroll the page as well. */
function bringIntoView(list: HTMLElement, link: HTMLElement): void {
  const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
