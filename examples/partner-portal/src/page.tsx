import { lazy, Suspense } from 'react';
import { channelOf, historyAddress, historyRoute, teamAddress } from './chat-addresses';
import { HomePage } from './pages/home';
import { usePageStart } from './router';

const TeamPage = lazy(() => import('./pages/team'));
const ChannelPage = lazy(() => import('./pages/channel'));
const HistoryPage = lazy(() => import('./pages/history'));

/** The page of an address. */
export function Page({ address, name }: { address: string; name: string }) {
  const path = address.replace(/\?.*$/s, '');
  const widgetId = channelOf(path);
  const [title, page] = choose();
  usePageStart(path, title);
  return <Suspense fallback={null}>{page}</Suspense>;

  function choose() {
    if (path === '/') return ['Today', <HomePage name={name} />] as const;
    if (path === teamAddress) return ['Chat team', <TeamPage />] as const;
    if (path === historyAddress) return ['Chat history', <HistoryPage route={historyRoute(address)} />] as const;
    if (widgetId !== undefined) return ['Chat channel', <ChannelPage key={widgetId} widgetId={widgetId} />] as const;
    return ['Not found', <NotFound />] as const;
  }
}

function NotFound() {
  return (
    <>
      <h1>Page not found</h1>
      <p>The URL may be old or mistyped. Use the menu to find your way.</p>
    </>
  );
}
