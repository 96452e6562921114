import { useSignup } from 'chatdeck/hooks';
import { Signup } from 'chatdeck/screens/signup';
import { makeForm } from 'chatdeck/testing';
import { nothing } from '../props';
import type { Rows } from '../row';

export const signupRows = {
  Signup: {
    entry: 'screens/signup',
    sample: () => <Signup form={makeForm({ email: '', password: 'seven books and a cat' })} testimonials={[]} />,
    Plugged: () => <Signup {...useSignup({ onSignedUp: nothing })} />,
    requests: {},
    typing: 'notKept',
    places: {
      signup: [
        { path: '/signup', title: 'Sign up for Chatdeck', visitor: 'nobody' },
        { path: '/signup?error=user_exists', title: 'Sign up for Chatdeck', visitor: 'nobody' },
      ],
    },
  },
} satisfies Rows<'Signup'>;
