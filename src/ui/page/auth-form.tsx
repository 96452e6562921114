import type { FormSubmission } from '../../model/core/form';
import type { ReactNode, Ref } from 'react';
import { useFormSubmit } from '../inputs/form-submit';
import { ProblemCallout } from '../feedback/problem-callout';
import { SubmitButton } from '../inputs/submit-button';

interface AuthFormProps {
  form: FormSubmission;
  /** The button's label. */
  submit: string;
  /** The button's label while the form is being sent. */
  submitting: string;
  /** The form can't be sent yet. */
  disabled?: boolean | undefined;
  /** Why the last attempt failed, in the screen's own words; takes the focus. The problem's text if absent. */
  alert?: ((alertRef: Ref<HTMLDivElement>) => ReactNode) | undefined;
  /** Between the alert and the fields. */
  before?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The small form of a page without the frame: why the last attempt failed, the fields, and a single button. */
export function AuthForm({ form, submit, submitting, disabled, alert, before, children }: AuthFormProps) {
  const { formRef, problemRef, handleSubmit } = useFormSubmit(form);
  // Once it is done, the screen stays until the host navigates.
  const isBusy = form.status === 'submitting' || form.status === 'done';
  const problem = form.status === 'failed' ? form.problem : undefined;
  return (
    <>
      {alert ? alert(problemRef) : problem && <ProblemCallout alertRef={problemRef} problem={problem} />}
      {before}
      <form ref={formRef} className="cd-auth-form" noValidate aria-busy={isBusy} onSubmit={handleSubmit}>
        {children}
        <SubmitButton isBusy={isBusy} busyText={submitting} disabled={disabled}>
          {submit}
        </SubmitButton>
      </form>
    </>
  );
}
