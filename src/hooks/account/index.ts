import { useEffect, useState } from 'react';
import { accountView, type AccountProps } from '../../model/account/account-page';
import { asksNextInvoice } from '../../model/entities/billing';
import { invoiceList, nextCharge } from '../../model/entities/invoice';
import { mapLoadable, type Loadable } from '../../model/core/loadable';
import type { Instant } from '../../model/core/tolerant';
import type { AccountTarget } from '../../model/entities/account';
import type { Plan } from '../../model/entities/plan';
import { isServed } from '../../model/places/banners';
import { quotaForecast, type QuotaForecast } from '../../model/entities/quota-forecast';
import type { User } from '../../model/entities/user';
import { useNow } from '../shared/now';
import { useChatdeck } from '../shared/chatdeck-context';
import { conversationCountQuery, currentUserQuery, useAccountUsage, useLoadable } from '../shared/queries';
import { useIfMounted } from '../shared/if-mounted';
import { leaveByBrowser, type Leave } from '../shared/browser';
import { refreshBilling, usePlanChange } from './plan-change';
import { usePortal } from './portal';
import { invoicesQuery, nextInvoiceQuery } from './queries';

export interface AccountOptions {
  /** The user returns from the page where a card is added: `success` of the account route. */
  isBillingAdded?: boolean | undefined;
  /** The section that a link leads to: `section` of the account route. */
  section?: AccountTarget | undefined;
  /** Takes the browser to the payment provider's URL; into a new tab from a frame, and else in place, if absent. */
  onLeave?: Leave | undefined;
}

/** All props of `Account`. Sends no admin-only call for an agent. */
export function useAccount(options: AccountOptions = {}): AccountProps {
  const { isBillingAdded, section, onLeave = leaveByBrowser } = options;
  const { allowedHosts } = useChatdeck();
  const now = useNow();
  const user = useLoadable(currentUserQuery);
  const known = user.status === 'ready' ? user.data : undefined;
  const id = known?.account.Id;
  const isNextAsked = known !== undefined && asksNextInvoice(known.account, now);

  const conversations = useLoadable((client) => conversationCountQuery(client, id));
  const invoices = useLoadable((client) => invoicesQuery(client, id));
  const usage = useAccountUsage(known);
  const next = useLoadable((client) => nextInvoiceQuery(client, id, isNextAsked));

  const leave = useIfMounted(onLeave);
  const { change, choose, confirm, forget } = usePlanChange(leave);
  const { portal, open, forget: forgetPortal } = usePortal(known, leave);
  useReturn(forget, forgetPortal);

  const [chosen, setChosen] = useState<Plan['duration']>();
  const canManage = known === undefined || known.admin;
  // Until the user is loaded, nothing of the account is known to be theirs.
  const missing = user.status === 'ready' ? undefined : user;
  return {
    account: mapLoadable(user, (data) => accountView(data, now)),
    conversations: missing ?? conversations,
    forecast: forecastOf(conversations, known, now),
    usage: missing ?? usage,
    invoices: missing ?? mapLoadable(invoices, (rows) => invoiceList(rows, plansOf(known?.account), allowedHosts)),
    nextCharge: missing ?? (isNextAsked ? mapLoadable(next, nextCharge) : { status: 'notAsked' }),
    duration: chosen ?? known?.account.plan.duration ?? 'monthly',
    onDurationChange: setChosen,
    planSwitch: change,
    onPlanChoose: canManage ? choose : undefined,
    onPlanConfirm: confirm,
    onPlanCancel: forget,
    portal,
    onPortalOpen: canManage ? open : undefined,
    isBillingAdded,
    section,
  };
}

function forecastOf(conversations: Loadable<number>, user: User | undefined, now: Instant): QuotaForecast | null {
  if (conversations.status !== 'ready' || !user || !isServed(user.account, now)) return null;
  return quotaForecast(conversations.data, user.account.plan.convosPerMonth, now);
}

function plansOf(account: { plan: Plan; availablePlans: Plan[] | null } | undefined): Plan[] {
  return account ? [account.plan, ...(account.availablePlans ?? [])] : [];
}

/** Back can restore this page exactly as it was: on its way to the payment provider. */
function useReturn(...forget: (() => void)[]) {
  const chatdeck = useChatdeck();
  const [forgetPlan, forgetPortal] = forget;
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      forgetPlan?.();
      forgetPortal?.();
      void refreshBilling(chatdeck);
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, [chatdeck, forgetPlan, forgetPortal]);
}
