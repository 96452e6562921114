import type { ForgotPasswordProps } from '../../model/password';
import { AuthPage } from '../../ui/auth-page';
import { useFormSubmit } from '../../ui/form-submit';
import { useLabels } from '../../ui/labels';
import { Link, useHasScreen } from '../../ui/link';
import { Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/screen';
import { TextInput } from '../../ui/text-input';
import { passwordLabels, type PasswordLabels } from './labels';
import { SendButton } from './send-button';
import { SendOutcome } from './send-outcome';

/** Mails a link to set a password to whoever has forgotten theirs (core platform, section 2). */
export function ForgotPassword(props: ForgotPasswordProps & ScreenProps<PasswordLabels>) {
  const { form, labels: ownLabels, ...screen } = props;
  const labels = useLabels(passwordLabels, ownLabels);
  const hasScreen = useHasScreen();
  const { formRef, problemRef, noticeRef, handleSubmit } = useFormSubmit(form);
  const isEmailMissing = form.errors.email === 'required';
  return (
    <ScreenRoot part="forgot-password" state={form.status} labels={ownLabels} {...screen}>
      <AuthPage title={labels.forgotTitle} lead={labels.forgotLead}>
        <SendOutcome form={form} problemRef={problemRef} noticeRef={noticeRef} labels={labels} />
        <form
          ref={formRef}
          className="cd-auth-form"
          noValidate
          aria-busy={form.status === 'submitting'}
          onSubmit={handleSubmit}
        >
          <TextInput
            label={labels.email}
            type="email"
            name="email"
            autoComplete="username"
            value={form.value.email}
            onValueChange={(email) => form.onEdit({ email })}
            error={form.errors.email && (isEmailMissing ? labels.emailMissing : labels.emailInvalid)}
          />
          <SendButton status={form.status} labels={labels} />
        </form>
        {hasScreen({ name: 'login' }) && (
          <Text as="p" size="2">
            <Link to={{ name: 'login' }}>{labels.backToLogin}</Link>
          </Text>
        )}
      </AuthPage>
    </ScreenRoot>
  );
}
