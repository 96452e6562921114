import { resolveAccess, type Problem } from 'chatdeck/model';
import { ErrorPage } from 'chatdeck/screens/support';
import { useEffect, useRef } from 'react';
import { Page } from './page';
import { pageFor, titleOf } from './pages';
import { PlainPage } from './plain-page';
import { replace, useFreshStart, usePageTitle, useRoute } from './router';

/** The server rejects this origin: says so, offers help, and tries again when the user navigates. */
export function OriginRefused({ problem, onRetry }: { problem: Problem; onRetry(this: void): void }) {
  const route = useRoute();
  const decision = resolveAccess(route, { status: 'originNotAllowed' });
  const isElsewhere = decision.status !== 'render';
  const wasSaid = useRef(false);
  useFreshStart(route);
  usePageTitle(titleOf(route));
  useEffect(() => {
    if (!isElsewhere) wasSaid.current = true;
    else if (wasSaid.current) onRetry();
    else replace({ name: 'error' });
  }, [isElsewhere, onRetry]);

  if (isElsewhere) return null;
  return (
    <main tabIndex={-1}>
      <PlainPage>
        <Page route={route}>{route.name === 'error' ? <ErrorPage problem={problem} /> : pageFor(route)}</Page>
      </PlainPage>
    </main>
  );
}
