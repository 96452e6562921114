import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { docsThemes } from './docs-themes';
import './docs.css';
import { GlobalsContext, useChannelGlobals } from './globals';

/** A page of the documentation, in the appearance that the toolbar says. */
export default function Container({ context, children }: DocsContainerProps & { children?: ReactNode }) {
  const globals = useChannelGlobals(context.channel);
  return (
    <GlobalsContext.Provider value={globals}>
      <DocsContainer context={context} theme={docsThemes[globals.appearance ?? 'light']}>
        {children}
      </DocsContainer>
    </GlobalsContext.Provider>
  );
}
