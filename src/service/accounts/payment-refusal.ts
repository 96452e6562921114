import { PaymentsError, type PaymentsErrorCode } from '../contract/payments';
import { Refusal, type RefusalParts } from '../base/refusal';

/** Turns the payment provider's rejection into a message for people. */
export async function askingPayments<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof PaymentsError ? refusalOf(error) : error;
  }
}

const refusals: Record<PaymentsErrorCode, RefusalParts> = {
  card_declined: [400, 'card_declined', 'Your card was declined. Update your billing information and try again.'],
  payment_overdue: [400, 'payment_overdue', 'Your last payment failed. Update your billing information and try again.'],
  already_subscribed: [400, 'already_subscribed', 'Your billing information is already on file. Reload the page.'],
  no_subscription: [400, 'payment_required', 'Add a payment method first.'],
  busy: [503, 'payments_busy', 'The payment provider is busy with your account. Try again in a moment.'],
  unavailable: [503, 'payments_unavailable', 'The payment provider isn’t responding. Try again.'],
};

function refusalOf(error: PaymentsError): Refusal {
  const { code, told } = error;
  const refusal = new Refusal(...(code === 'card_declined' && told ? declined(told) : refusals[code]));
  if (refusal.status === 503) refusal.retryAfter = 5;
  if (code === 'unavailable') refusal.cause = error;
  return refusal;
}

function declined(message: string): RefusalParts {
  return [400, 'card_declined', message];
}
