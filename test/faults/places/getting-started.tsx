import { plugs } from '../../screen-table';
import { type OwnPlaces } from '../place';

export const places: OwnPlaces = {
  // The Dashboard around it says what couldn't be loaded.
  useGettingStarted: {
    Screen: () => <>The page around it {plugs.useGettingStarted.Plugged()}</>,
    quiet: ['currentUser', 'currentWidgets', 'listDashboardUsers'],
    // Once all is done, nothing is asked for.
    once: ['listDashboardUsers'],
  },
};
