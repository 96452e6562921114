import type { Route, SettingsTab } from '../../model/places/route';
import type { ShellProps } from '../../model/places/shell';
import { useLabels } from '../../ui/theme/labels';
import { DeletionToasts } from '../../ui/overlays/deletion-toasts';
import { ProductMark } from '../../ui/base/product-mark';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { Slot } from '../../ui/base/slot';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Banners } from './banners';
import { shellLabels, type ShellLabels } from './labels';
import { MenuSheet } from './menu-sheet';
import { PersonMenu } from './person-menu';
import { Rail } from './rail';
import { TopLinks } from './top-links';
import { TopSearch } from './top-search';

interface FrameProps extends ShellProps, ScreenProps<ShellLabels> {
  /** The current route; marks the menu entry. */
  route: Route;
  /** The user wants to search: opens the command palette. Absent hides the search field. */
  onSearch?: (() => void) | undefined;
  /** The route's screen. */
  children: ReactNode;
}

/**
 * The frame around every signed-in screen: the side menu, the top bar with logout, and account notices above the
 * screen.
 */
export function Shell(props: FrameProps) {
  const { shell, banners = [], onDismissBanner, onSignOut, onSearch, route, children } = props;
  const labels = useLabels(shellLabels, props.labels);
  const mainId = useId();
  const main = useRef<HTMLElement>(null);
  const handleSkip = (event: MouseEvent) => {
    // The URL may belong to a hash router, which a jump to a fragment would break.
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <ScreenRoot labelSet={shellLabels} part="shell" state={shell.status} {...props}>
      <DeletionToasts {...props} returnFocusRef={main} />
      <div className="cd-shell">
        <div className="cd-shell-frame">
          <a href={`#${mainId}`} className="cd-skip" onClick={handleSkip}>
            {labels.skip}
          </a>
          <div className="cd-rail" data-chatdeck="rail">
            <div className="cd-rail-header" aria-hidden>
              <ProductMark />
            </div>
            <Rail shell={shell} route={route} />
          </div>
          <header className="cd-top" data-chatdeck="top-bar">
            <div className="cd-top-start">
              <MenuSheet shell={shell} route={route} pageRef={main} />
              <ProductMark />
            </div>
            {onSearch && <TopSearch onSearch={onSearch} />}
            <TopLinks />
            <PersonMenu shell={shell} pageRef={main} onSignOut={onSignOut} />
          </header>
          <main ref={main} id={mainId} tabIndex={-1} className="cd-main">
            <div className="cd-main-column" data-width={isWide(route) ? 'wide' : 'normal'}>
              <Banners banners={banners} onDismissBanner={onDismissBanner} />
              <Slot name="page">{children}</Slot>
            </div>
          </main>
        </div>
      </div>
    </ScreenRoot>
  );
}

const wideTabs: readonly SettingsTab[] = ['appearance', 'question-groups'];

/** Charts, previews, and trees use the width of a large screen. */
function isWide(route: Route): boolean {
  return ['reports', 'compare'].includes(route.name) || (route.name === 'settings' && wideTabs.includes(route.tab));
}
