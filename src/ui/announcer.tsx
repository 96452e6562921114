import { VisuallyHidden } from '@radix-ui/themes';

/** Tells screen readers politely what has just happened. Stands in the page before it has anything to say. */
export function Announcer({ children }: { children: string }) {
  return (
    <VisuallyHidden role="status" data-chatdeck="announcer">
      {children}
    </VisuallyHidden>
  );
}
