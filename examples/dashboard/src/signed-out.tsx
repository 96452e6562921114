import { resolveAccess } from 'chatdeck/model';
import { ErrorBoundary } from 'chatdeck/ui';
import type { ReactNode } from 'react';
import { PagePlaceContext, reloadAfterFailedPage } from './lazy-page';
import { hasScreen, publicPageFor, titleOf } from './pages';
import { Redirect, useFreshStart, usePageTitle, useRoute } from './router';

interface SignedOutProps {
  hasExpired: boolean;
  /** Above every page. */
  notice: ReactNode;
  onSignedIn(this: void, token: string): void;
  onSessionEnded(this: void): void;
}

/** What a user without a session sees: the sign-in, which then returns to the requested page, and public pages. */
export function SignedOut({ notice, ...props }: SignedOutProps) {
  const route = useRoute();
  useFreshStart(route);
  usePageTitle(titleOf(route));
  const decision = resolveAccess(route, { status: 'signedOut' });
  if (decision.status !== 'render') return <Redirect to={decision.to} />;
  if (!hasScreen(route)) return <Redirect to={{ name: 'login' }} />;
  return (
    <main tabIndex={-1}>
      {notice}
      <ErrorBoundary key={route.name} onRetry={reloadAfterFailedPage}>
        <PagePlaceContext value={null}>{publicPageFor(route, props)}</PagePlaceContext>
      </ErrorBoundary>
    </main>
  );
}
