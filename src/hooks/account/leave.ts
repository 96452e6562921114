import { paymentAddress } from '../../model/core/payment-address';
import { makeProblem, problemError } from '../../model/core/problem';

/** Takes the browser to an address; the host's way out of the page. */
export type GoTo = (this: void, address: string) => void;

/** Follows an address of the payment provider where it is safe, and else rejects. */
export function followPayment(answer: string, goTo: GoTo): { stays: boolean } {
  const address = paymentAddress(answer);
  if (address === undefined) throw problemError(makeProblem('unexpectedAnswer', { path: 'url' }));
  // An address of this very page takes nobody away from it.
  const stays = pageOf(address) === pageOf(globalThis.location.href);
  goTo(address);
  return { stays };
}

/** By the browser itself. */
export const goToByBrowser: GoTo = (address) => globalThis.location.assign(address);

function pageOf(address: string): string {
  return address.replace(/#.*$/, '');
}
