import { useRef, useState } from 'react';
import { makeProblem, problemError, toProblem } from '../model/core/problem';
import {
  newCredentialsSchema,
  signupError,
  type NewCredentials,
  type SignedUp,
  type SignupProps,
  type SignupSetback,
} from '../model/session/signup';
import { slackAuthorizeUrl, type SlackAuthorization } from '../model/places/slack-authorize';
import { defaultWidget } from '../model/entities/user';
import { useSmallForm } from './forms/small-form';
import { useChatdeck } from './shared/chatdeck-context';

export interface SignupOptions {
  /** The account is made: the host keeps the token and goes to the setup of the widget. */
  onSignedUp(this: void, signedUp: SignedUp): void;
  /** The `error` parameter of the address, after a sign-up through Slack that failed. */
  error?: string | undefined;
  /** The `source` parameter of the address, sent along to Slack. */
  source?: string | undefined;
  /** From the tracking cookie, as `trackingId` of the client reads it. */
  tklID?: string | undefined;
  /** The product's app at Slack; absent hides the sign-up through Slack. */
  slack?: Pick<SlackAuthorization, 'clientId' | 'baseUrl' | 'authorizeUrl'> | undefined;
}

/** Everything that `Signup` takes. */
export function useSignup({ onSignedUp, error, source, tklID, slack }: SignupOptions): SignupProps {
  const { client } = useChatdeck();
  const [setback, setSetback] = useState<SignupSetback>();
  const made = useRef<NewCredentials & { token: string }>(undefined);

  /** One account for the same answers, however often they are sent. */
  async function makeAccount(credentials: NewCredentials): Promise<string> {
    const { current } = made;
    if (current?.email === credentials.email && current.password === credentials.password) return current.token;
    const { token } = await client.users.create({ ...credentials, tklID });
    made.current = { ...credentials, token };
    return token;
  }

  async function openAccount(token: string): Promise<SignedUp> {
    const user = await client.users.currentOf(token).catch((thrown: unknown) => {
      setSetback(toProblem(thrown).kind === 'unexpectedAnswer' ? 'userOrWidgetsMissing' : 'userNotLoaded');
      throw thrown;
    });
    const widget = defaultWidget(user);
    if (widget) return { token, widgetId: widget.Id };
    setSetback('userOrWidgetsMissing');
    throw problemError(makeProblem('unexpectedAnswer', { path: 'ces' }));
  }

  const form = useSmallForm<NewCredentials, SignedUp>({
    initial: { email: '', password: '' },
    schema: newCredentialsSchema,
    submit: async (credentials) => {
      setSetback(undefined);
      const token = await makeAccount(credentials);
      return openAccount(token);
    },
    onDone: onSignedUp,
    isPublic: true,
  });

  return {
    form,
    slackUrl: slack && slackAuthorizeUrl({ ...slack, purpose: 'signup', state: { source } }),
    error: signupError(error),
    setback,
  };
}
