import { NotFound, Shell, ShellFailed, ShellLoading } from 'chatdeck/screens/shell';
import { RatingPrompt } from 'chatdeck/screens/rating';
import { useAccess, useRatingPrompt, useShell } from 'chatdeck/hooks';
import { formatRoute, type Route } from 'chatdeck/model';
import { ErrorBoundary, PageLoading, SettingsTabLoading } from 'chatdeck/ui';
import { Suspense, type ReactNode } from 'react';
import { reloadAfterFailedPage } from './lazy-page';
import { barePageFor, pageFor, type BarePageProps } from './pages';
import { Elsewhere } from './pages/elsewhere';
import { Redirect, useFreshStart, useRoute } from './router';
import { usePageTitle } from './titles';

type SignedInProps = Parameters<typeof useShell>[0] & Omit<BarePageProps, 'onSignOut'>;

/** The shell with the screen of the address in it, or the way to where the guard sends the person. */
export function SignedIn(props: SignedInProps) {
  const route = useRoute();
  const access = useAccess(route);
  const shell = useShell(props);
  const rating = useRatingPrompt();
  useFreshStart(route);
  usePageTitle(route);

  if (access.status === 'loading') return <ShellLoading />;
  if (access.status === 'failed') return <ShellFailed {...access} onSignOut={shell.onSignOut} />;
  const decision = access.data;
  if (decision.status !== 'render') return <Redirect to={decision.to} />;
  const barePage = barePageFor(decision.route, { ...props, onSignOut: shell.onSignOut });
  if (barePage) {
    return (
      <main tabIndex={-1}>
        <Page route={decision.route}>{barePage}</Page>
      </main>
    );
  }
  return (
    <Shell {...shell} route={decision.route}>
      <RatingPrompt {...rating} />
      <Page route={decision.route}>
        {pageFor(decision.route) ?? (decision.route.name === 'notFound' ? <NotFound /> : <Elsewhere />)}
      </Page>
    </Shell>
  );
}

function Page({ route, children }: { route: Route; children: ReactNode }) {
  return (
    <ErrorBoundary key={formatRoute(route)} onRetry={reloadAfterFailedPage}>
      <Suspense fallback={<PagePlace route={route} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** What stands in a page's place while its code is on its way. */
function PagePlace({ route }: { route: Route }) {
  if (route.name !== 'settings') return <PageLoading />;
  return <SettingsTabLoading tab={route.tab} widgetId={route.widgetId ?? ''} />;
}
