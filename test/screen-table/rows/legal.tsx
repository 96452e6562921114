import { useLegal } from 'chatdeck/hooks';
import { Legal } from 'chatdeck/screens/legal';
import { makeForm } from 'chatdeck/testing';
import { nothing } from '../props';
import type { Rows } from '../row';

export const legalRows = {
  Legal: {
    entry: 'screens/legal',
    sample: () => <Legal form={makeForm({ isAgreed: false })} onSignOut={nothing} />,
    Plugged: () => <Legal {...useLegal({ onAccepted: nothing })} />,
    requests: { currentUser: 1 },
    typing: 'notKept',
    places: { legal: [{ path: '/legal', title: 'Terms of service and privacy policy' }] },
  },
} satisfies Rows<'Legal'>;
