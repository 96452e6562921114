/** The customer, as sent to the payment provider. */
export interface PayingAccount {
  id: number;
  /** Empty if unknown. */
  name: string;
  /** The invoice email address. */
  email: string;
  createdAt: Date;
  /** Nothing is charged before then. */
  trialEndAt: Date | null;
}

/** What the payment provider reports about a subscription after a change. */
export interface Subscription {
  nextInvoiceAt: Date | null;
  cancelAt: Date | null;
  canceledAt: Date | null;
}

/** An invoice from the payment provider. */
export interface ProviderInvoice {
  /** The provider’s id. */
  id: string;
  /** The plan it paid for; empty for a single charge. */
  planId: string;
  issuedAt: Date;
  /** Amount due, in cents. */
  amount: number;
  /** The provider’s page for it; empty if there is none. */
  url: string;
}

/** The next charge. */
export interface ComingCharge {
  /** In cents. */
  amount: number;
  at: Date;
}

/** Where the browser goes after a checkout. */
export interface CheckoutReturns {
  /** After success. */
  done: string;
  /** After cancellation. */
  back: string;
}

/** The payment provider. Every function rejects with a `PaymentsError` when the provider rejects the request. */
export interface Payments {
  /** The URL where a card for a plan is added. */
  createCheckout(account: PayingAccount, planId: string, returns: CheckoutReturns): Promise<string>;
  /** The URL of the billing portal, or of its cancellation page. The browser returns to `returnUrl`. */
  createPortal(account: PayingAccount, page: 'home' | 'subscription_cancel', returnUrl: string): Promise<string>;
  /**
   * Switches the plan of an account that has a payment method. Rejects if it didn’t. `changeKey` makes the change
   * idempotent: a repeated request gets the same answer and charges nothing more.
   */
  changePlan(account: PayingAccount, planId: string, changeKey: string): Promise<Subscription>;
  /** The account's invoices, newest first. */
  listInvoices(account: PayingAccount): Promise<ProviderInvoice[]>;
  /** The next charge; null if there is none. */
  nextCharge(account: PayingAccount): Promise<ComingCharge | null>;
}

/** Why the payment provider rejected the request. */
export type PaymentsErrorCode =
  'card_declined' | 'payment_overdue' | 'already_subscribed' | 'no_subscription' | 'busy' | 'unavailable';

/** More details from the payment provider. */
export interface PaymentsErrorDetails {
  /** The provider’s message for people. */
  told?: string | undefined;
  /** The outcome is unknown: a retry must use the same key. */
  isUncertain?: boolean | undefined;
  cause?: unknown;
}

/** The payment provider rejected the request or did not answer. */
export class PaymentsError extends Error {
  override name = 'PaymentsError';
  readonly code: PaymentsErrorCode;
  readonly told: string | undefined;
  readonly isUncertain: boolean;

  constructor(code: PaymentsErrorCode, { told, isUncertain = false, cause }: PaymentsErrorDetails = {}) {
    super(`the payment provider answered ${code}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.told = told;
    this.isUncertain = isUncertain;
  }
}
