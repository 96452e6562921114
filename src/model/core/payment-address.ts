import { safeWebAddress } from './address';

/**
 * A payment call's URL, if it is safe for a browser to open: https, or http on localhost, where the sandbox runs.
 * Otherwise undefined.
 */
export function paymentAddress(text: string): string | undefined {
  const address = safeWebAddress(text);
  if (address === undefined) return undefined;
  const { protocol, hostname, href } = new URL(address);
  return protocol === 'https:' || isLoopback(hostname) ? href : undefined;
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
