import { credentialsSchema, type Credentials, type LoginProps } from '../model/session/login';
import { useSmallForm } from './forms/small-form';
import { useChatdeck } from './shared/chatdeck-context';

interface LoginOptions {
  /** The token of the user who just logged in, for the host to keep. */
  onSignedIn(this: void, token: string): void;
}

const noCredentials: Credentials = { email: '', password: '' };

/** All props of `Login`. */
export function useLogin({ onSignedIn }: LoginOptions): LoginProps {
  const { client } = useChatdeck();
  const form = useSmallForm<Credentials, string>({
    initial: noCredentials,
    schema: credentialsSchema,
    submit: async (value) => {
      const { token } = await client.sessions.create(value);
      return token;
    },
    onDone: onSignedIn,
  });
  return { form };
}
