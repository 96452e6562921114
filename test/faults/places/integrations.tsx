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
          await appears('button', /^Add (?!selected)/);
        },
        send: () => press('button', /^Add (?!selected)/),
        isDone: () => find('button', /^Remove (?!selected)/, 1) !== undefined,
      },
      {
        call: 'removeBotUser',
        prepare: async () => {
          press('button', /configure/i);
          await appears('button', /^Remove (?!selected)/);
        },
        send: () => press('button', /^Remove (?!selected)/),
        isDone: () => find('button', /^Remove (?!selected)/) === undefined,
        doneBy: ['notFound'],
      },
    ],
  },
};
