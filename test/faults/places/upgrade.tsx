import { useUpgrade } from 'chatdeck/hooks';
import { Upgrade } from 'chatdeck/screens/upgrade';
import { hasLeft, host, isTold, withAccount, type OwnPlaces } from '../place';
import { press } from '../world';

export const places: OwnPlaces = {
  useUpgrade: {
    Screen: () => <Upgrade {...useUpgrade({ onUpgraded: host.onDone, onLeave: host.onLeave })} />,
    // What can't be counted isn't considered, which the page says.
    quiet: ['conversationCount', 'currentWidgets', 'listDashboardUsers'],
    scenario: () => withAccount({ planId: 'starter-monthly' }),
    sends: [
      { call: 'upgradePlan', send: () => press('button', 'Yes, I want to upgrade'), isDone: isTold, leaves: true },
      {
        call: 'createCheckoutSession',
        scenario: () => withAccount({ planId: 'starter-monthly', paymentType: 'none' }),
        send: () => press('button', 'Yes, I want to upgrade'),
        // The plan may be bought by then.
        isDone: () => hasLeft() || isTold(),
        leaves: true,
      },
    ],
  },
};
