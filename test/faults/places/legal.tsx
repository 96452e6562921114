import { withUsers, type OwnPlaces } from '../place';
import { get, press } from '../world';

export const places: OwnPlaces = {
  useLegal: {
    scenario: () => withUsers({ acceptedTerms: '' }),
    quiet: ['currentUser'],
    sends: [
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
