import type { Route } from 'chatdeck/model';
import { ErrorBoundary, PageLoading, SettingsTabLoading } from 'chatdeck/ui';
import type { ReactNode } from 'react';
import { PagePlaceContext, reloadAfterFailedPage } from './lazy-page';
import { pageAddress } from './router';

/** The page of a route, whose fault or delay is its own. */
export function Page({ route, children }: { route: Route; children: ReactNode }) {
  return (
    <ErrorBoundary key={pageAddress(route)} onRetry={reloadAfterFailedPage}>
      <PagePlaceContext value={<PagePlace route={route} />}>{children}</PagePlaceContext>
    </ErrorBoundary>
  );
}

/** Placeholder for a page while its code loads. */
function PagePlace({ route }: { route: Route }) {
  if (route.name !== 'settings') return <PageLoading />;
  return <SettingsTabLoading tab={route.tab} widgetId={route.widgetId ?? ''} />;
}
