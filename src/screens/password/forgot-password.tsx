import type { ForgotPasswordProps } from '../../model/session/password';
import { AuthPage } from '../../ui/page/auth-page';
import { EmailInput } from '../../ui/inputs/email-input';
import { useLabels } from '../../ui/theme/labels';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { BackToLogin } from './back-to-login';
import { passwordLabels, type PasswordLabels } from './labels';
import { SendForm } from './send-form';

/** Emails a password-reset link. */
export function ForgotPassword(props: ForgotPasswordProps & ScreenProps<PasswordLabels>) {
  const { form, resend } = props;
  const labels = useLabels(passwordLabels, props.labels);
  const isEmailMissing = form.errors.email === 'required';
  return (
    <ScreenRoot labelSet={passwordLabels} part="forgot-password" state={form.status} {...props}>
      <AuthPage title={labels.forgotTitle} lead={labels.forgotLead}>
        <SendForm form={form} resend={resend}>
          <EmailInput
            label={labels.email}
            value={form.value.email}
            onValueChange={(email) => form.onEdit({ email })}
            error={form.errors.email && (isEmailMissing ? labels.emailMissing : labels.emailInvalid)}
          />
        </SendForm>
        <BackToLogin />
      </AuthPage>
    </ScreenRoot>
  );
}
