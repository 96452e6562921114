import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { chatUrl } from '../../chat-url';
import { ChatProvider } from '../../chat/provider';
import { SignOut } from '../../chat/sign-out';
import { readUser } from '../../chat/user';

/** What only people who are signed in see. */
export default async function ChatLayout({ children }: { children: ReactNode }) {
  const user = await readUser();
  if (!user) redirect('/sign-in');
  return (
    <ChatProvider key={user.Id} chatUrl={chatUrl} user={user}>
      <nav className="menu" aria-label="Main">
        <Link href="/">Channels</Link>
        <Link href="/team">Team</Link>
        <SignOut email={user.email} />
      </nav>
      <main className="content">{children}</main>
    </ChatProvider>
  );
}
