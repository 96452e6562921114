import { ShellFailed, ShellLoading, SignOutNotice } from 'chatdeck/screens/shell';
import { ChatdeckTheme, ToastRegion } from 'chatdeck/ui';
import { cookieSession } from 'chatdeck/client';
import { ChatdeckProvider, useSession, type SessionState } from 'chatdeck/hooks';
import { formatRoute, type Identity, type Problem, type Route } from 'chatdeck/model';
import { useState, type ReactNode } from 'react';
import { useAppearance } from './appearance';
import { preloadedResponse } from './early-calls';
import { OriginRefused } from './origin-refused';
import { allowsInternalWebhooks } from './internal-webhooks';
import { isFramed } from './framed/is-framed';
import { loadAhead } from './lazy-page';
import { hasScreen, isPublic, pageFor } from './pages';
import { paymentHosts } from './payment-hosts';
import { currentRoute, navigate, replace, useRoute } from './router';
import { useSignOutNotice } from './sign-out';
import { SignedIn } from './signed-in';
import { SignedOut } from './signed-out';
import { useWaitingToken, watchAddressForToken } from './token-in-address';

const tokens = cookieSession();
if (!isFramed) watchAddressForToken(tokens, signInByAddress);
// Beside the call for the person, not after it.
if (!isFramed && tokens.getToken() !== undefined) loadAhead(pageFor(currentRoute()));
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Belongs to the operator of the chat service. */
const embed = {
  scriptUrl: `${location.origin}/widget.js`,
  wordpressPluginUrl: 'https://wordpress.org/plugins/',
};

function hrefFor(route: Route): string | undefined {
  return hasScreen(route) ? `#${formatRoute(route)}` : undefined;
}

/** There is no form here that could say that the token is not kept. */
function signInByAddress(token: string) {
  try {
    tokens.setToken(token);
  } catch (error) {
    reportError(error);
  }
}

function endSession() {
  tokens.clearToken(undefined, 'signedOut');
}

/** After a sign-out, in this tab or another, the next sign-in starts at the Dashboard. */
function leave() {
  const route = currentRoute();
  if (route.name !== 'login' && !isPublic(route, 'signedIn')) navigate({ name: 'login' });
}

/** Another user's way back doesn't count. */
function forgetWayBack() {
  const route = currentRoute();
  if ('returnTo' in route && route.returnTo) replace({ name: route.name });
}

/** For a chat widget that the operator of this dashboard embeds. */
function identify(detail: Identity) {
  window.dispatchEvent(new CustomEvent('chatdeck:identify', { detail }));
}

export function App() {
  return (
    <ChatdeckTheme
      appearance={useAppearance()}
      nonce={nonce}
      embed={embed}
      contactFrameUrl="/contact"
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
  const { notice, onSignOutFailed, forget } = useSignOutNotice();
  const [originProblem, setOriginProblem] = useState<Problem>();
  const session = useSession({
    tokens,
    baseUrl: '',
    preloadedResponse,
    onSignedOut: leave,
    onSignOutFailed,
    onOtherPerson: forgetWayBack,
    onOriginNotAllowed: setOriginProblem,
  });
  // A user who continues needs no further notice.
  if (session.status === 'signedIn' && notice?.status === 'done') forget();
  const askAgain = () => {
    setOriginProblem(undefined);
    if (session.status === 'failed') session.onRetry();
  };
  return (
    <ChatdeckProvider
      client={session.client}
      initialUser={session.status === 'signedIn' ? session.user : undefined}
      allowedHosts={paymentHosts}
      allowsInternalWebhooks={allowsInternalWebhooks}
    >
      {originProblem ? (
        <OriginRefused problem={originProblem} onRetry={askAgain} />
      ) : (
        <SessionScreen
          session={session}
          notice={notice && <SignOutNotice {...notice} />}
          onSignOutFailed={onSignOutFailed}
        />
      )}
    </ChatdeckProvider>
  );
}

interface SessionScreenProps {
  session: SessionState;
  notice: ReactNode;
  onSignOutFailed: ReturnType<typeof useSignOutNotice>['onSignOutFailed'];
}

function SessionScreen({ session, notice, onSignOutFailed }: SessionScreenProps) {
  const route = useRoute();
  const hasExpired = session.status === 'signedOut' && session.hasExpired;
  useWaitingToken(session, hasExpired, signInByAddress);
  if (session.status === 'signedOut' || isPublic(route, session.status)) {
    return (
      <SignedOut
        hasExpired={hasExpired}
        notice={notice}
        onSignedIn={tokens.setToken}
        onSessionEnded={'signOut' in session ? session.signOut : endSession}
      />
    );
  }
  switch (session.status) {
    case 'identifying':
      return <ShellLoading />;
    case 'failed':
      return (
        <ShellFailed problem={session.problem} onRetry={session.onRetry} onSignOut={session.signOut} header={notice} />
      );
    case 'signedIn':
      // Its notices, and what they undo, end with the session.
      return (
        <ToastRegion key={session.client.session.id}>
          <SignedIn notice={notice} onSignedOut={endSession} onSignOutFailed={onSignOutFailed} onIdentify={identify} />
        </ToastRegion>
      );
  }
}
