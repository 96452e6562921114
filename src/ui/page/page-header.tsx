import { memo, type ReactNode } from 'react';
import { Heading, Text } from '../base/text';

interface PageHeaderProps {
  /** The page's name, its first heading. */
  title: ReactNode;
  /** One line of context: the room, the range, the plan. */
  context?: ReactNode;
  /** At most two. */
  actions?: ReactNode;
}

/** The top of every page. */
export const PageHeader = memo(function PageHeader({ title, context, actions }: PageHeaderProps) {
  return (
    <header className="cd-page-header" data-chatdeck="page-header">
      <div className="cd-page-header-text">
        <Heading as="h1" size="6">
          {title}
        </Heading>
        {context && (
          <Text as="p" size="2" color="gray" className="cd-page-header-context">
            {context}
          </Text>
        )}
      </div>
      {actions && <div className="cd-page-header-actions">{actions}</div>}
    </header>
  );
});
