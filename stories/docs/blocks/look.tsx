import { Unstyled } from '@storybook/addon-docs/blocks';
import { ChatdeckTheme } from 'chatdeck';
import { formatRoute } from 'chatdeck/model';
import type { ReactNode } from 'react';
import { lookOf } from '../../../.storybook/looks';
import { useGlobals } from './globals';

/** A piece of the product in a page of the documentation, as the toolbar has it look. */
export function Look({ className, children }: { className?: string; children: ReactNode }) {
  const globals = useGlobals();
  return (
    <Unstyled>
      <ChatdeckTheme {...lookOf(globals)} hrefFor={(route) => `#${formatRoute(route)}`} onNavigate={() => undefined}>
        <div className={className}>{children}</div>
      </ChatdeckTheme>
    </Unstyled>
  );
}
