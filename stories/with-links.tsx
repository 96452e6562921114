import { ChatdeckTheme } from 'chatdeck';
import { formatRoute } from 'chatdeck/model';
import type { ComponentType } from 'react';

/** A host that has every screen, so that every link shows; following one leads nowhere. */
export function withLinks(Story: ComponentType) {
  return (
    <ChatdeckTheme hrefFor={(route) => `#${formatRoute(route)}`} onNavigate={() => undefined}>
      <Story />
    </ChatdeckTheme>
  );
}

/** A host whose product has a name as long as hosts give them. */
export function withLongName(Story: ComponentType) {
  return (
    <ChatdeckTheme productName="Kundengesprächszentrale der Vereinigten Stadtwerke Süd-Niedersachsen">
      <Story />
    </ChatdeckTheme>
  );
}

/** For `globals`: a screen for what a phone does not show. */
export const laptop = { viewport: { value: 'desktop', isRotated: false } };

/** For `globals`: a screen with room for a panel beside a table. */
export const wide = { viewport: { value: 'wide', isRotated: false } };

/** For `globals`: a small phone. */
export const phone = { viewport: { value: 'mobile1', isRotated: false } };

/** The arrow keys that lead on and back in a row, in whichever direction a story is shown. */
export function arrowsOf({ direction }: Record<string, unknown>) {
  const [left, right] = ['{ArrowLeft}', '{ArrowRight}'];
  return direction === 'rtl' ? { on: left, back: right } : { on: right, back: left };
}
