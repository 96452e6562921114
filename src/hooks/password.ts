import { useState } from 'react';
import {
  passwordResetSchema,
  resetRequestSchema,
  type ChangePasswordProps,
  type ForgotPasswordProps,
  type PasswordReset,
  type ResetPasswordProps,
  type ResetRequest,
} from '../model/session/password';
import { mapLoadable } from '../model/core/loadable';
import { isResetToken } from '../model/session/signup';
import { useSmallForm } from './forms/small-form';
import { useChatdeck } from './shared/chatdeck-context';
import { currentUserQuery, useLoadable } from './shared/queries';

/** Everything that `ForgotPassword` takes. */
export function useForgotPassword(): ForgotPasswordProps {
  const { client } = useChatdeck();
  const form = useSmallForm<ResetRequest>({
    initial: { email: '' },
    schema: resetRequestSchema,
    submit: ({ email }) => client.users.requestPasswordReset(email),
    isPublic: true,
  });
  return { form };
}

/** Everything that `ChangePassword` takes: a link is mailed to the person who is signed in. */
export function useChangePassword(): ChangePasswordProps {
  const { client } = useChatdeck();
  const email = mapLoadable(useLoadable(currentUserQuery), (user) => user.email);
  const { status, problem, onSubmit } = useSmallForm({
    initial: {},
    submit: async () => {
      if (email.status === 'ready') await client.users.requestPasswordReset(email.data);
    },
  });
  return { email, form: { status, problem, onSubmit } };
}

interface ResetPasswordOptions {
  /** From the link that was mailed. */
  token: string | undefined;
  /** The password is set, and every session of the person has ended: they sign in with it. */
  onReset(this: void): void;
}

/** Everything that `ResetPassword` takes. */
export function useResetPassword({ token = '', onReset }: ResetPasswordOptions): ResetPasswordProps {
  const { client } = useChatdeck();
  const [triedToken, setTriedToken] = useState<string>();
  const form = useSmallForm<PasswordReset>({
    initial: { password: '' },
    schema: passwordResetSchema,
    submit: async ({ password }) => {
      setTriedToken(token);
      await client.users.resetPassword({ token, password });
    },
    onDone: onReset,
    isPublic: true,
  });
  const isOfOtherLink = form.status === 'failed' && triedToken !== token;
  const isRefused = form.status === 'failed' && form.problem?.code === 'invalid_token' && !isOfOtherLink;
  return {
    form: isOfOtherLink ? { ...form, status: 'idle', problem: undefined } : form,
    link: isResetToken(token) && !isRefused ? 'usable' : 'invalid',
  };
}
