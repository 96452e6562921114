import { ChatdeckTheme } from 'chatdeck';
import { formatRoute } from 'chatdeck/model';
import type { ReactNode } from 'react';

/** A host that has every screen, so that every link shows. */
export function Host({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  return (
    <ChatdeckTheme nonce={nonce} hrefFor={(route) => `#${formatRoute(route)}`} onNavigate={() => undefined}>
      {children}
    </ChatdeckTheme>
  );
}
