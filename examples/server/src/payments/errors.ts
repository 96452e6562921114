import { PaymentsError } from 'chatdeck/service';
import Stripe from 'stripe';

const { StripeAPIError, StripeCardError, StripeConnectionError, StripeIdempotencyError, StripeRateLimitError } =
  Stripe.errors;

/** What several calls are for; their errors are the service's. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toPaymentsError(error);
  }
}

/** Converts an error of Stripe's client for the service; errors that only our own mistake explains are rethrown. */
export function toPaymentsError(error: unknown): unknown {
  if (error instanceof PaymentsError) return error;
  if (error instanceof StripeCardError) return new PaymentsError('card_declined', { told: error.message });
  if (error instanceof StripeRateLimitError) return new PaymentsError('busy', { cause: error });
  // Another request by the same key, or the same one still on its way.
  if (error instanceof StripeIdempotencyError || (error instanceof StripeAPIError && error.statusCode === 409)) {
    return new PaymentsError('busy', { isUncertain: true, cause: error });
  }
  if (error instanceof StripeConnectionError)
    return new PaymentsError('unavailable', { isUncertain: true, cause: error });
  // By its key Stripe would repeat this answer: the next try reads first what has become of this one.
  if (error instanceof StripeAPIError) return new PaymentsError('unavailable', { cause: error });
  return error;
}
