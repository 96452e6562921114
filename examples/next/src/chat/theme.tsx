'use client';

import { ChatdeckTheme } from 'chatdeck/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { addressOf } from './addresses';

/** To whatever listens for the page's errors; only browsers have it. */
function reportFault(error: unknown) {
  reportError(error);
}

/**
 * The client wrapper: functions and components cannot be handed from a server component to a client one, so the theme
 * gets its own here, and from the server only what can be written down.
 */
export function ChatTheme({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  return (
    <ChatdeckTheme appearance="light" nonce={nonce} hrefFor={addressOf} linkComponent={Link} onError={reportFault}>
      {children}
    </ChatdeckTheme>
  );
}
