import type { Route } from '../../model/places/route';
import { cva } from 'class-variance-authority';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useArrowKeys } from '../base/arrow-keys';
import { DisclosureButton } from '../base/disclosure-button';
import { PlainLink, useHasScreen } from '../base/link';

export interface TabItem {
  to: Route;
  isCurrent: boolean;
  content: ReactNode;
}

const tabs = cva('cd-tabs', {
  variants: { state: { row: '', folded: 'cd-tabs-many', open: 'cd-tabs-many cd-tabs-open' } },
});

interface TabNavigationProps {
  /** What the tabs belong to, for screen readers. */
  label: string;
  /** Tabs whose screen the host doesn't have are left out. */
  items: readonly TabItem[];
}

/** More tabs than these fold behind the current one on a phone. */
const MOST_IN_A_ROW = 4;

/**
 * Tabs that are links. Arrow keys cycle among them; overflow scrolls, with the current tab in view. Many fold into a
 * list on a phone. Styled like Radix Themes' own, whose keys stop at the ends and override the browser's history keys.
 */
export function TabNavigation({ label, items }: TabNavigationProps) {
  const handleKeyDown = useArrowKeys('nav', 'a');
  const hasScreen = useHasScreen();
  const nav = useRef<HTMLElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
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
  const folds = shown.length > MOST_IN_A_ROW && current >= 0;
  const state = !folds ? 'row' : isOpen ? 'open' : 'folded';
  const handleEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    fold.current?.focus();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (!nav.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    <nav ref={nav} aria-label={label} className={tabs({ state })} data-chatdeck="tab-navigation">
      {folds && (
        <DisclosureButton
          ref={fold}
          className="cd-tabs-fold"
          isOpen={isOpen}
          onOpenChange={setOpen}
          controls={id}
          onKeyDown={handleEscape}
          onBlur={handleBlur}
        >
          {shown[current]?.content}
        </DisclosureButton>
      )}
      <ul id={id} className="rt-reset rt-BaseTabList rt-TabNavList rt-r-size-2">
        {shown.map((item, index) => (
          <li key={index} className="rt-TabNavItem">
            <PlainLink
              to={item.to}
              className="rt-reset rt-BaseTabListTrigger rt-TabNavLink"
              data-active={item.isCurrent || undefined}
              aria-current={item.isCurrent ? 'page' : undefined}
              onKeyDown={(event) => {
                handleEscape(event);
                handleKeyDown(event);
              }}
              onBlur={handleBlur}
              onClick={() => {
                if (!isOpen) return;
                setOpen(false);
                fold.current?.focus({ preventScroll: true });
              }}
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
