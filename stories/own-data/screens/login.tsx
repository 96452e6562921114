import { checkForm, credentialsSchema, type Credentials, type Form } from 'chatdeck/model';
import { Login } from 'chatdeck/screens/login';
import { useState } from 'react';

export function OwnLogin() {
  const [value, setValue] = useState<Credentials>({ email: '', password: '' });
  const [isSent, setSent] = useState(false);
  const errors = checkForm(credentialsSchema, value);

  const form: Form<Credentials> = {
    value,
    errors: isSent ? errors : {},
    status: isSent && Object.keys(errors).length === 0 ? 'submitting' : 'idle',
    onEdit: (patch) => setValue({ ...value, ...patch }),
    onSubmit: () => setSent(true),
  };
  return <Login form={form} />;
}
