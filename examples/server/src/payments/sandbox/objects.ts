/** Stripe's objects with the fields that the product reads and the sandbox's pages show. Times are unix seconds. */
interface Stored<Name extends string> {
  id: string;
  object: Name;
  created: number;
  livemode: false;
}

export interface Address {
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
}

export interface SandboxCustomer extends Stored<'customer'> {
  email: string | null;
  name: string | null;
  address: Address | null;
  /** Cents; below zero is a credit, which the next invoice uses up. */
  balance: number;
  delinquent: boolean;
  invoice_settings: { default_payment_method: string | null };
  tax_ids: { object: 'list'; data: { id: string; object: 'tax_id'; type: string; value: string }[]; has_more: false };
  metadata: Record<string, string>;
}

export interface SandboxProduct extends Stored<'product'> {
  name: string;
  active: boolean;
  metadata: Record<string, string>;
}

export interface SandboxPrice extends Stored<'price'> {
  product: string;
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  recurring: { interval: 'month' | 'year'; interval_count: 1 };
  type: 'recurring';
  metadata: Record<string, string>;
}

export interface SandboxPaymentMethod extends Stored<'payment_method'> {
  type: 'card';
  customer: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  billing_details: { address: Address | null; email: string | null; name: string | null };
  /** `later`: charges fail while its owner is away. */
  metadata: { declines?: 'later' };
}

export interface SandboxSubscription extends Stored<'subscription'> {
  customer: string;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  trial_start: number | null;
  trial_end: number | null;
  start_date: number;
  currency: string;
  collection_method: 'charge_automatically';
  default_payment_method: string | null;
  latest_invoice: string | null;
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false };
  metadata: Record<string, string>;
}

export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  subscription: string;
  price: SandboxPrice;
  quantity: 1;
  current_period_start: number;
  current_period_end: number;
}

export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  description: string;
  period: { start: number; end: number };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } } | null;
  parent: {
    type: 'subscription_item_details';
    subscription_item_details: { proration: boolean; subscription: string };
  } | null;
}

export interface SandboxInvoice extends Stored<'invoice'> {
  customer: string;
  number: string;
  status: 'open' | 'paid' | 'void';
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual';
  currency: string;
  total: number;
  starting_balance: number;
  ending_balance: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  hosted_invoice_url: string;
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false };
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } } | null;
}

export interface SandboxCheckout extends Stored<'checkout.session'> {
  customer: string;
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  expires_at: number;
  success_url: string;
  cancel_url: string;
  url: string | null;
  subscription: string | null;
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  metadata: Record<string, string>;
  /** Stripe keeps it to itself. */
  asked: { price: string; trialEnd: number | null };
}

export interface SandboxPortal extends Stored<'billing_portal.session'> {
  customer: string;
  return_url: string;
  url: string;
  flow: { type: string; after: string | null } | null;
  expires_at: number;
}

export interface SandboxEvent extends Stored<'event'> {
  type: string;
  api_version: string;
  pending_webhooks: number;
  data: { object: object };
}

/** What a POST was answered, by its idempotency key. */
export interface SandboxReplay extends Stored<'replay'> {
  request: string;
  status: 200 | 400 | 401 | 402 | 404;
  body: object;
}

export type SandboxObject =
  | SandboxCustomer
  | SandboxProduct
  | SandboxPrice
  | SandboxPaymentMethod
  | SandboxSubscription
  | SandboxInvoice
  | SandboxCheckout
  | SandboxPortal
  | SandboxEvent
  | SandboxReplay;

export type Kind = SandboxObject['object'];
export type ObjectOf<Name extends Kind> = Extract<SandboxObject, { object: Name }>;
