import { useLogin } from 'chatdeck/hooks';
import { Login } from 'chatdeck/screens/login';
import { fireEvent } from '@testing-library/react';
import { host, isTold, passwordField, valueOf, type OwnPlaces } from '../place';
import { press, type } from '../world';

export const places: OwnPlaces = {
  useLogin: {
    Screen: () => <Login {...useLogin({ onSignedIn: host.onDone })} />,
    sends: [
      {
        call: 'createSession',
        prepare: () => {
          type('textbox', 'Email', 'dana@acme.test');
          fireEvent.change(passwordField(), { target: { value: 'chatdeck-demo' } });
        },
        send: () => press('button', 'Log in'),
        isDone: isTold,
        typed: () => [valueOf('textbox', 'Email'), passwordField().value],
        leaves: true,
      },
    ],
  },
};
