'use client';

import { useShell } from 'chatdeck/hooks';
import { useRouter } from 'next/navigation';
import { tokens } from './tokens';

/** Ends the session on the server and what is unsaved here, then forgets the token. */
export function SignOut({ email }: { email: string }) {
  const router = useRouter();
  const { onSignOut } = useShell({
    onSignedOut: () => {
      tokens.clearToken(undefined, 'signedOut');
      router.replace('/sign-in');
    },
  });
  return <button onClick={onSignOut}>Sign out {email}</button>;
}
