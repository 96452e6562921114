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
import type { InvoiceList, NextCharge } from '../entities/invoice';
import type { Loadable } from '../core/loadable';
import type { Plan } from '../entities/plan';
import { planOffers, type PlanOffer } from './plan-choice';
import type { PlanSwitchPreview } from './plan-switch';
import type { Problem } from '../core/problem';
import type { Id, Instant } from '../core/tolerant';
import { quotaExcess } from '../entities/usage';
import type { User } from '../entities/user';

/** What only admins are shown of their account. */
export interface AccountInfo {
  id: Id;
  organization: string;
  createdAt: Instant | null;
  /** Written by the server; absent where there is no export. */
  exportUrl?: string | undefined;
}

export interface BillingView {
  card: CardView | null;
  /** The lines of the address that are not empty; none when it is missing. */
  address: string[];
  isAddressMissing: boolean;
  taxId: string;
  invoiceEmail: string;
}

/** The account as its page shows it, from the signed-in person alone. */
export interface AccountView {
  /** Whether the person may change anything here. */
  isAdmin: boolean;
  plan: Plan;
  offers: PlanOffer[];
  status: AccountStatus;
  standing: AccountStanding;
  /** Whether there is a subscription that can still be cancelled. */
  canCancel: boolean;
  trialEndAt: Instant | null;
  billing: BillingView;
  channels: number;
  /** Why the quota is used up, in the server's sentence; empty while it is not, or where the server gave only a code. */
  quotaReason: string;
  isOverQuota: boolean;
  /** Absent for those who are not admins. */
  info?: AccountInfo | undefined;
}

/** How far a change of the plan is. */
export type PlanSwitch =
  | { status: 'idle' }
  /** The person is asked first. */
  | { status: 'confirming'; preview: PlanSwitchPreview }
  | { status: 'switching'; preview: PlanSwitchPreview }
  /** The browser is on its way to where a card is put on file for `plan`. */
  | { status: 'leaving'; plan: Plan }
  | { status: 'done'; plan: Plan }
  /** Nothing was changed. */
  | { status: 'failed'; problem: Problem };

export type PortalPage = 'home' | 'subscription_cancel';

/** How far the way to the billing portal is. */
export type Portal =
  | { status: 'idle' }
  | { status: 'opening'; page: PortalPage }
  | { status: 'failed'; page: PortalPage; problem: Problem };

/** What `useAccount` gives and `Account` takes. Regions that load apart fail apart. */
export interface AccountProps {
  /** Plan, trial and billing. */
  account: Loadable<AccountView>;
  /** Conversations of this month. */
  conversations: Loadable<number>;
  /** The newest first. */
  invoices: Loadable<InvoiceList>;
  /** `notAsked`: no card is on file and the trial still runs. */
  nextCharge: Loadable<NextCharge> | { status: 'notAsked' };
  /** Whether prices by the month or by the year are shown. */
  duration: Plan['duration'];
  /** The person wants to see the other prices. */
  onDurationChange(next: Plan['duration']): void;
  /** How far a change of the plan is. */
  planSwitch: PlanSwitch;
  /** A plan's button: asks first, or leads to where a card is put on file. Absent hides the buttons. */
  onPlanChoose?: ((plan: Plan) => void) | undefined;
  /** The person has agreed to the plan that was asked about. */
  onPlanConfirm(): void;
  /** The person keeps the plan. */
  onPlanCancel(): void;
  /** How far the way to the billing portal is. */
  portal: Portal;
  /** Absent hides every way to the billing portal, the one to cancel included. */
  onPortalOpen?: ((page: PortalPage) => void) | undefined;
  /** The person has just put a card on file: `success=true` in the address. */
  isBillingAdded?: boolean | undefined;
  /** A link leads to this section: once the account is there, the focus goes to what is to be done in it. */
  section?: AccountTarget | undefined;
}

/** What the page shows of a person's account at a moment. */
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
