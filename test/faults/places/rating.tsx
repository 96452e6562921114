import { plugs } from '../../screen-table';
import { withUsers, type OwnPlaces } from '../place';
import { press } from '../world';

export const places: OwnPlaces = {
  useRatingPrompt: {
    Screen: () => <>The page around it {plugs.useRatingPrompt.Plugged()}</>,
    scenario: () => withUsers({ showsRatingPrompt: true }),
    quiet: ['currentUser'],
    sends: [
      {
        call: 'rate',
        send: () => press('radio', '9'),
        isDone: () => document.querySelector('[data-chatdeck="rating"]') === null,
      },
    ],
  },
};
