import { createClient } from 'chatdeck/client';
import {
  ChatdeckProvider,
  useChangePassword,
  useForgotPassword,
  useLegal,
  useRatingPrompt,
  useResetPassword,
} from 'chatdeck/hooks';
import { Legal } from 'chatdeck/screens/legal';
import { ChangePassword, ForgotPassword, ResetPassword } from 'chatdeck/screens/password';
import { RatingPrompt } from 'chatdeck/screens/rating';
import { handlers, scenarios, type Faults, type Scenario } from 'chatdeck/testing';
import { useState, type ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

const patience = { timeout: 10_000 };
const faults: Faults = {};

/** The signed-in user of the busy account, over the in-memory service. */
function SignedIn({ screen: Screen }: { screen: ComponentType }) {
  const [client] = useState(() => {
    return createClient({ baseUrl: location.origin, session: { id: 'flow', getToken: () => 'admin-token' } });
  });
  return (
    <ChatdeckProvider client={client} draftStorage={null}>
      <Screen />
    </ChatdeckProvider>
  );
}

/** The busy account with people who are different. */
function withUsers(overrides: Partial<Scenario['dataset']['users'][number]>): Scenario {
  const world = scenarios.busyAccount(new Date());
  const users = world.dataset.users.map((user) => ({ ...user, ...overrides }));
  return { ...world, dataset: { ...world.dataset, users } };
}

const meta = preview.meta({
  title: 'Flows/Password',
  component: SignedIn,
  decorators: [withLinks],
  tags: ['!autodocs'],
});

export const Forgot = meta.story({
  args: {
    screen: function Forgot() {
      return <ForgotPassword {...useForgotPassword()} />;
    },
  },
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'dana@acme.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send password reset email' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Done!' })).toBeDisabled(), patience);
    await canvas.findByText('Check your email for password reset instructions.', undefined, patience);
  },
});

export const Change = meta.story({
  parameters: { layout: 'padded' },
  args: {
    screen: function Change() {
      return <ChangePassword {...useChangePassword()} />;
    },
  },
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Email' }, patience)).toHaveValue('dana@acme.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send password reset email' }));
    await canvas.findByRole('button', { name: 'Done!' }, patience);
  },
});

export const ResetWithAUsedLink = meta.story({
  args: {
    screen: function Reset() {
      return <ResetPassword {...useResetPassword({ token: 'a'.repeat(64), onReset: () => undefined })} />;
    },
  },
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password', { selector: 'input' }), 'seven books and a cat');
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
    const alert = await canvas.findByRole('alert', undefined, patience);
    await waitFor(() => expect(alert).toHaveFocus(), patience);
    await expect(alert).toHaveTextContent('Invalid token');
  },
});

export const TermsFailThenPass = meta.story({
  args: {
    screen: function Terms() {
      const [isAccepted, setIsAccepted] = useState(false);
      const legal = useLegal({ onAccepted: () => setIsAccepted(true) });
      return isAccepted ? <p>Welcome back</p> : <Legal {...legal} />;
    },
  },
  beforeEach({ msw }) {
    faults.confirmTerms = { status: 500 };
    msw.use(...handlers({ faults, scenario: withUsers({ acceptedTerms: '' }) }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled(), patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const alert = await canvas.findByRole('alert', undefined, patience);
    await waitFor(() => expect(alert).toHaveFocus(), patience);
    faults.confirmTerms = undefined;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled(), patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText('Welcome back', undefined, patience);
  },
});

export const RatingFailsThenIsSaved = meta.story({
  parameters: { layout: 'padded' },
  args: {
    screen: function Rating() {
      return <RatingPrompt {...useRatingPrompt()} />;
    },
  },
  beforeEach({ msw }) {
    faults.rate = { status: 500 };
    msw.use(...handlers({ scenario: withUsers({ showsRatingPrompt: true }), faults }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '9' }, patience));
    const alert = await canvas.findByRole('alert', undefined, patience);
    await expect(alert).toHaveTextContent('Error saving rating, contact support');
    faults.rate = undefined;
    const ten = canvas.getByRole('radio', { name: '10' });
    await waitFor(() => expect(ten).toHaveAttribute('aria-disabled', 'false'), patience);
    await userEvent.click(ten);
    await waitFor(() => expect(canvas.queryByRole('radiogroup')).toBeNull(), patience);
  },
});
