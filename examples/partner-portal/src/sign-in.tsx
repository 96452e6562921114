import { useState, type SubmitEvent } from 'react';

interface SignInProps {
  hasExpired: boolean;
  /** False where the email and the password do not belong together. */
  onSignIn(this: void, email: string, password: string): Promise<boolean>;
}

const notices = {
  idle: '',
  busy: '',
  refused: 'Wrong email or password.',
  failed: 'We couldn’t reach Fernwood. Try again in a moment.',
};

/** The portal's own sign-in; its people never meet Chatdeck's. */
export function SignIn({ hasExpired, onSignIn }: SignInProps) {
  const [status, setStatus] = useState<keyof typeof notices>('idle');

  async function submit(form: FormData) {
    setStatus('busy');
    try {
      const isIn = await onSignIn(textOf(form, 'email'), textOf(form, 'password'));
      if (!isIn) setStatus('refused');
    } catch {
      setStatus('failed');
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status !== 'busy') void submit(new FormData(event.currentTarget));
  }

  return (
    <main className="gate">
      <img src="/site/leaf.svg" alt="" width="40" height="40" />
      <h1>Fernwood</h1>
      <p>{hasExpired ? 'Your session has expired. Your unsaved changes are still there.' : 'The home of your shop.'}</p>
      <form onSubmit={handleSubmit}>
        <label htmlFor="email">Email</label>
        <input id="email" name="email" type="email" autoComplete="username" required />
        <label htmlFor="password">Password</label>
        <input id="password" name="password" type="password" autoComplete="current-password" required />
        <button aria-disabled={status === 'busy'}>Sign in</button>
      </form>
      <p role="alert">{notices[status]}</p>
    </main>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
