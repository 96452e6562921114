import { checkForm, consentSchema, type Consent, type Form } from 'chatdeck/model';
import { Legal } from 'chatdeck/screens/legal';
import { useState } from 'react';

export function OwnLegal() {
  const [value, setValue] = useState<Consent>({ isAgreed: false });
  const [isSent, setSent] = useState(false);
  const errors = checkForm(consentSchema, value);

  const form: Form<Consent> = {
    value,
    errors: isSent ? errors : {},
    status: isSent && value.isAgreed ? 'submitting' : 'idle',
    onEdit: (patch) => setValue({ ...value, ...patch }),
    onSubmit: () => setSent(true),
  };
  return <Legal form={form} />;
}
