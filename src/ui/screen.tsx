import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

/** What every screen takes beside its data: a partner's texts, class, `data-*` attributes and slots. */
export interface ScreenProps<Labels extends object> {
  labels?: Partial<Labels> | undefined;
  className?: string | undefined;
  /** Above the screen's own content. */
  header?: ReactNode;
  /** Below the screen's own content. */
  footer?: ReactNode;
  [dataAttribute: `data-${string}`]: string | undefined;
}

interface ScreenRootProps extends ScreenProps<object> {
  /** The stable part name, found as `data-chatdeck` on the root. */
  part: string;
  children: ReactNode;
}

/**
 * The root element of a screen: its part name, the host's attributes and slots, and a boundary for its faults. Of the
 * other props only `data-*` reach the page.
 */
export function ScreenRoot({ part, className, header, footer, children, ...rest }: ScreenRootProps) {
  const data = Object.fromEntries(Object.entries(rest).filter(([name]) => name.startsWith('data-')));
  return (
    <div {...data} data-chatdeck={part} className={className ? `cd-screen ${className}` : 'cd-screen'}>
      {header}
      <ErrorBoundary>{children}</ErrorBoundary>
      {footer}
    </div>
  );
}
