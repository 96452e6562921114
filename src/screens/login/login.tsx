import type { LoginProps } from '../../model/login';
import { AuthPage } from '../../ui/auth-page';
import { useFormSubmit } from '../../ui/form-submit';
import { useLabels } from '../../ui/labels';
import { Link, useHasScreen } from '../../ui/link';
import { NoticeCallout } from '../../ui/notice-callout';
import { PasswordInput } from '../../ui/password-input';
import { ProblemCallout } from '../../ui/problem-callout';
import { Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/screen';
import { SubmitButton } from '../../ui/submit-button';
import { TextInput } from '../../ui/text-input';
import { useTheme } from '../../ui/theme-context';
import { loginLabels, type LoginLabels } from './labels';

/** Sign-in with email and password (core platform, section 2). */
export function Login({ form, notice, labels: ownLabels, ...screen }: LoginProps & ScreenProps<LoginLabels>) {
  const labels = useLabels(loginLabels, ownLabels);
  const { productName } = useTheme();
  const hasScreen = useHasScreen();
  const { formRef, problemRef, handleSubmit } = useFormSubmit(form);
  // Signed in, the screen stands until the host has put another in its place.
  const isBusy = form.status === 'submitting' || form.status === 'done';
  return (
    <ScreenRoot part="login" state={form.status} labels={ownLabels} {...screen}>
      <AuthPage title={labels.title(productName)}>
        {notice && form.status !== 'failed' && (
          <NoticeCallout tone={notice === 'passwordSet' ? 'success' : 'plain'}>{labels[notice]}</NoticeCallout>
        )}
        {form.status === 'failed' && form.problem && <ProblemCallout alertRef={problemRef} problem={form.problem} />}
        <form ref={formRef} className="cd-auth-form" noValidate aria-busy={isBusy} onSubmit={handleSubmit}>
          <TextInput
            label={labels.email}
            type="email"
            name="email"
            autoComplete="username"
            value={form.value.email}
            onValueChange={(email) => form.onEdit({ email })}
            error={form.errors.email && labels.emailMissing}
          />
          <PasswordInput
            label={labels.password}
            autoComplete="current-password"
            value={form.value.password}
            onValueChange={(password) => form.onEdit({ password })}
            error={form.errors.password && labels.passwordMissing}
            aside={<Link to={{ name: 'forgotPassword' }}>{labels.forgotPassword}</Link>}
          />
          <SubmitButton isBusy={isBusy} busyText={labels.submitting}>
            {labels.submit}
          </SubmitButton>
        </form>
        {hasScreen({ name: 'signup' }) && (
          <Text as="p" size="2" color="gray">
            {labels.newHere(productName)} <Link to={{ name: 'signup' }}>{labels.signup}</Link>
          </Text>
        )}
      </AuthPage>
    </ScreenRoot>
  );
}
