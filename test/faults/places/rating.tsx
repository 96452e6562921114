import { plugs } from '../../screen-table';
import { withAskedAdmin, type OwnPlaces } from '../place';
import { press } from '../world';

export const places: OwnPlaces = {
  useRatingPrompt: {
    Screen: () => <>The page around it {plugs.useRatingPrompt.Plugged()}</>,
    scenario: withAskedAdmin,
    quiet: ['currentUser'],
    sendings: [
      {
        call: 'rate',
        send: () => press('radio', '9'),
        isDone: () => document.querySelector('[data-chatdeck="rating"]') === null,
      },
    ],
  },
};
