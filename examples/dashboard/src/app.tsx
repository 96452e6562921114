import { ShellFailed, ShellLoading } from 'chatdeck/screens/shell';
import { ChatdeckTheme } from 'chatdeck/ui';
import { cookieSession } from 'chatdeck/client';
import { ChatdeckProvider, useSession } from 'chatdeck/hooks';
import { formatRoute, parseRoute, type Route } from 'chatdeck/model';
import { useAppearance } from './appearance';
import { hasScreen } from './pages';
import { navigate } from './router';
import { SignedIn } from './signed-in';
import { SignedOut, type SignOutFailure } from './signed-out';
import { useState } from 'react';

const tokens = cookieSession();
takeTokenFromAddress();
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

function hrefFor(route: Route): string | undefined {
  return hasScreen(route) ? `#${formatRoute(route)}` : undefined;
}

/** A return from OAuth carries the token in the address: it is kept, and leaves the address and its history entry. */
function takeTokenFromAddress() {
  const route = parseRoute(location.hash, location.search);
  if (route.name !== 'login' || route.authToken === undefined) return;
  history.replaceState(null, '', `${location.pathname}#${formatRoute({ name: 'setup' })}`);
  try {
    tokens.setToken(route.authToken);
  } catch (error) {
    reportError(error);
  }
}

/** The address first, so that the next sign-in starts at the Dashboard. */
function signOut() {
  navigate({ name: 'login' });
  tokens.clearToken();
}

export function App() {
  return (
    <ChatdeckTheme
      appearance={useAppearance()}
      nonce={nonce}
      hrefFor={hrefFor}
      onNavigate={navigate}
      onError={reportError}
    >
      <Session />
    </ChatdeckTheme>
  );
}

function Session() {
  const [signOutFailure, setSignOutFailure] = useState<SignOutFailure>();
  const session = useSession({ tokens, baseUrl: '' });
  switch (session.status) {
    case 'identifying':
      return <ShellLoading />;
    case 'failed':
      return <ShellFailed problem={session.problem} onRetry={session.onRetry} onSignOut={signOut} />;
    case 'signedOut':
      return (
        <ChatdeckProvider client={session.client}>
          <SignedOut hasExpired={session.hasExpired} signOutFailure={signOutFailure} onSignedIn={tokens.setToken} />
        </ChatdeckProvider>
      );
    case 'signedIn':
      return (
        <ChatdeckProvider client={session.client} initialUser={session.user}>
          <SignedIn
            onSignedOut={() => {
              setSignOutFailure(undefined);
              signOut();
            }}
            onSignOutFailed={(problem, onRetry) => {
              reportError(problem);
              setSignOutFailure({
                problem,
                onRetry: () => {
                  setSignOutFailure(undefined);
                  void onRetry();
                },
              });
            }}
          />
        </ChatdeckProvider>
      );
  }
}
