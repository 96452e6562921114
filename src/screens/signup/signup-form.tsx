import type { SignupProps } from '../../model/session/signup';
import { useLabels } from '../../ui/theme/labels';
import { AuthForm } from '../../ui/page/auth-form';
import { EmailInput } from '../../ui/inputs/email-input';
import { NewPasswordInput } from '../../ui/inputs/new-password-input';
import type { ReactNode } from 'react';
import { signupLabels } from './labels';
import { SignupAlert } from './signup-alert';

interface SignupFormProps extends Pick<SignupProps, 'form' | 'error' | 'setback'> {
  /** Between the alert and the form. */
  before: ReactNode;
}

export function SignupForm({ form, error, setback, before }: SignupFormProps) {
  const labels = useLabels(signupLabels);
  return (
    <AuthForm
      form={form}
      submit={labels.submit}
      submitting={labels.submitting}
      alert={(alertRef) => <SignupAlert form={form} error={error} setback={setback} alertRef={alertRef} />}
      before={before}
    >
      <EmailInput
        label={labels.email}
        value={form.value.email}
        onValueChange={(email) => form.onEdit({ email })}
        error={form.errors.email && labels.emailInvalid}
      />
      <NewPasswordInput
        label={labels.password}
        value={form.value.password}
        onValueChange={(password) => form.onEdit({ password })}
        error={form.errors.password && labels.passwordTooShort}
      />
    </AuthForm>
  );
}
