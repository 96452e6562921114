import type { ChangePasswordProps } from '../../model/password';
import { useFormSubmit } from '../../ui/form-submit';
import { useLabels } from '../../ui/labels';
import { PageHeader } from '../../ui/page-header';
import { ProblemCallout } from '../../ui/problem-callout';
import { ScreenRoot, type ScreenProps } from '../../ui/screen';
import { TextInput } from '../../ui/text-input';
import { ChangePasswordSkeleton } from './change-password-loading';
import { passwordLabels, type PasswordLabels } from './labels';
import { SendButton } from './send-button';
import { SendOutcome } from './send-outcome';

/** Mails a link to set a new password to the person who is signed in (core platform, section 2). */
export function ChangePassword(props: ChangePasswordProps & ScreenProps<PasswordLabels>) {
  const { email, form, labels: ownLabels, ...screen } = props;
  const labels = useLabels(passwordLabels, ownLabels);
  return (
    <ScreenRoot
      part="change-password"
      state={email.status === 'ready' ? form.status : email.status}
      labels={ownLabels}
      {...screen}
    >
      <PageHeader title={labels.changeTitle} context={labels.changeLead} />
      {email.status === 'loading' && <ChangePasswordSkeleton />}
      {email.status === 'failed' && <ProblemCallout problem={email.problem} onRetry={email.onRetry} />}
      {email.status === 'ready' && <ChangeForm email={email.data} form={form} labels={labels} />}
    </ScreenRoot>
  );
}

interface ChangeFormProps extends Pick<ChangePasswordProps, 'form'> {
  email: string;
  labels: PasswordLabels;
}

function ChangeForm({ email, form, labels }: ChangeFormProps) {
  const { formRef, problemRef, noticeRef, handleSubmit } = useFormSubmit(form);
  return (
    <div className="cd-narrow">
      <SendOutcome form={form} problemRef={problemRef} noticeRef={noticeRef} labels={labels} />
      <form
        ref={formRef}
        className="cd-auth-form"
        noValidate
        aria-busy={form.status === 'submitting'}
        onSubmit={handleSubmit}
      >
        <TextInput label={labels.email} type="email" name="email" readOnly value={email} onValueChange={keep} />
        <SendButton status={form.status} labels={labels} />
      </form>
    </div>
  );
}

/** The field only shows where the link goes. */
function keep() {
  return undefined;
}
