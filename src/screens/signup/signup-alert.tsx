import type { SignupProps } from '../../model/session/signup';
import { useLabels } from '../../ui/theme/labels';
import { ErrorCallout } from '../../ui/feedback/error-callout';
import { Link } from '../../ui/base/link';
import { useProblemText } from '../../ui/feedback/problem-labels';
import { useTheme } from '../../ui/theme/theme-context';
import type { Ref } from 'react';
import { signupLabels } from './labels';

interface SignupAlertProps extends Pick<SignupProps, 'form' | 'error' | 'setback'> {
  alertRef: Ref<HTMLDivElement>;
}

/** Why there is no account yet, or why it couldn't be opened: only the newest reason. */
export function SignupAlert({ form, error, setback, alertRef }: SignupAlertProps) {
  const labels = useLabels(signupLabels);
  const { productName } = useTheme();
  const problemText = useProblemText();
  const { problem } = form;
  if (form.status === 'failed' && problem) {
    return (
      <ErrorCallout alertRef={alertRef}>
        {setback ? labels[setback] : problemText(problem)} {setback && <Ways to={['login']} />}
        {problem.code === 'user_exists' && <Ways to={['forgotPassword', 'login']} />}
      </ErrorCallout>
    );
  }
  if (!error || form.status === 'submitting' || form.status === 'done') return null;
  return (
    <ErrorCallout>
      {error === 'userExists' ? labels.userExists(productName) : labels.unknownError}{' '}
      {error === 'userExists' && <Ways to={['forgotPassword', 'login']} />}
    </ErrorCallout>
  );
}

const names = { forgotPassword: 'resetPassword', login: 'login' } as const;

/** Where to go next. */
function Ways({ to }: { to: readonly (keyof typeof names)[] }) {
  const labels = useLabels(signupLabels);
  return (
    <span className="cd-ways">
      {to.map((name) => (
        <Link key={name} to={{ name }}>
          {labels[names[name]]}
        </Link>
      ))}
    </span>
  );
}
