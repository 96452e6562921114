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
import { slackAuthorizeUrl, type SlackApp } from '../model/places/slack-authorize';
import { defaultWidget } from '../model/entities/user';
import { useSmallForm } from './forms/small-form';
import { useChatdeck } from './shared/chatdeck-context';

export interface SignupOptions {
  /** The account was created: the host stores the token and goes to the widget's setup. */
  onSignedUp(this: void, signedUp: SignedUp): void;
  /** The `error` parameter of the URL, after a failed sign-up through Slack. */
  error?: string | undefined;
  /** The `source` parameter of the URL, passed to Slack. */
  source?: string | undefined;
  /** From the tracking cookie, as read by the client's `trackingId`. */
  tklID?: string | undefined;
  /** The product's Slack app; absent hides sign-up through Slack. */
  slack?: SlackApp | undefined;
}

/** All props of `Signup`. */
export function useSignup({ onSignedUp, error, source, tklID, slack }: SignupOptions): SignupProps {
  const { client } = useChatdeck();
  const [setback, setSetback] = useState<SignupSetback>();
  const made = useRef<NewCredentials & { token: string }>(undefined);

  /** The same input creates one account, however often it is sent. */
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
