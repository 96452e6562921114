import { plugs } from '../../screen-table';
import { withAccount, type OwnPlaces } from '../place';

export const places: OwnPlaces = {
  // The Dashboard around it says what couldn't be loaded.
  useGettingStarted: {
    Screen: () => <>The page around it {plugs.useGettingStarted.Plugged()}</>,
    scenario: () => withAccount({ createdAt: new Date() }),
    quiet: ['currentUser', 'currentWidgets', 'listDashboardUsers'],
    // Once all is done, nothing is asked for.
    once: ['listDashboardUsers'],
  },
};
