import { ShellFailed } from 'chatdeck/screens/shell';
import { ChatdeckProvider, useAccess } from 'chatdeck/hooks';
import { formatRoute } from 'chatdeck/model';
import { ChatdeckTheme, PageLoading, ToastRegion } from 'chatdeck/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useAppearance } from '../appearance';
import { allowsInternalWebhooks } from '../internal-webhooks';
import { Page } from '../page';
import { barePageFor, hasScreen, pageFor, titleOf } from '../pages';
import { Elsewhere } from '../pages/elsewhere';
import { navigate, Redirect, useFreshStart, usePageTitle, useRoute } from '../router';
import { paymentHosts } from '../payment-hosts';
import { operatorEmail, SupportEmailContext } from '../support-email';
import { currentParent, listenToParent, subscribeToParent, tellNavigation, tellParent, type Parent } from './parent';

listenToParent();
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** The dashboard's pages without its frame, in a page of an allowed site: `<chatdeck-frame>`. */
export function FramedApp() {
  const parent = useSyncExternalStore(subscribeToParent, currentParent);
  return parent ? <Framed {...parent} /> : null;
}

function Framed({ options, client }: Parent) {
  const { appearance = 'light', supportEmail = operatorEmail, allowedHosts = paymentHosts, ...look } = options;
  const systemAppearance = useAppearance();
  useHeightReport();
  return (
    <ChatdeckTheme
      {...look}
      appearance={appearance === 'system' ? systemAppearance : appearance}
      className="framed"
      nonce={nonce}
      contactFrameUrl="/contact"
      hrefFor={(route) => (hasScreen(route) ? `#${formatRoute(route)}` : undefined)}
      onNavigate={navigate}
      onEvent={(event) => tellParent({ type: 'event', event })}
      onError={(error) => tellParent({ type: 'error', message: String(error) })}
    >
      <ChatdeckProvider client={client} allowedHosts={allowedHosts} allowsInternalWebhooks={allowsInternalWebhooks}>
        <ToastRegion key={client.session.id}>
          <SupportEmailContext value={supportEmail}>
            <FramedPage />
          </SupportEmailContext>
        </ToastRegion>
      </ChatdeckProvider>
    </ChatdeckTheme>
  );
}

function FramedPage() {
  const route = useRoute();
  const access = useAccess(route);
  useFreshStart(route);
  usePageTitle(titleOf(route));
  useEffect(() => tellNavigation(route), [route]);
  const signOut = () => tellParent({ type: 'signedOut' });

  if (access.status === 'failed') return <ShellFailed {...access} onSignOut={signOut} />;
  if (access.status === 'loading') return <PageLoading />;
  const decision = access.data;
  if (decision.status !== 'render') return <Redirect to={decision.to} />;
  const shown = decision.route;
  return (
    <main tabIndex={-1}>
      <Page route={shown}>{barePageFor(shown, { onSignOut: signOut }) ?? pageFor(shown) ?? <Elsewhere />}</Page>
    </main>
  );
}

/** Tells how tall the page is, for a frame that grows with it. */
function useHeightReport() {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      tellParent({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
