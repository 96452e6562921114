import type { SignupProps, Testimonial } from '../../model/session/signup';
import { AuthPage } from '../../ui/page/auth-page';
import { useLabels } from '../../ui/theme/labels';
import { Link, useHasScreen } from '../../ui/base/link';
import { Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { useTheme } from '../../ui/theme/theme-context';
import type { ReactNode } from 'react';
import { Documents } from './documents';
import { signupLabels, type SignupLabels } from './labels';
import { SignupForm } from './signup-form';
import { SlackSignup } from './slack-signup';
import { Testimonials } from './testimonials';

interface SignupSlots {
  /** Testimonials; next to the form from 900 pixels, otherwise below it. */
  testimonials?: readonly Testimonial[] | undefined;
  /** Replaces the testimonials, or goes below them. */
  aside?: ReactNode;
}

/** Sign-up through Slack or with email and password. */
export function Signup(props: SignupProps & SignupSlots & ScreenProps<SignupLabels>) {
  const { form, slackUrl, error, setback, testimonials = [], aside } = props;
  const labels = useLabels(signupLabels, props.labels);
  const { productName } = useTheme();
  const hasScreen = useHasScreen();
  const hasAside = testimonials.length > 0 || Boolean(aside);
  return (
    <ScreenRoot labelSet={signupLabels} part="signup" state={form.status} {...props}>
      <AuthPage
        title={labels.title(productName)}
        lead={labels.trial}
        aside={
          hasAside && (
            <>
              {testimonials.length > 0 && <Testimonials title={labels.testimonials} testimonials={testimonials} />}
              {aside}
            </>
          )
        }
      >
        <SignupForm
          form={form}
          error={error}
          setback={setback}
          before={slackUrl !== undefined && <SlackSignup href={slackUrl} />}
        />
        {hasScreen({ name: 'login' }) && (
          <Text as="p" size="2" color="gray">
            {labels.haveAccount} <Link to={{ name: 'login' }}>{labels.login}</Link>
          </Text>
        )}
        <Documents />
      </AuthPage>
    </ScreenRoot>
  );
}
