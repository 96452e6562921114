import { useAccountBanners, useShell } from 'chatdeck/hooks';
import { AccountBanners, Shell } from 'chatdeck/screens/shell';
import { host, isFailureTold, isTold, withAccount, type OwnPlaces } from '../place';
import { appears, press, pressKey } from '../world';

export const places: OwnPlaces = {
  useShell: {
    Screen: () => (
      <Shell {...useShell({ onSignedOut: host.onDone, onSignOutFailed: host.onFailed })} route={{ name: 'dashboard' }}>
        The page
      </Shell>
    ),
    // Without a count there is no forecast, and nothing is missing.
    quiet: ['currentUser', 'conversationCount'],
    // For a quarter of an hour.
    once: ['conversationCount'],
    // After a deletion.
    notAtFirst: ['currentWidgets'],
    sends: [
      {
        call: 'logout',
        send: async () => {
          host.onFailed.mockClear();
          pressKey('button', /@acme.test/);
          await appears('menuitem', 'Logout');
          press('menuitem', 'Logout');
        },
        isDone: () => isTold() && !isFailureTold(),
        isTold: isFailureTold,
        doneBy: ['unauthorized'],
      },
    ],
  },
  useWidgetDeletions: { notAtFirst: ['currentUser', 'currentWidgets'] },
  useAccountBanners: {
    Screen: () => (
      <>
        <AccountBanners {...useAccountBanners()} />
        <p>The page of the host</p>
      </>
    ),
    scenario: () => withAccount({ isDelinquent: true }),
    // The page below says what it lacks.
    quiet: ['currentUser', 'conversationCount'],
    // For a quarter of an hour.
    once: ['conversationCount'],
    sends: [],
  },
};
