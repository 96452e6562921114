import { paymentAddress } from '../../model/core/destinations';
import { makeProblem, problemError } from '../../model/core/problem';
import type { Chatdeck } from '../shared/chatdeck-context';
import type { Leave } from '../shared/browser';

/** Follows a payment provider's URL if it is safe, and rejects otherwise. */
export function followPayment(answer: string, { allowedHosts }: Chatdeck, leave: Leave): { stays: boolean } {
  const address = paymentAddress(answer, allowedHosts);
  if (address === undefined) throw problemError(makeProblem('unexpectedAnswer', { path: 'url' }));
  // A URL of this very page doesn't leave it.
  const isHere = pageOf(address) === pageOf(globalThis.location.href);
  return { stays: leave(address) === true || isHere };
}

function pageOf(address: string): string {
  return address.replace(/#.*$/, '');
}
