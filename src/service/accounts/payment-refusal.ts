import type { ApiErrorCode } from '../../model/calls/error-codes';
import { PaymentsError, type PaymentsErrorCode } from '../contract/payments';
import { Refusal } from '../base/refusal';

/** Turns the payment provider's rejection into a message for people. */
export async function askingPayments<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof PaymentsError ? refusalOf(error) : error;
  }
}

const refusals: Record<PaymentsErrorCode, [ApiErrorCode, string]> = {
  card_declined: ['card_declined', 'Your card was declined. Update your billing information and try again.'],
  payment_overdue: ['payment_overdue', 'Your last payment failed. Update your billing information and try again.'],
  already_subscribed: ['already_subscribed', 'Your billing information is already on file. Reload the page.'],
  no_subscription: ['payment_required', 'Add a payment method first.'],
  busy: ['payments_busy', 'The payment provider is busy with your account. Try again in a moment.'],
  unavailable: ['payments_unavailable', 'The payment provider isn’t responding. Try again.'],
};

function refusalOf(error: PaymentsError): Refusal {
  const { code, told } = error;
  const [wireCode, usual] = refusals[code];
  const message = code === 'card_declined' && told ? told : usual;
  const isWaiting = code === 'busy' || code === 'unavailable';
  const refusal = new Refusal(isWaiting ? 503 : 400, wireCode, message);
  if (isWaiting) refusal.retryAfter = 5;
  if (code === 'unavailable') refusal.cause = error;
  return refusal;
}
