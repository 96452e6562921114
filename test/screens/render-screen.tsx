import { ChatdeckTheme, type ChatdeckThemeProps } from 'chatdeck';
import { formatRoute } from 'chatdeck/model';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import './missing-in-jsdom';
import './overlays-loaded';

type ThemeParts = Omit<ChatdeckThemeProps, 'children'>;

/** Renders as in a host that has every screen. */
export function renderScreen(screen: ReactNode, theme: ThemeParts = {}) {
  const inTheme = (children: ReactNode) => (
    <ChatdeckTheme hrefFor={(route) => `#${formatRoute(route)}`} {...theme}>
      {children}
    </ChatdeckTheme>
  );
  const result = render(inTheme(screen));
  return { ...result, rerender: (next: ReactNode) => result.rerender(inTheme(next)) };
}
