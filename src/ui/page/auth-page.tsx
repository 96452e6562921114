import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ProductMark } from '../base/product-mark';
import { Heading, Text } from '../base/text';

const page = cva('cd-auth-page', { variants: { layout: { column: '', beside: 'cd-auth-beside' } } });

interface AuthPageProps {
  /** The page's heading. */
  title: string;
  /** One sentence about what this page is for. */
  lead?: ReactNode;
  /** The form, and what is under it. */
  children: ReactNode;
  /** Next to the column if there is space, otherwise below it. */
  aside?: ReactNode;
}

/** A single-column page without the frame: the product's mark, a title, and a small form. */
export function AuthPage({ title, lead, children, aside }: AuthPageProps) {
  const layout = aside ? 'beside' : 'column';
  return (
    <div className="cd-auth-frame">
      <div className={page({ layout })}>
        <div className="cd-auth-column">
          <ProductMark size="3" />
          <header className="cd-auth-header">
            <Heading as="h1" size="6">
              {title}
            </Heading>
            {lead && (
              <Text as="p" size="2" color="gray">
                {lead}
              </Text>
            )}
          </header>
          {children}
        </div>
        {aside && <div className="cd-auth-aside">{aside}</div>}
      </div>
    </div>
  );
}
