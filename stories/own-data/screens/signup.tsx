import { checkForm, newCredentialsSchema, type Form, type NewCredentials } from 'chatdeck/model';
import { Signup } from 'chatdeck/screens/signup';
import { useState } from 'react';

export function OwnSignup() {
  const [value, setValue] = useState<NewCredentials>({ email: '', password: '' });
  const [isSent, setSent] = useState(false);
  const errors = checkForm(newCredentialsSchema, value);

  const form: Form<NewCredentials> = {
    value,
    errors: isSent ? errors : {},
    status: isSent && Object.keys(errors).length === 0 ? 'submitting' : 'idle',
    onEdit: (patch) => setValue({ ...value, ...patch }),
    onSubmit: () => setSent(true),
  };
  return <Signup form={form} testimonials={[]} />;
}
