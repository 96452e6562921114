import { useLogin } from 'chatdeck/hooks';
import { Login } from 'chatdeck/screens/login';
import { makeForm } from 'chatdeck/testing';
import { nothing } from '../props';
import type { Rows } from '../row';

export const loginRows = {
  Login: {
    entry: 'screens/login',
    sample: () => <Login form={makeForm({ email: '', password: '' })} />,
    Plugged: () => <Login {...useLogin({ onSignedIn: nothing })} />,
    requests: {},
    typing: 'notKept',
    places: { login: [{ path: '/login', title: 'Log in to Chatdeck', visitor: 'nobody' }] },
  },
} satisfies Rows<'Login'>;
