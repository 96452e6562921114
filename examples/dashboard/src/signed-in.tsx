import { NotFound, Shell, ShellFailed, ShellLoading } from 'chatdeck/screens/shell';
import { useAccess, useShell } from 'chatdeck/hooks';
import { formatRoute, type Route } from 'chatdeck/model';
import { ErrorBoundary } from 'chatdeck/ui';
import { Suspense } from 'react';
import { reloadAfterFailedPage } from './lazy-page';
import { pageFor } from './pages';
import { Elsewhere } from './pages/elsewhere';
import { Redirect, useFreshStart, useRoute } from './router';
import { usePageTitle } from './titles';

/** The shell with the screen of the address in it, or the way to where the guard sends the person. */
export function SignedIn(props: Parameters<typeof useShell>[0]) {
  const route = useRoute();
  const access = useAccess(route);
  const shell = useShell(props);
  useFreshStart(route);
  usePageTitle(route);

  if (access.status === 'loading') return <ShellLoading />;
  if (access.status === 'failed') return <ShellFailed {...access} onSignOut={shell.onSignOut} />;
  const decision = access.data;
  if (decision.status === 'redirect') return <Redirect to={decision.to} />;
  return (
    <Shell {...shell} route={decision.route}>
      <Page route={decision.route} />
    </Shell>
  );
}

function Page({ route }: { route: Route }) {
  return (
    <ErrorBoundary key={formatRoute(route)} onRetry={reloadAfterFailedPage}>
      <Suspense fallback={null}>
        {pageFor(route) ?? (route.name === 'notFound' ? <NotFound /> : <Elsewhere />)}
      </Suspense>
    </ErrorBoundary>
  );
}
