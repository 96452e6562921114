import { useUpgrade, useUpgraded } from 'chatdeck/hooks';
import { upgradeAdvice, upgradedView, upgradeOffer } from 'chatdeck/model';
import { Upgrade, Upgraded, UpgradeLoading } from 'chatdeck/screens/upgrade';
import { makeAccountUsage, makeParsedUser, ready, sampleNow } from 'chatdeck/testing';
import { nothing } from '../props';
import type { Rows } from '../row';

const entry = 'screens/upgrade';

export const upgradeRows = {
  Upgrade: {
    entry,
    sample: () => (
      <Upgrade
        offer={ready(upgradeOffer(makeParsedUser(), sampleNow))}
        advice={ready(upgradeAdvice(makeParsedUser(), makeAccountUsage().use, sampleNow))}
        order={{ status: 'idle' }}
        onUpgrade={nothing}
      />
    ),
    Loading: UpgradeLoading,
    Plugged: () => <Upgrade {...useUpgrade({ onUpgraded: nothing, onLeave: nothing })} />,
    requests: { currentUser: 1, conversationCount: 1, currentWidgets: 1, listDashboardUsers: 1 },
    places: {
      upgrade: [
        { path: '/please-upgrade', title: 'Upgrade to add more channels' },
        { path: '/please-upgrade', title: 'Upgrade to add more channels', visitor: 'owner@globex.test' },
      ],
    },
  },
  Upgraded: {
    entry,
    sample: () => <Upgraded outcome={ready(upgradedView(makeParsedUser(), sampleNow))} />,
    Plugged: () => <Upgraded {...useUpgraded()} />,
    requests: { currentUser: 1 },
    places: {
      upgraded: [
        { path: '/thank-you-for-upgrading', title: 'Thank you for upgrading' },
        { path: '/thank-you-for-upgrading', title: 'Your plan', visitor: 'agent@acme.test' },
        { path: '/thank-you-for-upgrading', title: 'Your plan', visitor: 'owner@globex.test' },
      ],
    },
  },
} satisfies Rows<'Upgrade' | 'Upgraded'>;
