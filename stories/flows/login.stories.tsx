import { useLogin } from 'chatdeck/hooks';
import { Login } from 'chatdeck/screens/login';
import { handlers } from 'chatdeck/testing';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { overService } from './over-service';

interface LoginFlowProps {
  onSignedIn(this: void, token: string): void;
}

/** The hook plugged into the screen. */
function LoginFlow({ onSignedIn }: LoginFlowProps) {
  return <Login {...useLogin({ onSignedIn })} />;
}

const meta = preview.meta({
  title: 'Flows/Login',
  component: LoginFlow,
  decorators: [overService()],
  args: { onSignedIn: fn() },
  tags: ['!autodocs'],
});

export const WrongThenRight = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'dana@acme.test');
    const password = canvas.getByLabelText('Password', { selector: 'input' });
    await userEvent.type(password, 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await userEvent.clear(password);
    await userEvent.type(password, 'chatdeck-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});

export const EmptyForm = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  },
});
