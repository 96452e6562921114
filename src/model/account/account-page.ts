import type { Account, AccountTarget } from '../entities/account';
import {
  accountStanding,
  accountStatus,
  cardView,
  hasGdprExport,
  isBillingAddressMissing,
  type AccountStanding,
  type AccountStatus,
  type CardView,
} from '../entities/billing';
import type { AccountUsage } from './account-usage';
import type { InvoiceList, NextCharge } from '../entities/invoice';
import type { Loadable } from '../core/loadable';
import type { Plan } from '../entities/plan';
import { planOffers, type PlanOffer } from './plan-choice';
import type { PlanSwitchPreview } from './plan-switch';
import type { Problem } from '../core/problem';
import type { Id, Instant } from '../core/tolerant';
import type { QuotaForecast } from '../entities/quota-forecast';
import { quotaExcess } from '../entities/usage';
import type { User } from '../entities/user';

/** Account details that only admins see. */
export interface AccountInfo {
  id: Id;
  organization: string;
  createdAt: Instant | null;
  /** Set by the server; absent when there is no export. */
  exportUrl?: string | undefined;
}

export interface BillingView {
  card: CardView | null;
  /** The address's non-empty lines; none when the address is missing. */
  address: string[];
  isAddressMissing: boolean;
  taxId: string;
  invoiceEmail: string;
}

/** The account as its page shows it, derived from the signed-in user alone. */
export interface AccountView {
  /** Whether the user can change anything here. */
  isAdmin: boolean;
  plan: Plan;
  offers: PlanOffer[];
  status: AccountStatus;
  standing: AccountStanding;
  /** Whether there is a subscription that can still be canceled. */
  canCancel: boolean;
  trialEndAt: Instant | null;
  billing: BillingView;
  channels: number;
  /** The server's explanation of why the quota is used up; empty when it isn't, or when the server sent only a code. */
  quotaReason: string;
  isOverQuota: boolean;
  /** Absent for non-admins. */
  info?: AccountInfo | undefined;
}

/** State of the plan change. */
export type PlanSwitch =
  | { status: 'idle' }
  /** Waiting for the user to confirm. */
  | { status: 'confirming'; preview: PlanSwitchPreview }
  | { status: 'switching'; preview: PlanSwitchPreview }
  /** The browser is navigating to the page where the user adds a payment method for `plan`. */
  | { status: 'leaving'; plan: Plan }
  | { status: 'done'; plan: Plan }
  /** Nothing changed. */
  | { status: 'failed'; problem: Problem };

export type PortalPage = 'home' | 'subscription_cancel';

/** State of the redirect to the billing portal. */
export type Portal =
  | { status: 'idle' }
  | { status: 'opening'; page: PortalPage }
  | { status: 'failed'; page: PortalPage; problem: Problem };

/** Props for `Account`, returned by `useAccount`. Sections load and fail independently. */
export interface AccountProps {
  /** Plan, trial, and billing. */
  account: Loadable<AccountView>;
  /** This month's conversations. */
  conversations: Loadable<number>;
  /** Where the month's conversations lead; absent or null says nothing about it. */
  forecast?: QuotaForecast | null | undefined;
  /** What the account uses, to compare it with every plan. Absent hides the comparison. */
  usage?: Loadable<AccountUsage> | undefined;
  /** Newest first. */
  invoices: Loadable<InvoiceList>;
  /** `notAsked`: no payment method is on file and the trial is still running. */
  nextCharge: Loadable<NextCharge> | { status: 'notAsked' };
  /** Whether monthly or annual prices are shown. */
  duration: Plan['duration'];
  /** Called when the user switches between monthly and annual prices. */
  onDurationChange(next: Plan['duration']): void;
  /** State of the plan change. */
  planSwitch: PlanSwitch;
  /**
   * Called from a plan's button: asks for confirmation, or redirects to add a payment method. Absent hides the buttons.
   */
  onPlanChoose?: ((plan: Plan) => void) | undefined;
  /** Called when the user confirms the plan change. */
  onPlanConfirm(): void;
  /** Called when the user decides to keep the current plan. */
  onPlanCancel(): void;
  /** State of the redirect to the billing portal. */
  portal: Portal;
  /** Absent hides every link to the billing portal, including the cancel link. */
  onPortalOpen?: ((page: PortalPage) => void) | undefined;
  /** The user just added a payment method: the URL has `success=true`. */
  isBillingAdded?: boolean | undefined;
  /** The section a link points to: once the account loads, its main control receives focus. */
  section?: AccountTarget | undefined;
}

/** The user's account as the page shows it at `now`. */
export function accountView(user: User, now: Instant): AccountView {
  const { account, admin } = user;
  const standing = accountStanding(account, now);
  return {
    isAdmin: admin,
    plan: account.plan,
    offers: planOffers(account, user.ces.length, now),
    status: accountStatus(account, now),
    standing,
    canCancel: account.paymentType !== 'none' && account.cancelAt === null && account.canceledAt === null,
    trialEndAt: account.trialEndAt,
    billing: billingView(account, now),
    channels: user.ces.length,
    isOverQuota: account.quota.isOverquota,
    quotaReason: quotaReason(account),
    ...(admin && { info: accountInfo(account) }),
  };
}

function quotaReason(account: Account): string {
  const excess = quotaExcess(account);
  return account.quota.isOverquota && 'text' in excess ? excess.text : '';
}

function billingView(account: Account, now: Instant): BillingView {
  const { billingAddressLine1, billingCity, billingState, billingPostalCode, billingCountry } = account;
  const city = joined([billingCity, joined([billingState, billingPostalCode], ' ')], ', ');
  return {
    card: cardView(account, now),
    address: [billingAddressLine1, city, billingCountry].map((line) => line.trim()).filter((line) => line !== ''),
    isAddressMissing: isBillingAddressMissing(account),
    taxId: account.taxID,
    invoiceEmail: account.email,
  };
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part.trim() !== '').join(separator);
}

function accountInfo(account: Account): AccountInfo {
  const { Id, orgName, created_at, GDPRExportSignedURL } = account;
  return {
    id: Id,
    organization: orgName,
    createdAt: created_at,
    ...(hasGdprExport(account) && { exportUrl: GDPRExportSignedURL }),
  };
}
