import { useAccount } from 'chatdeck/hooks';
import { Account } from 'chatdeck/screens/account';
import { hasLeft, host, withAccount, type OwnPlaces } from '../place';
import { click, find, get, pageText, press, until } from '../world';

export const places: OwnPlaces = {
  useAccount: {
    Screen: () => <Account {...useAccount({ onLeave: host.onLeave })} />,
    scenario: () => withAccount({}),
    // What can't be counted isn't considered, which the comparison of the plans says.
    quiet: ['currentWidgets', 'listDashboardUsers'],
    sends: [
      {
        call: 'upgradePlan',
        send: async () => {
          click(tierButton('Team'));
          await until('asked', () => find('button', 'Switch plan') !== undefined);
          press('button', 'Switch plan');
        },
        isDone: () => pageText().includes('You’re now on the Team plan.'),
      },
      {
        call: 'createCheckoutSession',
        scenario: () => withAccount({ paymentType: 'none' }),
        send: () => click(tierButton('Team')),
        isDone: hasLeft,
        leaves: true,
      },
      {
        call: 'createPortalSession',
        send: () => press('button', 'Manage billing'),
        isDone: hasLeft,
        leaves: true,
      },
    ],
  },
};

function tierButton(name: string): HTMLElement {
  const tier = get('heading', name).closest('th');
  const button = tier?.querySelector('button');
  if (!button) throw new Error(`There is no button of the plan ${name}.`);
  return button;
}
