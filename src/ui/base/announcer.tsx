import { memo } from 'react';
import { VisuallyHidden } from './visually-hidden';

interface AnnouncerProps {
  /** What has just happened; empty for nothing. */
  children: string;
}

/** Tells screen readers politely what has just happened. Stands in the page before it has anything to say. */
export const Announcer = memo(function Announcer({ children }: AnnouncerProps) {
  return (
    <VisuallyHidden role="status" data-chatdeck="announcer">
      {children}
    </VisuallyHidden>
  );
});
