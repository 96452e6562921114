import type { ResetPasswordProps } from '../../model/session/password';
import { AuthForm } from '../../ui/page/auth-form';
import { AuthPage } from '../../ui/page/auth-page';
import { useLabels } from '../../ui/theme/labels';
import { NewPasswordInput } from '../../ui/inputs/new-password-input';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { ErrorCallout } from '../../ui/feedback/error-callout';
import { Link } from '../../ui/base/link';
import { useEffect, useRef } from 'react';
import { BackToLogin } from './back-to-login';
import { passwordLabels, type PasswordLabels } from './labels';

/** Sets a password with an emailed link. */
export function ResetPassword(props: ResetPasswordProps & ScreenProps<PasswordLabels>) {
  const { form, link } = props;
  const labels = useLabels(passwordLabels, props.labels);
  return (
    <ScreenRoot
      labelSet={passwordLabels}
      part="reset-password"
      state={link === 'invalid' ? link : form.status}
      {...props}
    >
      <AuthPage title={labels.resetTitle}>
        {link === 'invalid' ? (
          <InvalidLink wasTried={form.status === 'failed'} />
        ) : (
          <AuthForm form={form} submit={labels.setPassword} submitting={labels.settingPassword}>
            <NewPasswordInput
              label={labels.newPassword}
              value={form.value.password}
              onValueChange={(password) => form.onEdit({ password })}
              error={form.errors.password && labels.passwordTooShort}
            />
          </AuthForm>
        )}
        <BackToLogin />
      </AuthPage>
    </ScreenRoot>
  );
}

interface InvalidLinkProps {
  /** The user has just tried, and looks here for the result. */
  wasTried: boolean;
}

/** An unusable link, and how to get another. */
function InvalidLink({ wasTried }: InvalidLinkProps) {
  const labels = useLabels(passwordLabels);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasTried) alert.current?.focus();
  }, [wasTried]);
  return (
    <ErrorCallout alertRef={alert}>
      {labels.invalidToken} <span className="cd-ways">{labels.invalidTokenHelp}</span>{' '}
      <span className="cd-ways">
        <Link to={{ name: 'forgotPassword' }}>{labels.newLink}</Link>
      </span>
    </ErrorCallout>
  );
}
