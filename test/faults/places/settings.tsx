import { plugs } from '../../screen-table';
import type { OwnPlaces } from '../place';

export const places: OwnPlaces = {
  useSettingsNavigation: {
    Screen: () => <>The page around it {plugs.useSettingsNavigation.Plugged()}</>,
    quiet: ['currentUser'],
  },
};
