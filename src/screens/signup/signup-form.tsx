import type { SignupProps } from '../../model/signup';
import { useFormSubmit } from '../../ui/form-submit';
import { NewPasswordInput } from '../../ui/new-password-input';
import { SubmitButton } from '../../ui/submit-button';
import { TextInput } from '../../ui/text-input';
import type { ReactNode } from 'react';
import type { SignupLabels } from './labels';
import { SignupAlert } from './signup-alert';

interface SignupFormProps extends Pick<SignupProps, 'form' | 'error' | 'setback'> {
  labels: SignupLabels;
  /** Between the alert and the form. */
  before: ReactNode;
}

export function SignupForm({ form, error, setback, labels, before }: SignupFormProps) {
  const { formRef, problemRef, handleSubmit } = useFormSubmit(form);
  const isBusy = form.status === 'submitting' || form.status === 'done';
  return (
    <>
      <SignupAlert form={form} error={error} setback={setback} alertRef={problemRef} labels={labels} />
      {before}
      <form ref={formRef} className="cd-auth-form" noValidate aria-busy={isBusy} onSubmit={handleSubmit}>
        <TextInput
          label={labels.email}
          type="email"
          name="email"
          autoComplete="username"
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
        <SubmitButton isBusy={isBusy} busyText={labels.submitting}>
          {labels.submit}
        </SubmitButton>
      </form>
    </>
  );
}
