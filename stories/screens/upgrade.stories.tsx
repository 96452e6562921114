import { Upgrade, Upgraded, UpgradeLoading } from 'chatdeck';
import {
  makeProblem,
  upgradeAdvice,
  upgradeOffer,
  type PlanUse,
  type UpgradedView,
  type UpgradeOffer,
  type UpgradeOrder,
} from 'chatdeck/model';
import { failed, loading, makeAccount, makeParsedUser, makePlan, ready, sampleNow } from 'chatdeck/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

const few = { reports: false, questionGroups: false, whiteLabel: false, phoneSupport: false, bots: false };
const plan = makePlan({
  ...few,
  label: 'Team',
  price: 7900,
  stripeId: 'team-monthly',
  maxChannels: 5,
  maxOperators: 10,
  convosPerMonth: 1000,
});

function offerOf(account: Parameters<typeof makeAccount>[0] = {}, admin = true): UpgradeOffer {
  return upgradeOffer(makeParsedUser({ admin, account: makeAccount({ plan, ...account }) }), sampleNow);
}

/** What the account of `offerOf` uses, with one more channel. */
function adviceOf(use: Partial<PlanUse> = {}, account: Parameters<typeof makeAccount>[0] = {}) {
  const user = makeParsedUser({ account: makeAccount({ plan, ...account }) });
  return ready(upgradeAdvice(user, { channels: 5, people: 4, conversations: 640, ...use }, sampleNow));
}

const idle: UpgradeOrder = { status: 'idle' };

const meta = preview.meta({
  title: 'Screens/Upgrade',
  component: Upgrade,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: { offer: ready(offerOf()), advice: adviceOf(), order: idle, onUpgrade: fn() },
});

export const Ready = meta.story({ tags: ['looks'] });

export const Yearly = meta.story({
  args: { offer: ready(offerOf({ plan: { ...plan, price: 86900, duration: 'yearly', stripeId: 'team-yearly' } })) },
});

const starter = makePlan({ ...few, label: 'Starter', price: 2900, stripeId: 'starter-monthly', maxChannels: 2 });

/** The next plan has more channels, but is too small for the users. */
export const NextPlanTooSmall = meta.story({
  tags: ['looks'],
  args: {
    offer: ready(offerOf({ plan: starter })),
    advice: adviceOf({ channels: 2, people: 14 }, { plan: starter }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Team doesn’t fit your usage\. Business is the cheapest plan that does\./),
    ).toBeVisible();
  },
});

/** A smaller plan than the one the server sells next would do. */
export const CheaperPlanFits = meta.story({
  args: { advice: adviceOf({ channels: 1, people: 2, conversations: 40 }) },
});

export const NoPlanFits = meta.story({ args: { advice: adviceOf({ conversations: 14_000 }) } });

export const AdviceLoading = meta.story({ args: { advice: loading } });

export const AdviceFailed = meta.story({ args: { advice: failed() } });

/** Neither the users nor the conversations could be loaded. */
export const UsageUnknown = meta.story({ args: { advice: adviceOf({ people: null, conversations: null }) } });

export const WithoutCard = meta.story({ args: { offer: ready(offerOf({ paymentType: 'none' })) } });

export const NonAdmin = meta.story({ args: { offer: ready(offerOf({}, false)) } });

export const NoBiggerPlan = meta.story({ args: { offer: ready(offerOf({ availablePlans: [plan] })) } });

export const CustomPrice = meta.story({
  args: {
    offer: ready(offerOf({ availablePlans: [makePlan({ label: 'Enterprise', price: null, maxChannels: 200 })] })),
  },
});

export const Busy = meta.story({ args: { order: { status: 'busy' } } });

export const Leaving = meta.story({
  args: { offer: ready(offerOf({ paymentType: 'none' })), order: { status: 'leaving' } },
});

export const Declined = meta.story({
  args: {
    order: {
      status: 'failed',
      problem: makeProblem('invalid', { status: 400, serverMessage: 'Your card was declined.' }),
    },
  },
});

export const ChangedMeanwhile = meta.story({ args: { order: { status: 'changedMeanwhile' } } });

export const Bought = meta.story({ args: { order: { status: 'done' } } });

export const LongContent = meta.story({
  args: {
    offer: ready(
      offerOf({
        plan: { ...plan, label: 'Team plan for customer service departments of cooperatives and associations' },
      }),
    ),
  },
});

export const Loading = meta.story({ args: { offer: loading } });

export const Placeholder = meta.story({ render: () => <UpgradeLoading /> });

export const Failed = meta.story({ args: { offer: failed() } });

export const Stale = meta.story({ args: { offer: ready(offerOf(), { problem: makeProblem('offline') }) } });

const upgraded: UpgradedView = { status: 'upgraded', plan: 'Business', channels: 20, isAdmin: true };

export const ThankYou = meta.story({ tags: ['looks'], render: () => <Upgraded outcome={ready(upgraded)} /> });

/** Someone has opened the address of the page without an upgrade. */
export const NotUpgraded = meta.story({
  render: () => <Upgraded outcome={ready({ ...upgraded, status: 'notUpgraded', plan: 'Starter', channels: 1 })} />,
});

export const ThankYouForAgent = meta.story({
  render: () => <Upgraded outcome={ready({ ...upgraded, isAdmin: false })} />,
});

export const ThankYouLoading = meta.story({ render: () => <Upgraded outcome={loading} /> });

export const ThankYouFailed = meta.story({ render: () => <Upgraded outcome={failed()} /> });
