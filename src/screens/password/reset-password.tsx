import type { ResetPasswordProps } from '../../model/password';
import { AuthPage } from '../../ui/auth-page';
import { ErrorCallout } from '../../ui/error-callout';
import { useFormSubmit } from '../../ui/form-submit';
import { useLabels } from '../../ui/labels';
import { Link, useHasScreen } from '../../ui/link';
import { NewPasswordInput } from '../../ui/new-password-input';
import { ProblemCallout } from '../../ui/problem-callout';
import { Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/screen';
import { SubmitButton } from '../../ui/submit-button';
import { passwordLabels, type PasswordLabels } from './labels';

/** Sets a password with the link of a mail (core platform, section 2). */
export function ResetPassword(props: ResetPasswordProps & ScreenProps<PasswordLabels>) {
  const { form, link, labels: ownLabels, ...screen } = props;
  const labels = useLabels(passwordLabels, ownLabels);
  const hasScreen = useHasScreen();
  const { formRef, problemRef, handleSubmit } = useFormSubmit(form);
  const isBusy = form.status === 'submitting' || form.status === 'done';
  return (
    <ScreenRoot part="reset-password" state={link === 'invalid' ? link : form.status} labels={ownLabels} {...screen}>
      <AuthPage title={labels.resetTitle}>
        {link === 'invalid' ? (
          <ErrorCallout alertRef={problemRef}>
            {labels.invalidToken} <span className="cd-ways">{labels.invalidTokenHelp}</span>{' '}
            <span className="cd-ways">
              <Link to={{ name: 'forgotPassword' }}>{labels.newLink}</Link>
            </span>
          </ErrorCallout>
        ) : (
          <>
            {form.status === 'failed' && form.problem && (
              <ProblemCallout alertRef={problemRef} problem={form.problem} />
            )}
            <form ref={formRef} className="cd-auth-form" noValidate aria-busy={isBusy} onSubmit={handleSubmit}>
              <NewPasswordInput
                label={labels.newPassword}
                value={form.value.password}
                onValueChange={(password) => form.onEdit({ password })}
                error={form.errors.password && labels.passwordTooShort}
              />
              <SubmitButton isBusy={isBusy} busyText={labels.settingPassword}>
                {labels.setPassword}
              </SubmitButton>
            </form>
          </>
        )}
        {hasScreen({ name: 'login' }) && (
          <Text as="p" size="2">
            <Link to={{ name: 'login' }}>{labels.backToLogin}</Link>
          </Text>
        )}
      </AuthPage>
    </ScreenRoot>
  );
}
