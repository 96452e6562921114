import { safeWebAddress } from './address';

/**
 * The address that a payment call answered, when a browser may go there: https, or http on the own machine, where the
 * sandbox runs. Undefined for everything else.
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
