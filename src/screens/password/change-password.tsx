import type { ChangePasswordProps } from '../../model/session/password';
import { useLabels } from '../../ui/theme/labels';
import { PageHeader } from '../../ui/page/page-header';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { TextInput } from '../../ui/inputs/text-input';
import { ChangePasswordSkeleton } from './change-password-loading';
import { passwordLabels, type PasswordLabels } from './labels';
import { SendForm } from './send-form';

/** Emails a link to set a new password to the signed-in user. */
export function ChangePassword(props: ChangePasswordProps & ScreenProps<PasswordLabels>) {
  const { email, form, resend } = props;
  const labels = useLabels(passwordLabels, props.labels);
  return (
    <ScreenRoot
      labelSet={passwordLabels}
      part="change-password"
      state={email.status === 'ready' ? form.status : email.status}
      {...props}
    >
      <PageHeader title={labels.changeTitle} context={labels.changeLead} />
      {email.status === 'loading' && <ChangePasswordSkeleton />}
      {email.status === 'failed' && <ProblemCallout problem={email.problem} onRetry={email.onRetry} />}
      {email.status === 'ready' && (
        <div className="cd-narrow">
          <SendForm form={form} resend={resend}>
            <TextInput
              label={labels.email}
              type="email"
              name="email"
              readOnly
              value={email.data}
              onValueChange={keep}
            />
          </SendForm>
        </div>
      )}
    </ScreenRoot>
  );
}

/** The field only shows where the link goes. */
function keep() {
  return undefined;
}
