import { formatRoute, parseRoute, resolveAccess } from 'chatdeck/model';

/** Keeps a token that comes with the address, now or later, and takes it out of the address and its history entry. */
export function watchAddressForToken(onToken: (token: string) => void): void {
  const take = () => {
    const decision = resolveAccess(parseRoute(location.hash, location.search), { status: 'signedOut' });
    if (decision.status !== 'signIn') return;
    history.replaceState(null, '', `${location.pathname}#${formatRoute(decision.to)}`);
    onToken(decision.token);
  };
  take();
  window.addEventListener('hashchange', take);
}
