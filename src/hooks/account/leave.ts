import { paymentAddress } from '../../model/core/payment-address';
import { makeProblem, problemError } from '../../model/core/problem';
import type { Leave } from '../shared/leave';

/** Follows a payment provider's URL if it is safe, and rejects otherwise. */
export function followPayment(answer: string, leave: Leave): { stays: boolean } {
  const address = paymentAddress(answer);
  if (address === undefined) throw problemError(makeProblem('unexpectedAnswer', { path: 'url' }));
  // A URL of this very page doesn't leave it.
  const stays = pageOf(address) === pageOf(globalThis.location.href);
  leave(address);
  return { stays };
}

function pageOf(address: string): string {
  return address.replace(/#.*$/, '');
}
