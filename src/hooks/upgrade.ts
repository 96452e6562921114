import { useEffect, useRef, useState } from 'react';
import { mapLoadable } from '../model/loadable';
import { paymentAddress } from '../model/payment-address';
import { isSamePlan } from '../model/plan-choice';
import { makeProblem, problemError, toProblem } from '../model/problem';
import { isSameOffer, upgradeOffer, type UpgradeOffer, type UpgradeOrder, type UpgradeProps } from '../model/upgrade';
import type { User } from '../model/user';
import { useChatdeck, type Chatdeck } from './shared/provider';
import { currentUserQuery, useLoadable } from './shared/queries';
import { refreshUser, storeUser } from './shared/save-widget';

export interface UpgradeOptions {
  /** The bigger plan is bought: the host goes to the page that says thank you. */
  onUpgraded(this: void): void;
  /** No card is on file: the host leaves for the payment provider's page, whose address was checked. */
  onCheckout(this: void, url: string): void;
}

type Outcome = { status: 'done' | 'changedMeanwhile' } | { status: 'leaving'; url: string };

const idle: UpgradeOrder = { status: 'idle' };

/** Everything that `Upgrade` takes. Whatever is pressed, and whatever the network loses, is charged once. */
export function useUpgrade({ onUpgraded, onCheckout }: UpgradeOptions): UpgradeProps {
  const chatdeck = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const [order, setOrder] = useState(idle);
  /** What was ordered stays in view, or the next press would order the plan after it. */
  const [ordered, setOrdered] = useState<UpgradeOffer>();
  const isBusy = useRef(false);
  useIdleOnReturn(() => {
    isBusy.current = false;
    setOrder(idle);
    setOrdered(undefined);
  });

  async function buy(offer: UpgradeOffer) {
    // Two presses may come before the first has shown, and nothing is bought again after it was.
    if (isBusy.current) return;
    isBusy.current = true;
    setOrdered(offer);
    setOrder({ status: 'busy' });
    try {
      const outcome = await orderNext(chatdeck, offer);
      setOrder({ status: outcome.status });
      if (outcome.status === 'done') onUpgraded();
      if (outcome.status === 'leaving') onCheckout(outcome.url);
      if (outcome.status !== 'changedMeanwhile') return;
      setOrdered(undefined);
    } catch (thrown) {
      setOrder({ status: 'failed', problem: toProblem(thrown) });
    }
    isBusy.current = false;
  }

  const offer = mapLoadable(user, (person) => ordered ?? upgradeOffer(person));
  return {
    offer,
    order,
    onUpgrade: () => {
      if (offer.status === 'ready') void buy(offer.data);
    },
  };
}

/** Looks before it buys: another tab, or a try whose answer was lost, may have bought the plan already. */
async function orderNext(chatdeck: Chatdeck, offer: UpgradeOffer): Promise<Outcome> {
  const { client } = chatdeck;
  const newest = await refreshUser(chatdeck);
  if (hasPlanOf(newest, offer)) return { status: 'done' };
  const { next } = offer;
  if (!next || !isSameOffer(upgradeOffer(newest), offer)) return { status: 'changedMeanwhile' };
  if (offer.way === 'checkout') {
    const url = paymentAddress(await client.accounts.createCheckoutSession(newest.account.Id, next.stripeId));
    if (url === undefined) throw problemError(makeProblem('unexpectedAnswer', { path: 'url' }));
    return { status: 'leaving', url };
  }
  try {
    const upgraded = await client.accounts.upgrade(newest.account.Id, next.stripeId);
    await storeUser(chatdeck, () => upgraded);
  } catch (thrown) {
    const now = await refreshUser(chatdeck).catch(() => undefined);
    if (!now || !hasPlanOf(now, offer)) throw thrown;
  }
  return { status: 'done' };
}

function hasPlanOf({ account }: User, { next }: UpgradeOffer): boolean {
  return next !== undefined && isSamePlan(account.plan, next);
}

/** Somebody who comes back from the payment provider by the browser's Back finds a button that works. */
function useIdleOnReturn(onReturn: () => void) {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);
}
