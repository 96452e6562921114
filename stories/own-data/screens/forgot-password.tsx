import { checkForm, resetRequestSchema, type Form, type ResetRequest } from 'chatdeck/model';
import { ForgotPassword } from 'chatdeck/screens/password';
import { useState } from 'react';

export function OwnForgotPassword() {
  const [value, setValue] = useState<ResetRequest>({ email: '' });
  const [isSent, setSent] = useState(false);
  const errors = checkForm(resetRequestSchema, value);

  const form: Form<ResetRequest> = {
    value,
    errors: isSent ? errors : {},
    status: isSent && Object.keys(errors).length === 0 ? 'done' : 'idle',
    onEdit: (patch) => setValue({ ...value, ...patch }),
    onSubmit: () => setSent(true),
  };
  return <ForgotPassword form={form} />;
}
