import type { Route } from '../../model/places/route';
import { PlainLink, useHasScreen } from '../../ui/base/link';
import type { ReactNode } from 'react';

interface RailItemProps {
  to: Route;
  icon: ReactNode;
  isCurrent: boolean;
  /** The current page is one of the list below. */
  isAround?: boolean | undefined;
  list?: ReactNode;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/** An entry of the main menu. Hidden if the host has no such screen. */
export function RailItem({ to, icon, isCurrent, isAround = false, list, onFollow, children }: RailItemProps) {
  const hasScreen = useHasScreen();
  if (!hasScreen(to)) return null;
  return (
    <li className="cd-nav-item">
      <PlainLink
        to={to}
        className="cd-nav-link"
        aria-current={isCurrent ? 'page' : undefined}
        data-state={isAround ? 'around' : undefined}
        onClick={onFollow}
      >
        {icon}
        {children}
      </PlainLink>
      {list}
    </li>
  );
}
