import { Upgrade, Upgraded, UpgradeLoading } from 'chatdeck';
import { makeProblem, type UpgradedView, type UpgradeOffer, type UpgradeProps } from 'chatdeck/model';
import { failed, loading, makeParsedPlan, ready } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';

const current = makeParsedPlan({ label: 'Starter', stripeId: 's', price: 2900, maxChannels: 2, maxOperators: 2 });
const next = makeParsedPlan({ label: 'Team', stripeId: 't', price: 7950, maxChannels: 5 });
const offer: UpgradeOffer = { current, next, way: 'upgrade' };

function make(props: Partial<UpgradeProps> = {}) {
  return <Upgrade offer={ready(offer)} order={{ status: 'idle' }} onUpgrade={vi.fn()} {...props} />;
}

test('shows the current plan beside the next one, with what changes', () => {
  renderScreen(make());
  const [before, after] = screen.getAllByRole('region').slice(0, 2);
  if (!before || !after) throw new Error('There are not two plans.');
  expect(before.textContent).toContain('Current planStarter$29 per month');
  expect(within(after).getByRole('heading', { name: 'Team' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'You’ll pay $50.50 more per month: $79.50 (currently $29).',
  ]);
  expect(before.textContent).toContain('Channels2Operators2');
  expect(after.textContent).toContain('Channels5OperatorsUnlimited');
  expect(screen.getByText(/^Switching plans will change the amount you will be charged/)).toBeTruthy();
});

test('shows a year by the month, beside what it would cost without the free one', () => {
  const yearly = makeParsedPlan({ label: 'Team', stripeId: 'y', price: 86900, duration: 'yearly', maxChannels: 5 });
  renderScreen(make({ offer: ready({ ...offer, next: yearly }) }));
  expect(screen.getByText('$73 per month')).toBeTruthy();
  expect(screen.getByText('$79').tagName).toBe('S');
  expect(screen.getByText('$869 billed annually')).toBeTruthy();
});

test('buys on a press, and not by being there', () => {
  const onUpgrade = vi.fn();
  renderScreen(make({ onUpgrade }));
  expect(onUpgrade).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Yes, I want to upgrade' }));
  expect(onUpgrade).toHaveBeenCalledTimes(1);
});

test.each([
  ['busy', 'Upgrading…'],
  ['leaving', 'Opening the payment page…'],
  ['done', 'Upgraded'],
] as const)('takes no press while it is %s', (status, name) => {
  const onUpgrade = vi.fn();
  renderScreen(make({ onUpgrade, order: { status } }));
  fireEvent.click(screen.getByRole('button', { name }));
  expect(onUpgrade).not.toHaveBeenCalled();
});

test('says why it failed in the server\u2019s words, with the focus there, and takes another try', () => {
  const onUpgrade = vi.fn();
  const { rerender } = renderScreen(make());
  const problem = makeProblem('invalid', { serverMessage: 'Your card was declined.' });
  rerender(make({ onUpgrade, order: { status: 'failed', problem } }));
  expect(screen.getByRole('alert').textContent).toContain('Error: Your card was declined.');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, I want to upgrade' }));
  expect(onUpgrade).toHaveBeenCalledTimes(1);
});

test('says that nothing was bought when the offer has changed', () => {
  renderScreen(make({ order: { status: 'changedMeanwhile' } }));
  expect(screen.getByText(/so you weren’t upgraded/)).toBeTruthy();
});

test('says before the checkout that a card is asked for', () => {
  renderScreen(make({ offer: ready({ ...offer, way: 'checkout' }) }));
  expect(screen.getByText(/You’ll enter a payment method on the next page/)).toBeTruthy();
});

test('offers contact where there is no bigger plan, or none with a price', () => {
  const { rerender } = renderScreen(make({ offer: ready({ current, next: undefined, way: 'contact' }) }));
  expect(screen.getByRole('heading', { name: 'You’re on the biggest plan' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('#/support');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(make({ offer: ready({ current, next: makeParsedPlan({ price: null }), way: 'contact' }) }));
  expect(screen.getByText('Custom price')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
});

test('tells an agent to ask an admin', () => {
  renderScreen(make({ offer: ready({ ...offer, way: 'askAdmin' }) }));
  expect(screen.getByText(/Ask an admin to change the plan/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says that it is loading or has failed', () => {
  const onRetry = vi.fn();
  const { rerender } = renderScreen(make({ offer: loading }));
  expect(screen.getByRole('status').textContent).toBe('Loading');
  rerender(<UpgradeLoading />);
  expect(screen.getByRole('heading', { name: 'Upgrade to add more channels' })).toBeTruthy();
  rerender(make({ offer: failed(makeProblem('offline'), onRetry) }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('links the price list', () => {
  renderScreen(make(), { addresses: { pricing: 'https://acme.test/prices' } });
  expect(screen.getByRole('link', { name: /See pricing/ }).getAttribute('href')).toBe('https://acme.test/prices');
});

test('says before the checkout nothing of a card that may be on file', () => {
  renderScreen(make({ offer: ready({ ...offer, way: 'checkout' }) }));
  expect(document.body.textContent).not.toContain('no payment method');
});

describe('the thank-you page', () => {
  const view: UpgradedView = { status: 'upgraded', plan: 'Team', channels: 5, isAdmin: true };
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  test('thanks an admin whose account is upgraded, with both links', () => {
    renderScreen(<Upgraded outcome={ready(view)} />);
    expect(screen.getByRole('heading', { name: 'Thank you for upgrading' })).toBeTruthy();
    expect(screen.getByText('Your Team plan is active. It includes 5 channels.')).toBeTruthy();
    expect(links()).toEqual(['#/', '#/account']);
  });

  test('thanks no one if the account is not upgraded, and links to the plans', () => {
    renderScreen(<Upgraded outcome={ready({ ...view, status: 'notUpgraded', plan: 'Starter', channels: 1 })} />);
    expect(document.body.textContent).not.toContain('Thank you');
    expect(screen.getByRole('heading', { name: 'Your plan' })).toBeTruthy();
    expect(screen.getByText('Your account wasn’t upgraded. You’re still on the Starter plan.')).toBeTruthy();
    expect(links()).toEqual(['#/', '#/account?section=plans']);
  });

  test.each(['upgraded', 'notUpgraded'] as const)('tells an agent the plan alone (%s)', (status) => {
    renderScreen(<Upgraded outcome={ready({ ...view, status, isAdmin: false })} />);
    expect(document.body.textContent).not.toContain('Thank you');
    expect(screen.getByText('You’re on the Team plan.')).toBeTruthy();
    expect(links()).toEqual(['#/']);
  });

  test('thanks no one until the user is known', () => {
    const onRetry = vi.fn();
    const { rerender } = renderScreen(<Upgraded outcome={loading} />);
    expect(document.body.textContent).not.toContain('Thank you');
    rerender(<Upgraded outcome={failed(makeProblem('offline'), onRetry)} />);
    expect(document.body.textContent).not.toContain('Thank you');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
