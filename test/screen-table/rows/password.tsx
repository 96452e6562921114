import { useChangePassword, useForgotPassword, useResetPassword } from 'chatdeck/hooks';
import { ChangePassword, ChangePasswordLoading, ForgotPassword, ResetPassword } from 'chatdeck/screens/password';
import { makeForm, ready } from 'chatdeck/testing';
import { nothing } from '../props';
import type { Rows } from '../row';

const entry = 'screens/password';

export const passwordRows = {
  ChangePassword: {
    entry,
    sample: () => <ChangePassword email={ready('dana@acme.test')} form={makeForm({})} />,
    Loading: ChangePasswordLoading,
    Plugged: () => <ChangePassword {...useChangePassword()} />,
    requests: { currentUser: 1 },
    places: { forgotPassword: [{ path: '/forgotpwd', title: 'Change password' }] },
  },
  ForgotPassword: {
    entry,
    sample: () => <ForgotPassword form={makeForm({ email: '' })} />,
    Plugged: () => <ForgotPassword {...useForgotPassword()} />,
    requests: {},
    typing: 'notKept',
    places: { forgotPassword: [{ path: '/forgotpwd', title: 'Forgot your password?', visitor: 'nobody' }] },
  },
  ResetPassword: {
    entry,
    sample: () => <ResetPassword link="usable" form={makeForm({ password: 'seven books and a cat' })} />,
    Plugged: () => <ResetPassword {...useResetPassword({ token: 'a'.repeat(64), onReset: nothing })} />,
    requests: {},
    typing: 'notKept',
    places: {
      resetPassword: [{ path: '/reset_password?token=of-no-use', title: 'Set a new password', visitor: 'nobody' }],
    },
  },
} satisfies Rows<'ChangePassword' | 'ForgotPassword' | 'ResetPassword'>;
