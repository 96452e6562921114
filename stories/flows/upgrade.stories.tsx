import { useUpgrade, useUpgraded } from 'chatdeck/hooks';
import { Upgrade, Upgraded } from 'chatdeck/screens/upgrade';
import { handlers, makeAccountRecord, makeDataset, makeUserRecord, type Faults, type Scenario } from 'chatdeck/testing';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';
import { overService } from './over-service';

function Thanks() {
  return <Upgraded {...useUpgraded()} />;
}

/** The hook plugged into the screen, in a host that goes to the thank-you page, or would leave for the checkout. */
function UpgradeFlow() {
  const [isUpgraded, setUpgraded] = useState(false);
  const [left, setLeft] = useState('');
  const upgrade = useUpgrade({ onUpgraded: () => setUpgraded(true), onLeave: setLeft });
  if (isUpgraded) return <Thanks />;
  return (
    <>
      <Upgrade {...upgrade} />
      <p>{left}</p>
    </>
  );
}

const patience = { timeout: 10_000 };

/** An admin of an account on the smallest plan. */
function smallAccount(paymentType: string): Scenario {
  return {
    dataset: makeDataset({
      accounts: [makeAccountRecord({ planId: 'starter-monthly', paymentType })],
      users: [makeUserRecord()],
      widgets: [],
    }),
    token: 'admin-token',
    signIns: { 'admin-token': 101 },
  };
}

const meta = preview.meta({
  title: 'Flows/Upgrade',
  component: UpgradeFlow,
  decorators: [withLinks, overService('admin-token')],
  tags: ['!autodocs'],
});

const faults: Faults = {};

export const DeclinedThenUpgraded = meta.story({
  beforeEach({ msw }) {
    faults.upgradePlan = { status: 400, body: { Message: 'Your card was declined.' } };
    msw.use(...handlers({ scenario: smallAccount('card'), faults }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, I want to upgrade' }, patience));
    await expect(await canvas.findByRole('alert', undefined, patience)).toHaveTextContent('Your card was declined.');
    faults.upgradePlan = undefined;
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, I want to upgrade' }, patience));
    await canvas.findByRole('heading', { name: 'Thank you for upgrading' }, patience);
  },
});

export const CheckoutWithoutCard = meta.story({
  beforeEach({ msw }) {
    const checkout = { status: 200, body: { url: 'https://pay.example/session' } };
    msw.use(...handlers({ scenario: smallAccount('none'), faults: { createCheckoutSession: checkout } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, I want to upgrade' }, patience));
    await canvas.findByText('https://pay.example/session', undefined, patience);
  },
});
