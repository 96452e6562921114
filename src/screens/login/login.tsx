import type { LoginProps } from '../../model/session/login';
import { AuthForm } from '../../ui/page/auth-form';
import { AuthPage } from '../../ui/page/auth-page';
import { EmailInput } from '../../ui/inputs/email-input';
import { useLabels } from '../../ui/theme/labels';
import { Link, useHasScreen } from '../../ui/base/link';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { PasswordInput } from '../../ui/inputs/password-input';
import { Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { useTheme } from '../../ui/theme/theme-context';
import { loginLabels, type LoginLabels } from './labels';

/** Sign-in with email and password. */
export function Login(props: LoginProps & ScreenProps<LoginLabels>) {
  const { form, notice } = props;
  const labels = useLabels(loginLabels, props.labels);
  const { productName } = useTheme();
  const hasScreen = useHasScreen();
  return (
    <ScreenRoot labelSet={loginLabels} part="login" state={form.status} {...props}>
      <AuthPage title={labels.title(productName)}>
        {notice && form.status !== 'failed' && (
          <NoticeCallout tone={notice === 'passwordSet' ? 'success' : 'plain'}>{labels[notice]}</NoticeCallout>
        )}
        <AuthForm form={form} submit={labels.submit} submitting={labels.submitting}>
          <EmailInput
            label={labels.email}
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
        </AuthForm>
        {hasScreen({ name: 'signup' }) && (
          <Text as="p" size="2" color="gray">
            {labels.newHere(productName)} <Link to={{ name: 'signup' }}>{labels.signup}</Link>
          </Text>
        )}
        {hasScreen({ name: 'support' }) && (
          <Text as="p" size="2" color="gray">
            {labels.trouble} <Link to={{ name: 'support' }}>{labels.contactSupport}</Link>
          </Text>
        )}
      </AuthPage>
    </ScreenRoot>
  );
}
