/** Who pays, as the payment provider is told. */
export interface PayingAccount {
  id: number;
  /** Empty where it is not known. */
  name: string;
  /** Where invoices are sent. */
  email: string;
  createdAt: Date;
  /** Nothing is charged before. */
  trialEndAt: Date | null;
}

/** What the payment provider knows of a subscription after a change. */
export interface Subscription {
  nextInvoiceAt: Date | null;
  cancelAt: Date | null;
  canceledAt: Date | null;
}

/** An invoice at the payment provider. */
export interface ProviderInvoice {
  /** The provider's own. */
  id: string;
  /** The plan that was paid for; empty for a single charge. */
  planId: string;
  issuedAt: Date;
  /** Cents that it asks for. */
  amount: number;
  /** Where the provider shows it; empty where it does not. */
  url: string;
}

/** What the payment provider will charge. */
export interface ComingCharge {
  /** Cents. */
  amount: number;
  at: Date;
}

/** Where the browser goes after a checkout. */
export interface CheckoutReturns {
  /** Everything went well. */
  done: string;
  /** The person went back. */
  back: string;
}

/** The payment provider. Every function rejects with a `PaymentsError` where the provider says no. */
export interface Payments {
  /** The address where a card is put on file for a plan. */
  createCheckout(account: PayingAccount, planId: string, returns: CheckoutReturns): Promise<string>;
  /** The address of the billing portal, or of its page for cancelling. The browser comes back to `returnUrl`. */
  createPortal(account: PayingAccount, page: 'home' | 'subscription_cancel', returnUrl: string): Promise<string>;
  /**
   * Switches the plan of an account that has a payment method on file. Rejects when it did not. `changeKey` names the
   * change: asked for it again, the provider answers as before and charges nothing more.
   */
  changePlan(account: PayingAccount, planId: string, changeKey: string): Promise<Subscription>;
  /** The account's invoices, newest first. */
  listInvoices(account: PayingAccount): Promise<ProviderInvoice[]>;
  /** What is charged next; null where nothing will be. */
  nextCharge(account: PayingAccount): Promise<ComingCharge | null>;
}

/** Why the payment provider said no. */
export type PaymentsErrorCode =
  'card_declined' | 'payment_overdue' | 'already_subscribed' | 'no_subscription' | 'busy' | 'unavailable';

/** What the payment provider told besides. */
export interface PaymentsErrorDetails {
  /** The provider's own words for people. */
  told?: string | undefined;
  /** Nobody knows whether it was done: asked for once more, it must go by the same key. */
  isUncertain?: boolean | undefined;
  cause?: unknown;
}

/** The payment provider said no, or nothing. */
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
