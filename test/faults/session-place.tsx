import { useSession } from 'chatdeck/hooks';
import { ShellFailed, ShellLoading } from 'chatdeck/screens/shell';
import { useState } from 'react';
import { memoryTokens } from '../hooks/network';

interface SessionPlaceProps {
  onSignOutFailed(this: void): void;
}

/** As much of a host as a session needs. */
export function SessionPlace({ onSignOutFailed }: SessionPlaceProps) {
  const [tokens] = useState(() => memoryTokens('admin-token'));
  const session = useSession({ tokens, baseUrl: 'https://api.test', draftStorage: null, onSignOutFailed });
  switch (session.status) {
    case 'identifying':
      return <ShellLoading />;
    case 'failed':
      return <ShellFailed problem={session.problem} onRetry={session.onRetry} onSignOut={session.signOut} />;
    case 'signedOut':
      return (
        <>
          <p role="status">{session.hasExpired ? 'Your session has ended.' : 'You have signed out.'}</p>
          <button onClick={() => tokens.setToken('admin-token')}>Log in</button>
        </>
      );
    case 'signedIn':
      return (
        <>
          <p>Signed in as {session.user.email}</p>
          <button onClick={session.signOut}>Logout</button>
        </>
      );
  }
}
