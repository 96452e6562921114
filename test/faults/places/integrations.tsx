import type { OwnPlaces } from '../place';
import { appears, find, press } from '../world';

export const places: OwnPlaces = {
  useIntegrationsTab: {
    quietLater: ['currentUser'],
    words: { listTeamUsers: 'Status unknown' },
    sends: [
      {
        call: 'addBotUser',
        prepare: async () => {
          press('button', /configure/i);
          await appears('button', /^Add /);
        },
        send: () => press('button', /^Add /),
        isDone: () => find('button', /^Remove /, 1) !== undefined,
      },
      {
        call: 'removeBotUser',
        prepare: async () => {
          press('button', /configure/i);
          await appears('button', /^Remove /);
        },
        send: () => press('button', /^Remove /),
        isDone: () => find('button', /^Remove /) === undefined,
        doneBy: ['notFound'],
      },
    ],
  },
};
