import { memo } from 'react';
import { VisuallyHidden } from './visually-hidden';

interface AnnouncerProps {
  /** What has just happened; empty for nothing. */
  children: string;
}

/** Announces what has just happened to screen readers, politely. Rendered before it has anything to announce. */
export const Announcer = memo(function Announcer({ children }: AnnouncerProps) {
  return (
    <VisuallyHidden role="status" data-chatdeck="announcer">
      {children}
    </VisuallyHidden>
  );
});
