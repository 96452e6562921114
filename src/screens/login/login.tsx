import type { LoginProps } from '../../model/login';
import { useFormSubmit } from '../../ui/form-submit';
import { useLabels } from '../../ui/labels';
import { Link, useHasScreen } from '../../ui/link';
import { NoticeCallout } from '../../ui/notice-callout';
import { ProblemCallout } from '../../ui/problem-callout';
import { ProductMark } from '../../ui/product-mark';
import { Button, Heading, Spinner, Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/screen';
import { TextInput } from '../../ui/text-input';
import { useTheme } from '../../ui/theme-context';
import { loginLabels, type LoginLabels } from './labels';
import { PasswordInput } from './password-input';

/** Sign-in with email and password. */
export function Login({
  form,
  isSessionExpired = false,
  labels: ownLabels,
  ...screen
}: LoginProps & ScreenProps<LoginLabels>) {
  const labels = useLabels(loginLabels, ownLabels);
  const { productName } = useTheme();
  const hasScreen = useHasScreen();
  const { formRef, problemRef, handleSubmit } = useFormSubmit(form);
  const isSubmitting = form.status === 'submitting';
  return (
    <ScreenRoot part="login" {...screen}>
      <div className="cd-auth">
        <ProductMark size="page" />
        <Heading as="h1" size="6" weight="medium">
          {labels.title(productName)}
        </Heading>
        {isSessionExpired && form.status !== 'failed' && <NoticeCallout>{labels.sessionExpired}</NoticeCallout>}
        {form.status === 'failed' && form.problem && <ProblemCallout alertRef={problemRef} problem={form.problem} />}
        <form ref={formRef} className="cd-auth-form" noValidate aria-busy={isSubmitting} onSubmit={handleSubmit}>
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
            showLabel={labels.showPassword}
            hideLabel={labels.hidePassword}
            value={form.value.password}
            onValueChange={(password) => form.onEdit({ password })}
            error={form.errors.password && labels.passwordMissing}
            aside={<Link to={{ name: 'forgotPassword' }}>{labels.forgotPassword}</Link>}
          />
          <Button type="submit" size="3" disabled={isSubmitting}>
            {isSubmitting && <Spinner aria-hidden />}
            {isSubmitting ? labels.submitting : labels.submit}
          </Button>
        </form>
        {hasScreen({ name: 'signup' }) && (
          <Text as="p" size="2" color="gray">
            {labels.newHere(productName)} <Link to={{ name: 'signup' }}>{labels.signup}</Link>
          </Text>
        )}
      </div>
    </ScreenRoot>
  );
}
