import { useResetPassword } from 'chatdeck/hooks';
import { ResetPassword } from 'chatdeck/screens/password';
import { fireEvent } from '@testing-library/react';
import { host, isTold, passwordField, valueOf, type OwnPlaces } from '../place';
import { pageText, press, type } from '../world';

export const places: OwnPlaces = {
  useChangePassword: {
    quietLater: ['currentUser'],
    sends: [
      {
        call: 'requestPasswordReset',
        send: () => press('button', 'Send password reset email'),
        isDone: () => pageText().includes('Done!'),
      },
    ],
  },
  useForgotPassword: {
    sends: [
      {
        call: 'requestPasswordReset',
        prepare: () => type('textbox', 'Email', 'dana@acme.test'),
        send: () => press('button', 'Send password reset email'),
        isDone: () => pageText().includes('Done!'),
        typed: () => valueOf('textbox', 'Email'),
      },
    ],
  },
  useResetPassword: {
    Screen: () => <ResetPassword {...useResetPassword({ token: 'a'.repeat(64), onReset: host.onDone })} />,
    sends: [
      {
        call: 'resetPassword',
        prepare: () => {
          fireEvent.change(passwordField(), { target: { value: 'long enough' } });
        },
        send: () => press('button', 'Set new password'),
        // The token of the link is none that the server knows.
        isDone: () => isTold() || pageText().includes('Invalid token'),
        typed: () => passwordField().value,
        leaves: true,
      },
    ],
  },
};
