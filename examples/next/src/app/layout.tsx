import 'chatdeck/styles.css';
import './page.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { ChatTheme } from '../chat/theme';

export const metadata: Metadata = { title: 'Chat · Next' };

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="en">
      <body>
        <ChatTheme nonce={nonce}>{children}</ChatTheme>
      </body>
    </html>
  );
}
