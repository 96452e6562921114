import { Signup } from '../../../screens/signup';
import { useSignup } from '../../../hooks/signup';
import { slackOf } from '../../runtime/slack';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function SignupPart({ route, screen, options, navigate, onSignedIn }: PartProps) {
  const signup = useSignup({
    ...routeAs(route, 'signup'),
    slack: slackOf(options),
    onSignedUp: ({ token, widgetId }) => {
      onSignedIn(token);
      navigate({ name: 'setup', widgetId });
    },
  });
  return <Signup {...signup} {...screen} />;
}
