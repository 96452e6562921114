import { createClient } from 'chatdeck/client';
import { ChatdeckProvider, useSignup, type SignupOptions } from 'chatdeck/hooks';
import { Signup } from 'chatdeck/screens/signup';
import { handlers } from 'chatdeck/testing';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

type SignupFlowProps = Pick<SignupOptions, 'onSignedUp'>;

function Form({ onSignedUp }: SignupFlowProps) {
  return <Signup {...useSignup({ onSignedUp })} />;
}

/** The hook plugged into the screen, over the service in memory. */
function SignupFlow({ onSignedUp }: SignupFlowProps) {
  const [client] = useState(() => {
    return createClient({ baseUrl: location.origin, session: { id: 'flow', getToken: () => undefined } });
  });
  return (
    <ChatdeckProvider client={client} draftStorage={null}>
      <Form onSignedUp={onSignedUp} />
    </ChatdeckProvider>
  );
}

const patience = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Flows/Signup',
  component: SignupFlow,
  args: { onSignedUp: fn() },
  decorators: [withLinks],
  tags: ['!autodocs'],
});

export const WrongThenTakenThenRight = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const password = canvas.getByLabelText('Password', { selector: 'input' });
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await userEvent.type(email, 'dana');
    await userEvent.type(password, '123456');
    await submit();
    await waitFor(() => expect(email).toHaveFocus(), patience);
    await canvas.findByText('Email is invalid', undefined, patience);
    await canvas.findByText('Password is too short', undefined, patience);

    await userEvent.type(email, '@acme.test');
    await userEvent.type(password, ' and seven cats');
    await canvas.findByText('Strong password.', undefined, patience);
    await submit();
    const alert = await canvas.findByRole('alert', undefined, patience);
    await waitFor(() => expect(alert).toHaveFocus(), patience);
    await expect(alert).toHaveTextContent('User already exists');
    await expect(args.onSignedUp).not.toHaveBeenCalled();

    await userEvent.clear(email);
    await userEvent.type(email, 'newcomer@juniper.test');
    await submit();
    await waitFor(() => expect(args.onSignedUp).toHaveBeenCalledOnce(), patience);
  },
});
