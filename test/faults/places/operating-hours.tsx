import { saved, type OwnPlaces } from '../place';
import { appears, find, press } from '../world';

export const places: OwnPlaces = {
  useOperatingHoursTab: {
    sends: [
      {
        call: 'updateConfig',
        prepare: async () => {
          await appears('button', 'Setup chat schedule');
          press('button', 'Setup chat schedule');
          await appears('button', 'Save Changes');
          await appears('button', 'Add hours on Friday');
        },
        send: () => press('button', 'Save Changes'),
        isDone: saved,
        typed: () => find('button', 'Add hours on Friday') !== undefined,
      },
    ],
  },
};
