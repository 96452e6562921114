import type { ReactNode } from 'react';
import { Heading, Text } from '../base/text';

interface EmptyStateProps {
  /** From `ui/icons`; adds nothing to the text. */
  icon?: ReactNode;
  /** What is missing, in a few words. */
  title: string;
  /** One sentence about what this is for. */
  children: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  /** Where to learn more. */
  link?: ReactNode;
}

/** Shown when there is nothing yet. */
export function EmptyState({ icon, title, children, action, link }: EmptyStateProps) {
  return (
    <div className="cd-empty" data-chatdeck="empty-state">
      {icon && (
        <span className="cd-empty-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading as="h2" size="3">
        {title}
      </Heading>
      <Text as="p" size="2" color="gray" className="cd-prose">
        {children}
      </Text>
      {(action || link) && (
        <div className="cd-empty-actions">
          {action}
          {link}
        </div>
      )}
    </div>
  );
}
