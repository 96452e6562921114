import { useEffect, useRef, useState } from 'react';
import { loading, mapLoadable } from '../model/core/loadable';
import { paymentAddress } from '../model/core/destinations';
import { isSamePlan } from '../model/account/plan-choice';
import { makeProblem, problemError, toProblem } from '../model/core/problem';
import {
  isSameOffer,
  upgradeAdvice,
  upgradedView,
  upgradeOffer,
  type UpgradedProps,
  type UpgradeOffer,
  type UpgradeOrder,
  type UpgradeProps,
} from '../model/account/upgrade';
import type { User } from '../model/entities/user';
import { buyPlanOnce } from './shared/buy-plan';
import { type Chatdeck, useChatdeck } from './shared/chatdeck-context';
import { useNow } from './shared/now';
import { currentUserQuery, useAccountUsage, useLoadable } from './shared/queries';
import { refreshUser } from './shared/known-user';
import { useIfMounted } from './shared/if-mounted';
import { leaveByBrowser, type Leave } from './shared/browser';

export interface UpgradeOptions {
  /** The larger plan was bought: the host goes to the thank-you page. */
  onUpgraded(this: void): void;
  /** There is no card: takes the browser to the payment provider's URL, which was checked; as in `useAccount` if absent. */
  onLeave?: Leave | undefined;
}

/** All props of `Upgraded`. */
export function useUpgraded(): UpgradedProps {
  const user = useLoadable(currentUserQuery);
  const now = useNow();
  return { outcome: mapLoadable(user, (person) => upgradedView(person, now)) };
}

type Outcome = { status: 'done' | 'changedMeanwhile' } | { status: 'leaving'; url: string };

const idle: UpgradeOrder = { status: 'idle' };

/** All props of `Upgrade`. Whatever is pressed and whatever the network loses is charged once. */
export function useUpgrade({ onUpgraded, onLeave = leaveByBrowser }: UpgradeOptions): UpgradeProps {
  const chatdeck = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const known = user.status === 'ready' ? user.data : undefined;
  const usage = useAccountUsage(known);
  const now = useNow();
  const [order, setOrder] = useState(idle);
  /** The ordered plan stays in view, or the next press would order the plan after it. */
  const [ordered, setOrdered] = useState<UpgradeOffer>();
  const isBusy = useRef(false);
  const startOver = () => {
    isBusy.current = false;
    setOrder(idle);
    setOrdered(undefined);
  };
  const tell = useIfMounted((outcome: Outcome) => {
    if (outcome.status === 'done') onUpgraded();
    if (outcome.status === 'leaving' && onLeave(outcome.url) === true) startOver();
  });
  useIdleOnReturn(startOver);

  async function buy(offer: UpgradeOffer) {
    // A second press may come before the first has shown, and nothing is bought twice.
    if (isBusy.current) return;
    isBusy.current = true;
    setOrdered(offer);
    setOrder({ status: 'busy' });
    try {
      const outcome = await orderNext(chatdeck, offer);
      setOrder({ status: outcome.status });
      tell(outcome);
      if (outcome.status !== 'changedMeanwhile') return;
      setOrdered(undefined);
    } catch (thrown) {
      setOrder({ status: 'failed', problem: toProblem(thrown) });
    }
    isBusy.current = false;
  }

  const offer = mapLoadable(user, (person) => ordered ?? upgradeOffer(person, now));
  return {
    offer,
    advice: known ? mapLoadable(usage, ({ use }) => upgradeAdvice(known, use, now)) : loading,
    order,
    onUpgrade: () => {
      if (offer.status === 'ready') void buy(offer.data);
    },
  };
}

/** Buys the plan, or goes to the page where a card is added, unless the offer has changed. */
async function orderNext(chatdeck: Chatdeck, offer: UpgradeOffer): Promise<Outcome> {
  const { next, way } = offer;
  if (!next) return { status: 'changedMeanwhile' };
  const isAgreed = (newest: User) => isSameOffer(upgradeOffer(newest, Date.now()), offer);
  if (way !== 'checkout') {
    const outcome = await buyPlanOnce(chatdeck, next, isAgreed);
    return { status: outcome === 'bought' ? 'done' : 'changedMeanwhile' };
  }
  const newest = await refreshUser(chatdeck);
  if (!isAgreed(newest)) return { status: isSamePlan(newest.account.plan, next) ? 'done' : 'changedMeanwhile' };
  const answer = await chatdeck.client.accounts.createCheckoutSession(newest.account.Id, next.stripeId);
  const url = paymentAddress(answer, chatdeck.allowedHosts);
  if (url === undefined) throw problemError(makeProblem('unexpectedAnswer', { path: 'url' }));
  return { status: 'leaving', url };
}

/** A user who returns from the payment provider with Back finds a working button. */
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
