import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ProductMark } from '../base/product-mark';
import { Heading, Text } from '../base/text';

const page = cva('cd-auth-page', { variants: { layout: { column: '', beside: 'cd-auth-beside' } } });

interface AuthPageProps {
  /** The heading of the page. */
  title: string;
  /** One sentence of what this page is for. */
  lead?: ReactNode;
  /** The form, and what stands under it. */
  children: ReactNode;
  /** Beside the column where there is room, below it elsewhere. */
  aside?: ReactNode;
}

/** A page of one column without the frame: the product's mark, a title and a small form. */
export function AuthPage({ title, lead, children, aside }: AuthPageProps) {
  const layout = aside ? 'beside' : 'column';
  return (
    <div className="cd-auth-frame">
      <div className={page({ layout })}>
        <div className="cd-auth-column">
          <ProductMark size="3" />
          <header className="cd-auth-header">
            <Heading as="h1" size="6" weight="medium">
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
