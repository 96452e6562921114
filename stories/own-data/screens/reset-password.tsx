import { checkForm, passwordResetSchema, type Form, type PasswordReset } from 'chatdeck/model';
import { ResetPassword } from 'chatdeck/screens/password';
import { useState } from 'react';

export function OwnResetPassword() {
  const [value, setValue] = useState<PasswordReset>({ password: '' });
  const [isSent, setSent] = useState(false);
  const errors = checkForm(passwordResetSchema, value);

  const form: Form<PasswordReset> = {
    value,
    errors: isSent ? errors : {},
    status: isSent && Object.keys(errors).length === 0 ? 'submitting' : 'idle',
    onEdit: (patch) => setValue({ ...value, ...patch }),
    onSubmit: () => setSent(true),
  };
  return <ResetPassword link="usable" form={form} />;
}
