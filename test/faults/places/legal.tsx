import type { OwnPlaces } from '../place';
import { get, press } from '../world';

export const places: OwnPlaces = {
  useLegal: {
    notAtFirst: ['currentUser'],
    sendings: [
      {
        call: 'confirmTerms',
        prepare: () => press('checkbox', /I agree/),
        send: () => press('button', 'Continue'),
        isDone: () => document.querySelector('[data-chatdeck="legal"]')?.getAttribute('data-state') === 'done',
        typed: () => get('checkbox', /I agree/).getAttribute('aria-checked'),
        leaves: true,
      },
    ],
  },
};
