import type { WidgetSettings } from '../../model/entities/widget-settings';
import type { ProviderInvoice } from '../contract/payments';
import { findPlan, pricePlans, retiredPlan } from '../contract/plans';
import type { InvitationRecord } from '../contract/account-records';
import type { AccountRecord, UserRecord, WidgetRecord } from '../contract/records';
import type {
  WireAccount,
  WireDashboardUser,
  WireInvitation,
  WireInvoice,
  WirePlan,
  WireUser,
  WireWidget,
} from '../contract/wire';

/** Represents “never” in `lastSignedInAt`, and an unknown `invitedAt`. */
const never = '0000-00-00T00:00:00Z';

interface Besides {
  /** How many conversations the account has had this month. */
  conversations: number;
  /** Where the account's data can be downloaded; empty if it can't. */
  exportUrl: string;
}

/** A user with their account and its widgets. */
export function userAnswer(
  user: UserRecord,
  account: AccountRecord,
  widgets: readonly WidgetRecord[],
  besides: Besides,
): WireUser & { ces: WireWidget[] } {
  return {
    Id: user.id,
    email: user.email,
    admin: user.isAdmin,
    accountId: account.id,
    ces: widgets.map((widget) => widgetAnswer(widget, account, user)),
    account: accountAnswer(account, besides),
    showNPSRating: user.showsRatingPrompt,
    lastSignedInAt: signInTime(user),
    ActiveTOSPP: user.acceptedTerms,
    isCcPresent: account.paymentType !== 'none',
  };
}

/** A row of the account's users, with the name of a partner's person. */
export function dashboardUserAnswer(user: UserRecord): WireDashboardUser & { name?: string } {
  const { id: Id, email, isAdmin: admin, name } = user;
  return { Id, email, admin, lastSignedInAt: signInTime(user), ...(name && { name }) };
}

/** An invitation that `email` hasn’t accepted yet. */
export function invitationAnswer(
  { userId: Id, invitedAt, expiresAt }: InvitationRecord,
  email: string,
): WireInvitation {
  return { Id, email, invitedAt: invitedAt?.toISOString() ?? never, expiresAt: expiresAt.toISOString() };
}

export function invoiceAnswer({ id, planId, issuedAt, amount, url }: ProviderInvoice): WireInvoice {
  return { id, stripePlanId: planId, dateTs: toSeconds(issuedAt), amount, stripeInvoiceUrl: url };
}

/** Unix seconds; 0 means never. */
export function toSeconds(date: Date | null): number {
  return date ? Math.floor(date.getTime() / 1000) : 0;
}

/** A widget with every settings field. Its identity overrides its settings; keys are for admins only. */
export function widgetAnswer(widget: WidgetRecord, account: AccountRecord, caller: UserRecord): WireWidget {
  return {
    ...(widget.settings as WidgetSettings & Pick<WireWidget, 'operatingHours'>),
    Id: widget.id,
    Uuid: widget.uuid,
    RoomName: widget.roomName,
    RoomId: widget.roomId,
    Step: widget.step,
    off: widget.isOff,
    status: widget.status,
    topic: widget.topic,
    slackBaseUrl: widget.slackBaseUrl,
    slackTeamId: widget.slackTeamId,
    slackMainUser: widget.slackMainUser,
    slackAuthorizedAt: widget.slackAuthorizedAt?.toISOString() ?? null,
    OauthV1: widget.isOauthV1,
    Scope: widget.scope,
    BotScope: widget.botScope,
    requestChatWriteUserScope: widget.requestChatWriteUserScope,
    version: String(widget.version),
    ...(caller.isAdmin && { apiKey: account.apiKey, zapierApiKey: account.zapierApiKey }),
  };
}

function accountAnswer(account: AccountRecord, { conversations, exportUrl }: Besides): WireAccount {
  const plan = findPlan(account.planId);
  return {
    Id: account.id,
    plan: plan ?? retiredPlan(account.planId),
    availablePlans: [...pricePlans],
    quota: quotaAnswer(plan, conversations),
    delinquent: account.isDelinquent,
    paymentType: account.paymentType,
    canceledAt: toText(account.canceledAt),
    cancelAt: toText(account.cancelAt),
    trialEndAt: toText(account.trialEndAt),
    created_at: toText(account.createdAt),
    nextInvoiceAt: toText(account.nextInvoiceAt),
    last4: account.cardLast4,
    brand: account.cardBrand,
    expMonth: account.cardExpMonth,
    expYear: account.cardExpYear,
    billingAddressLine1: account.billingAddressLine1,
    billingCity: account.billingCity,
    billingState: account.billingState,
    billingPostalCode: account.billingPostalCode,
    billingCountry: account.billingCountry,
    taxID: account.taxId,
    orgName: account.orgName,
    email: account.invoiceEmail,
    GDPRExportSignedURL: exportUrl,
  };
}

function quotaAnswer(plan: WirePlan | undefined, conversations: number): WireAccount['quota'] {
  if (!plan || conversations <= plan.convosPerMonth) return { isOverquota: false, reason: '' };
  const reason = `There were ${conversations} conversations this month; your plan includes ${plan.convosPerMonth}.`;
  return { isOverquota: true, reason };
}

function signInTime({ lastSignedInAt }: UserRecord): string {
  return lastSignedInAt?.toISOString() ?? never;
}

function toText(date: Date | null): string | null {
  return date && date.toISOString();
}
