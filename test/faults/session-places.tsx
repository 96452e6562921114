import { useAccess, useLogin, useResetPassword, useShell, useSignup } from 'chatdeck/hooks';
import { Login } from 'chatdeck/screens/login';
import { ResetPassword } from 'chatdeck/screens/password';
import { Shell, ShellFailed, ShellLoading } from 'chatdeck/screens/shell';
import { Signup } from 'chatdeck/screens/signup';
import { fireEvent } from '@testing-library/react';
import { screensOfHooks } from '../package/app/screens-of-hooks';
import { host, isFailureTold, isTold, valueOf, type PlaceOfHook } from './place';
import { SessionPlace } from './session-place';
import { appears, find, get, pageText, press, pressKey, type } from './world';

/** Signing in and out, and what stands around every page. */
export const sessionPlaces = {
  useAccess: {
    Screen: () => {
      const access = useAccess({ name: 'dashboard' });
      if (access.status === 'loading') return <ShellLoading />;
      if (access.status === 'failed') return <ShellFailed {...access} onSignOut={host.onDone} />;
      return 'You may see the Dashboard';
    },
    leadsAway: ['originNotAllowed'],
    quietLater: ['currentUser'],
    sendings: [],
  },
  useChangePassword: {
    Screen: screensOfHooks.useChangePassword,
    quietLater: ['currentUser'],
    sendings: [
      {
        call: 'requestPasswordReset',
        send: () => press('button', 'Send password reset email'),
        isDone: () => pageText().includes('Done!'),
      },
    ],
  },
  useForgotPassword: {
    Screen: screensOfHooks.useForgotPassword,
    sendings: [
      {
        call: 'requestPasswordReset',
        prepare: () => type('textbox', 'Email', 'dana@acme.test'),
        send: () => press('button', 'Send password reset email'),
        isDone: () => pageText().includes('Done!'),
        typed: () => valueOf('textbox', 'Email'),
      },
    ],
  },
  useLegal: {
    Screen: screensOfHooks.useLegal,
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
  useLogin: {
    Screen: () => <Login {...useLogin({ onSignedIn: host.onDone })} />,
    sendings: [
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
  useResetPassword: {
    Screen: () => <ResetPassword {...useResetPassword({ token: 'a'.repeat(64), onReset: host.onDone })} />,
    sendings: [
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
  useSession: {
    Screen: () => <SessionPlace onSignOutFailed={host.onFailed} />,
    once: ['currentUser'],
    leadsAway: ['unauthorized'],
    sendings: [
      {
        call: 'logout',
        prepare: () => appears('button', 'Logout'),
        send: async () => {
          if (!find('button', 'Logout')) press('button', 'Log in');
          await appears('button', 'Logout');
          host.onFailed.mockClear();
          press('button', 'Logout');
        },
        isDone: () => pageText().includes('You have signed out.') && !isFailureTold(),
        isTold: isFailureTold,
        doneBy: ['unauthorized'],
      },
    ],
  },
  useShell: {
    Screen: () => (
      <Shell {...useShell({ onSignedOut: host.onDone, onSignOutFailed: host.onFailed })} route={{ name: 'dashboard' }}>
        The page
      </Shell>
    ),
    quiet: ['currentUser'],
    sendings: [
      {
        call: 'logout',
        send: async () => {
          host.onFailed.mockClear();
          pressKey('button', /@acme.test/);
          await appears('menuitem', 'Logout');
          press('menuitem', 'Logout');
        },
        isDone: () => isTold() && !isFailureTold(),
        isTold: isFailureTold,
        doneBy: ['unauthorized'],
      },
    ],
  },
  useSignup: {
    Screen: () => <Signup {...useSignup({ onSignedUp: host.onDone })} />,
    sendings: [
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
} satisfies Record<string, PlaceOfHook>;

function passwordField(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>('input[type="password"]');
  if (!field) throw new Error('There is no field for a password.');
  return field;
}
