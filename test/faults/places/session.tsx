import { useSession } from 'chatdeck/hooks';
import { ShellFailed, ShellLoading } from 'chatdeck/screens/shell';
import { useState } from 'react';
import { memoryTokens } from '../../hooks/network';
import { host, isFailureTold, type OwnPlaces } from '../place';
import { appears, find, pageText, press } from '../world';

export const places: OwnPlaces = {
  useSession: {
    Screen: () => <SessionPlace onSignOutFailed={host.onFailed} />,
    once: ['currentUser'],
    leadsAway: ['unauthorized'],
    sends: [
      {
        call: 'logout',
        prepare: () => appears('button', 'Logout'),
        send: async () => {
          if (!find('button', 'Logout')) press('button', 'Log in');
          await appears('button', 'Logout');
          host.onFailed.mockClear();
          press('button', 'Logout');
        },
        isDone: () => pageText().includes('You have logged out.') && !isFailureTold(),
        isTold: isFailureTold,
        doneBy: ['unauthorized'],
      },
    ],
  },
};

interface SessionPlaceProps {
  onSignOutFailed(this: void): void;
}

/** As much of a host as a session needs. */
function SessionPlace({ onSignOutFailed }: SessionPlaceProps) {
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
          <p role="status">{session.hasExpired ? 'Your session has expired.' : 'You have logged out.'}</p>
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
