import { useSignup } from 'chatdeck/hooks';
import { Signup } from 'chatdeck/screens/signup';
import { fireEvent } from '@testing-library/react';
import { host, isTold, passwordField, valueOf, type OwnPlaces } from '../place';
import { press, type } from '../world';

export const places: OwnPlaces = {
  useSignup: {
    Screen: () => <Signup {...useSignup({ onSignedUp: host.onDone })} />,
    sends: [
      {
        call: 'createUser',
        prepare: () => {
          type('textbox', 'Email', 'new@acme.test');
          fireEvent.change(passwordField(), { target: { value: 'long enough' } });
        },
        send: () => press('button', 'Sign up'),
        isDone: isTold,
        typed: () => [valueOf('textbox', 'Email'), passwordField().value],
        leaves: true,
      },
    ],
  },
};
