import type { ReportRoute } from '../../../model/places/report-route';
import { PlainLink, useHasScreen } from '../../../ui/base/link';
import type { ReactNode } from 'react';

interface NumberLinkProps {
  /** The history of exactly the chats that the number counts; absent when there are none to show. */
  to: ReportRoute | undefined;
  /** For screen readers, when the number alone doesn't say what it counts. */
  label?: string | undefined;
  /** The number in words. */
  children: ReactNode;
}

/** A number that leads to its chats, or the number alone where the host has no history. */
export function NumberLink({ to, label, children }: NumberLinkProps) {
  const hasScreen = useHasScreen();
  if (!to || !hasScreen(to)) return children;
  return (
    <PlainLink to={to} className="cd-number-link" aria-label={label}>
      {children}
    </PlainLink>
  );
}
