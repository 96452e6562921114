import { ShellFailed, ShellLoading } from 'chatdeck/screens/shell';
import { ChatdeckTheme } from 'chatdeck/ui';
import { cookieSession } from 'chatdeck/client';
import { ChatdeckProvider, useSession, type SessionState } from 'chatdeck/hooks';
import { formatRoute, resolveAccess, type Identity, type Problem, type Route } from 'chatdeck/model';
import { useAppearance } from './appearance';
import { hasScreen, pageFor } from './pages';
import { navigate, Redirect, useRoute } from './router';
import { useSignOutNotice } from './sign-out';
import { SignedIn } from './signed-in';
import { SignedOut } from './signed-out';
import { watchAddressForToken } from './token-in-address';

const tokens = cookieSession();
watchAddressForToken(signIn);
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

function hrefFor(route: Route): string | undefined {
  return hasScreen(route) ? `#${formatRoute(route)}` : undefined;
}

function signIn(token: string) {
  try {
    tokens.setToken(token);
  } catch (error) {
    reportError(error);
  }
}

/** The address first, so that the next sign-in starts at the Dashboard. */
function signOut() {
  navigate({ name: 'login' });
  tokens.clearToken();
}

/** For a chat widget that whoever runs this dashboard puts into its page. */
function identify(detail: Identity) {
  window.dispatchEvent(new CustomEvent('chatdeck:identify', { detail }));
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

/** One provider for all that a session goes through, so that what it remembers outlives an expired one. */
function Session() {
  const session = useSession({ tokens, baseUrl: '' });
  return (
    <ChatdeckProvider client={session.client} initialUser={session.status === 'signedIn' ? session.user : undefined}>
      <SessionScreen session={session} />
    </ChatdeckProvider>
  );
}

function SessionScreen({ session }: { session: SessionState }) {
  const { notice, onSignOutFailed, forget } = useSignOutNotice();
  switch (session.status) {
    case 'identifying':
      return <ShellLoading />;
    case 'failed':
      return <Unknown problem={session.problem} onRetry={session.onRetry} />;
    case 'signedOut':
      return (
        <SignedOut
          hasExpired={session.hasExpired}
          signOutNotice={notice}
          onSignedIn={(token) => {
            forget();
            signIn(token);
          }}
        />
      );
    case 'signedIn':
      return (
        <SignedIn
          key={session.client.session.id}
          onSignedOut={() => {
            forget();
            signOut();
          }}
          onSignOutFailed={onSignOutFailed}
          onIdentify={identify}
          onSignedIn={signIn}
          onSessionEnded={tokens.clearToken}
        />
      );
  }
}

/** It could not be learned who is signed in. Where the server refuses this site, that is all there is to say. */
function Unknown({ problem, onRetry }: { problem: Problem; onRetry(): void }) {
  const route = useRoute();
  if (problem.kind === 'originNotAllowed') {
    const decision = resolveAccess(route, { status: 'originNotAllowed' });
    if (decision.status === 'redirect') return <Redirect to={decision.to} />;
    if (decision.status === 'render' && hasScreen(decision.route)) return pageFor(decision.route);
  }
  return <ShellFailed problem={problem} onRetry={onRetry} onSignOut={signOut} />;
}
