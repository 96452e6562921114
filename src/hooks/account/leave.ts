import { paymentAddress } from '../../model/core/payment-address';
import { makeProblem, problemError } from '../../model/core/problem';

/** Takes the browser to a URL: the host's navigation. */
export type GoTo = (this: void, address: string) => void;

/** Follows a payment provider's URL if it is safe, and rejects otherwise. */
export function followPayment(answer: string, goTo: GoTo): { stays: boolean } {
  const address = paymentAddress(answer);
  if (address === undefined) throw problemError(makeProblem('unexpectedAnswer', { path: 'url' }));
  // A URL of this very page doesn't leave it.
  const stays = pageOf(address) === pageOf(globalThis.location.href);
  goTo(address);
  return { stays };
}

/** Uses the browser itself. */
export const goToByBrowser: GoTo = (address) => globalThis.location.assign(address);

function pageOf(address: string): string {
  return address.replace(/#.*$/, '');
}
