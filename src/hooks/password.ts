import { useEffect, useState } from 'react';
import {
  passwordResetSchema,
  RESEND_SECONDS,
  resetRequestSchema,
  type ChangePasswordProps,
  type ForgotPasswordProps,
  type Resend,
  type PasswordReset,
  type ResetPasswordProps,
  type ResetRequest,
  secondsLeft,
  waitAfterProblem,
} from '../model/session/password';
import { toProblem } from '../model/core/problem';
import { mapLoadable } from '../model/core/loadable';
import { isResetToken } from '../model/session/signup';
import { useSmallForm } from './forms/small-form';
import { useChatdeck } from './shared/chatdeck-context';
import { currentUserQuery, useLoadable } from './shared/queries';

const SECOND_MS = 1000;

/** All props of `ForgotPassword`. */
export function useForgotPassword(): ForgotPasswordProps {
  const { client } = useChatdeck();
  const { resend, begin } = useResend(true);
  const form = useSmallForm<ResetRequest, string>({
    initial: { email: '' },
    schema: resetRequestSchema,
    submit: async ({ email }) => {
      await client.users.requestPasswordReset(email);
      return email;
    },
    onDone: begin,
    isPublic: true,
  });
  return { form, resend: form.status === 'done' ? resend : undefined };
}

/** All props of `ChangePassword`: emails a link to the signed-in user. */
export function useChangePassword(): ChangePasswordProps {
  const { client } = useChatdeck();
  const email = mapLoadable(useLoadable(currentUserQuery), (user) => user.email);
  const { resend, begin } = useResend(false);
  const { status, problem, onSubmit } = useSmallForm({
    initial: {},
    submit: async () => {
      if (email.status === 'ready') await client.users.requestPasswordReset(email.data);
    },
    onDone: () => {
      if (email.status === 'ready') begin(email.data);
    },
  });
  return { email, form: { status, problem, onSubmit }, resend: status === 'done' ? resend : undefined };
}

/** Counts seconds down from each start. */
function useCooldown(): { waitSeconds: number; start(this: void, seconds: number): void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const waitSeconds = secondsLeft(until, now);
  const isWaiting = waitSeconds > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return {
    waitSeconds,
    start(seconds) {
      const begun = Date.now();
      setNow(begun);
      setUntil(begun + seconds * SECOND_MS);
    },
  };
}

/** Sends the first email again, each time after a cool-down. */
function useResend(isPublic: boolean): { resend: Resend; begin(this: void, email: string): void } {
  const { client } = useChatdeck();
  const { waitSeconds, start } = useCooldown();
  const [mail, setMail] = useState({ email: '', count: 0 });
  const { status, problem, onSubmit } = useSmallForm({
    initial: mail,
    submit: async ({ email }) => {
      try {
        await client.users.requestPasswordReset(email);
        start(RESEND_SECONDS);
      } catch (error) {
        start(waitAfterProblem(toProblem(error)));
        throw error;
      }
    },
    isPublic,
  });
  const onResend = () => {
    if (waitSeconds === 0) onSubmit();
  };
  return {
    resend: { waitSeconds, status, problem, onResend },
    begin(email) {
      // With the count, sending to the same address also starts over.
      setMail(({ count }) => ({ email, count: count + 1 }));
      start(RESEND_SECONDS);
    },
  };
}

interface ResetPasswordOptions {
  /** From the emailed link. */
  token: string | undefined;
  /** The password is set and every session of the user has ended: they log in with it. */
  onReset(this: void): void;
}

/** All props of `ResetPassword`. */
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
