import { Account, AccountBanners, type AccountScreenProps } from 'chatdeck';
import {
  bannersFor,
  invoiceList,
  invoicesSchema,
  makeProblem,
  planSwitchPreview,
  readAnswer,
  type AccountProps,
  type PlanUse,
  type QuotaForecast,
} from 'chatdeck/model';
import {
  failed,
  loading,
  makeAccount,
  makeAccountProps,
  makeAccountUsage,
  makeInvoice,
  makeParsedAccount,
  makeParsedPlan,
  makeParsedUser,
  makePlan,
  ready,
  sampleNow,
} from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(sampleNow + days * DAY).toISOString();
const noCard = { paymentType: 'none', trialEndAt: inDays(12.5) };
const starter = makePlan({ label: 'Starter', price: 2900, stripeId: 'starter-monthly', maxChannels: 2, bots: false });

type Wire = Parameters<typeof makeAccountProps>[0];
type Overrides = Parameters<typeof makeAccountProps>[1];

function render(account: Wire = {}, overrides: Overrides & Partial<AccountScreenProps> = {}) {
  const spies = { onPlanChoose: vi.fn(), onPlanConfirm: vi.fn(), onPlanCancel: vi.fn(), onPortalOpen: vi.fn() };
  renderScreen(
    <Account
      {...makeAccountProps(account)}
      {...spies}
      {...makeAccountProps(account, { ...spies, ...overrides })}
      {...overrides}
    />,
  );
  return spies;
}

function tier(name: string) {
  const heading = screen.getByRole('heading', { level: 3, name });
  const head = heading.closest('th');
  if (!head) throw new Error(`There is no plan ${name}.`);
  return within(head);
}

/** What the comparison says of a plan, by the row's name. */
function cellOf(plan: string, row: string) {
  const table = within(screen.getByRole('table', { name: 'Plans' }));
  const column = table.getAllByRole('columnheader').findIndex((head) => head.textContent.startsWith(plan));
  return within(table.getByRole('row', { name: new RegExp(`^${row}`) })).getAllByRole('cell')[column]?.textContent;
}

const page = () => document.querySelector('[data-chatdeck="account"]')?.textContent ?? '';

test('reports nothing by being there', () => {
  const onRetry = vi.fn();
  const onDurationChange = vi.fn();
  const spies = render(
    {},
    { onDurationChange, invoices: failed(undefined, onRetry), conversations: failed(undefined, onRetry) },
  );
  render(
    {},
    {
      ...spies,
      planSwitch: {
        status: 'confirming',
        preview: planSwitchPreview(makeParsedAccount(), makeParsedPlan(starter), sampleNow),
      },
    },
  );
  expect([onRetry, onDurationChange, ...Object.values(spies)].flatMap((spy) => spy.mock.calls)).toEqual([]);
});

describe('the status', () => {
  test.each<[string, Wire]>([
    ['Your free trial: 12 full days left, ends Jul 1, 2025', noCard],
    ['Your free trial: 1 full day left, ends Jun 20, 2025', { ...noCard, trialEndAt: inDays(1.5) }],
    ['Your free trial expires today (Jun 19, 2025, 12:00 AM)', { ...noCard, trialEndAt: inDays(0.5) }],
    ['Your free trial expired 1 day ago, on Jun 18, 2025', { ...noCard, trialEndAt: inDays(-0.5) }],
    ['Your free trial expired 3 days ago, on Jun 16, 2025', { ...noCard, trialEndAt: inDays(-2.5) }],
    ['Canceled', { canceledAt: inDays(-1) }],
    ['Your free trial has ended. Choose a plan to keep your account.', { ...noCard, trialEndAt: inDays(-2.5) }],
    ['Paying since Mar 11, 2024', { canceledAt: inDays(-1), cancelAt: inDays(9.5) }],
    ['Paying since Mar 11, 2024', {}],
    ['Your account is in good standing.', {}],
    ['Your last payment failed.', { delinquent: true }],
    ['Your subscription is canceled and ends on Jun 28, 2025, in 10 days.', { cancelAt: inDays(9.5) }],
    ['Your subscription ended on Jun 15, 2025. Choose a plan to reactivate your account.', { cancelAt: inDays(-3) }],
    [
      'ended on Jun 15, 2025. Choose a plan to reactivate your account.',
      { paymentType: 'none', canceledAt: inDays(-3) },
    ],
  ])('of the account reads "%s"', (text, account) => {
    render(account);
    expect(page()).toContain(text);
  });
});

test.each<[string, Wire, boolean]>([
  ['a running trial', noCard, true],
  ['a running trial', { ...noCard, trialEndAt: inDays(0.5) }, true],
  ['an expired trial', { ...noCard, trialEndAt: inDays(-2.5) }, true],
  ['a cancellation', { cancelAt: inDays(9.5) }, true],
  ['an ended account', { cancelAt: inDays(-3) }, true],
  ['an expired trial', { ...noCard, trialEndAt: inDays(-2.5) }, false],
])('names the same date of %s as the banner above the page, and has no separate banner', (_name, wire, isAdmin) => {
  const user = makeParsedUser({ admin: isAdmin, account: makeAccount(wire) });
  renderScreen(
    <>
      <AccountBanners banners={bannersFor(user, sampleNow)} />
      <Account {...makeAccountProps(wire, { isAdmin })} />
    </>,
  );
  const [banner, ...others] = [...document.querySelectorAll('[data-chatdeck="banner"]')];
  expect(others).toEqual([]);
  const date = /\w{3} \d+, 2025/.exec(banner?.textContent ?? '')?.[0] ?? 'no date';
  expect(page()).toContain(date);
});

test('says of a trial that is over nothing of good standing, and sends agents to an admin', () => {
  render({ ...noCard, trialEndAt: inDays(-2.5) }, { isAdmin: false });
  expect(page()).toContain('Ask an admin to choose a plan.');
  expect(page()).not.toContain('good standing');
});

describe('the plans', () => {
  test('show a year by the month, rounded up, beside what a month costs without the discount', () => {
    render({}, { duration: 'yearly' });
    const prices = tier('Starter');
    expect(prices.getByText('$27')).toBeTruthy();
    expect(prices.getByText('$29').tagName).toBe('S');
    expect(prices.getByText('$319 billed annually')).toBeTruthy();
    expect(cellOf('Starter', 'Channels')).toBe('2 less than you need');
    expect(prices.getByText('Annual billing saves $29 per year and pays off after 11 months.')).toBeTruthy();
  });

  test('are asked for by the month or by the year, the choice reported once', () => {
    const onDurationChange = vi.fn();
    render({}, { onDurationChange });
    expect(screen.getByRole('radio', { name: 'Monthly' }).getAttribute('aria-checked')).toBe('true');
    expect(onDurationChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: 'Annual' }));
    expect(onDurationChange).toHaveBeenCalledExactlyOnceWith('yearly');
  });

  test('are compared row by row, with 0 operators as unlimited', () => {
    render();
    const rows = ['Operators', 'Conversations per month', 'Integrations'];
    expect(rows.map((row) => cellOf('Business', row))).toEqual(['Unlimited', '10,000', 'Included']);
    expect(cellOf('Starter', 'Integrations')).toBe('–Not included');
    expect(screen.getByRole('columnheader', { name: 'Business' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('columnheader', { name: 'Starter' }).getAttribute('aria-current')).toBeNull();
  });

  test.each<[string, string, Wire, AccountProps['duration']]>([
    ['Current plan', 'Business', {}, 'monthly'],
    ['Switch to annual', 'Business', {}, 'yearly'],
    ['Downgrade', 'Team', {}, 'monthly'],
    ['Upgrade', 'Business', { plan: starter }, 'monthly'],
    ['Choose Plan', 'Business', noCard, 'monthly'],
    [
      'Switch to monthly',
      'Business',
      { plan: makePlan({ price: 19900 * 11, duration: 'yearly', stripeId: 'business-yearly' }) },
      'monthly',
    ],
  ])('read "%s" on the button of %s', (text, name, account, duration) => {
    render(account, { duration });
    expect(tier(name).getByRole('button').textContent).toBe(text);
  });

  test('report the plan of the button that was pressed, and nothing of one that cannot be', () => {
    const { onPlanChoose } = render();
    fireEvent.click(tier('Business').getByRole('button'));
    const tooSmall = tier('Starter').getByRole('button', { name: 'Downgrade Starter' });
    fireEvent.click(tooSmall);
    expect(onPlanChoose).not.toHaveBeenCalled();
    const reason = document.getElementById(tooSmall.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Delete 3 of your 5 widgets first. Remove 2 of your 4 users first.');
    fireEvent.click(tier('Team').getByRole('button'));
    expect(onPlanChoose.mock.calls.map(([plan]) => (plan as { stripeId: string }).stripeId)).toEqual(['team-monthly']);
  });

  test('lead to a talk where the price is custom', () => {
    render();
    expect(tier('Enterprise').getByText('Custom price')).toBeTruthy();
    expect(tier('Enterprise').getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('#/support');
  });

  test('ignore presses by agents, and say why', () => {
    render({}, { isAdmin: false });
    const button = tier('Team').getByRole('button');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('Ask an admin to change the plan.');
    expect(screen.queryByRole('button', { name: 'Cancel your plan' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Manage billing' })).toBeNull();
    expect(screen.queryByText('Account information')).toBeNull();
  });

  test('take no press while another is on its way', () => {
    const { onPlanChoose } = render({}, { planSwitch: { status: 'leaving', plan: makeParsedPlan(starter) } });
    fireEvent.click(tier('Team').getByRole('button'));
    expect(onPlanChoose).not.toHaveBeenCalled();
  });
});

describe('the advice', () => {
  const usageOf = (use: Partial<PlanUse>) => {
    const sample = makeAccountUsage();
    return ready({ ...sample, use: { ...sample.use, ...use } });
  };
  const advice = () => document.querySelector('[data-chatdeck="plan-advice"]')?.textContent ?? '';
  const marked = () =>
    screen
      .getAllByRole('columnheader')
      .filter((head) => head.textContent.includes('Cheapest that fits'))
      .map((head) => within(head).getByRole('heading').textContent);

  test.each<[string, Partial<PlanUse>, Wire, string, string[]]>([
    ['fits', {}, {}, 'Business is the cheapest plan that fits your usage.', ['Business']],
    [
      'is larger than needed',
      { conversations: 640 },
      {},
      'Team would fit your usage, too. It costs $120 less per month. It doesn’t include Integrations, Question Groups, White Label, or Phone Support.',
      ['Team'],
    ],
    [
      'is too small',
      { people: 3, channels: 3, conversations: 10 },
      { plan: starter },
      'You use more than your plan includes. Team is the cheapest plan that fits. It costs $50 more per month.',
      ['Team'],
    ],
    [
      'is the largest with a price, and too small',
      { conversations: 10_001 },
      {},
      'You use more than any plan with a listed price includes.',
      [],
    ],
  ])('of a plan that %s', (_title, use, account, text, plans) => {
    render(account, { usage: usageOf(use) });
    expect(advice()).toContain(text);
    expect(marked()).toEqual(plans);
  });

  test('says what isn’t considered because it couldn’t be loaded, and asks agents nothing', () => {
    render({}, { usage: usageOf({ people: null, conversations: null }) });
    expect(advice()).toContain('Your recent conversations couldn’t be loaded');
    expect(advice()).toContain('Your users couldn’t be loaded');
    expect(marked()).toEqual(['Team']);
  });

  test('says to an agent nothing of users, whom only admins can load', () => {
    render({}, { isAdmin: false });
    expect(advice()).toContain('Business is the cheapest plan that fits your usage.');
    expect(advice()).not.toContain('users');
    expect(screen.queryByText(/You have \d+ user/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'See what to remove' })).toBeNull();
  });

  test('offers the year that it praises, once', () => {
    const { onPlanChoose } = render();
    expect(advice()).toContain('Annual billing saves $199 per year and pays off after 11 months.');
    fireEvent.click(screen.getByRole('button', { name: 'Switch to annual' }));
    expect(onPlanChoose.mock.calls.map(([plan]) => (plan as { stripeId: string }).stripeId)).toEqual([
      'business-yearly',
    ]);
  });

  test('is absent without usage, as from a host with its own data', () => {
    render({}, { usage: undefined });
    expect(advice()).toBe('');
    expect(marked()).toEqual([]);
    expect(cellOf('Starter', 'Channels')).toBe('2');
    // What the account itself says is enough for the channels.
    const button = tier('Starter').getByRole('button');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Delete 3 of your 5 widgets first.');
  });
});

describe('a switch', () => {
  const previewOf = (to: Parameters<typeof makeParsedPlan>[0], from = makeParsedAccount()) =>
    planSwitchPreview(from, makeParsedPlan(to), sampleNow);
  const preview = previewOf(starter);

  test('is asked for in the specification’s words, with what changes', () => {
    const { onPlanConfirm, onPlanCancel } = render({}, { planSwitch: { status: 'confirming', preview } });
    const dialog = within(screen.getByRole('alertdialog', { name: 'Switch to the Starter plan?' }));
    expect(
      dialog.getByText(/Switching plans will change the amount you will be charged and possibly the features offered/),
    ).toBeTruthy();
    const rows = dialog.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toContain('Price$199 per month$29 per month');
    expect(rows).toContain('Next invoiceJul 11, 2025Jul 11, 2025');
    expect(rows).toContain('Channels202');
    expect(dialog.getByText(/Integrations/).textContent).toContain('You’ll lose');
    fireEvent.click(dialog.getByRole('button', { name: 'Switch plan' }));
    expect(onPlanConfirm).toHaveBeenCalledTimes(1);
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(onPlanCancel).toHaveBeenCalledTimes(1);
  });

  test('compares prices in one unit, with the yearly saving and the date from which it applies', () => {
    const yearly = makePlan({ price: 19900 * 11, duration: 'yearly', stripeId: 'business-yearly' });
    const dialogOf = (next: typeof preview) => {
      const { unmount } = renderScreen(
        <Account {...makeAccountProps()} planSwitch={{ status: 'confirming', preview: next }} />,
      );
      const dialog = screen.getByRole('alertdialog');
      const rows = [...dialog.querySelectorAll('tr')].map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
      );
      const text = dialog.textContent;
      unmount();
      return { rows, text };
    };
    const toYear = dialogOf(previewOf(yearly));
    expect(toYear.rows).toContainEqual(['What changes', 'Now', 'Starting today, Jun\u00a018,\u00a02025']);
    expect(toYear.rows).toContainEqual(['Price', '$199 per month', '$183 per month']);
    expect(toYear.rows).toContainEqual(['Billing', 'Billed monthly', '$2,189 billed annually']);
    expect(toYear.text).toContain('You’ll save $199 per year.');
    const toMonth = dialogOf(previewOf({}, makeParsedAccount({ plan: yearly })));
    expect(toMonth.rows).toContainEqual(['Price', '$183 per month', '$199 per month']);
    expect(toMonth.text).toContain('You’ll no longer save $199 per year.');
    expect(dialogOf(preview).text).not.toContain('save');
  });

  test('that failed says so and has the focus; the plan is as before', () => {
    const problem = makeProblem('server', { serverMessage: 'Card declined.' });
    render({}, { planSwitch: { status: 'failed', problem } });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Error: Error updating plan, contact supportCard declined.');
    expect(document.activeElement).toBe(alert);
    expect(tier('Business').getByRole('button').textContent).toBe('Current plan');
  });
});

describe('a link to a section', () => {
  const focused = () => document.activeElement;

  test('"Add a payment method" leads to the control that adds it, with the focus there', () => {
    const { onPlanChoose } = render(noCard, { section: 'billing' });
    const button = screen.getByRole('button', { name: 'Add a payment method' });
    expect(focused()).toBe(button);
    fireEvent.click(button);
    expect(onPlanChoose.mock.calls.map(([plan]) => (plan as { label: string }).label)).toEqual(['Business']);
  });

  test('waits until the account is there, and leaves the focus alone after that', () => {
    const props = { ...makeAccountProps(noCard), section: 'billing' as const };
    const { rerender } = renderScreen(<Account {...props} account={loading} />);
    rerender(<Account {...props} />);
    expect(focused()).toBe(screen.getByRole('button', { name: 'Add a payment method' }));
    const other = tier('Team').getByRole('button');
    other.focus();
    rerender(<Account {...props} conversations={ready(1)} />);
    expect(focused()).toBe(other);
  });

  test('leads to the portal where a card is on file', () => {
    render({ delinquent: true }, { section: 'billing' });
    expect(focused()).toBe(screen.getByRole('button', { name: 'Manage billing' }));
  });

  test('leads to the plan to choose', () => {
    render({ ...noCard, trialEndAt: inDays(-2) }, { section: 'plans' });
    expect(focused()).toBe(tier('Business').getByRole('button'));
  });

  test('leads to the section itself where there is nothing to press', () => {
    render({}, { section: 'billing', isAdmin: false });
    expect(focused()).toBe(screen.getByRole('heading', { name: 'Billing information' }));
  });

  test('moves the focus from a banner on the same page, without another visit', () => {
    const onNavigate = vi.fn();
    renderScreen(
      <>
        <AccountBanners banners={[{ name: 'addPayment', endsAt: sampleNow, daysLeft: 9 }]} />
        <Account {...makeAccountProps(noCard)} />
      </>,
      { onNavigate },
    );
    fireEvent.click(screen.getByRole('link', { name: 'Add a payment method' }));
    expect(focused()).toBe(screen.getByRole('button', { name: 'Add a payment method' }));
    expect(onNavigate).not.toHaveBeenCalled();
  });

  test('offers the plans to whom the current one cannot be sold', () => {
    render({ ...noCard, plan: makePlan({ label: 'Enterprise', price: null, stripeId: 'x' }) }, { section: 'billing' });
    expect(screen.queryByRole('button', { name: 'Add a payment method' })).toBeNull();
    expect(focused()).toBe(screen.getByRole('button', { name: 'Choose a plan' }));
    fireEvent.click(screen.getByRole('button', { name: 'Choose a plan' }));
    expect(focused()?.closest('[data-name="plans"]')).not.toBeNull();
  });
});

const startsOverAt = sampleNow + 12 * 86_400_000;

test.each([true, false])('shows the users and the account information to admins alone: %s', (isAdmin) => {
  render({}, { isAdmin, users: 'The users' });
  expect(page().includes('The users')).toBe(isAdmin);
  expect(screen.queryByRole('heading', { name: 'Account information' }) !== null).toBe(isAdmin);
});

test('the bars of conversations and channels turn to danger at the plan’s limit', () => {
  const plan = makePlan({ convosPerMonth: 100, maxChannels: 5 });
  render({ plan }, { conversations: ready(100) });
  const bars = [...document.querySelectorAll<HTMLElement>('[data-chatdeck="usage-bar"]')];
  const states = bars.map((bar) => `${bar.querySelector('[id]')?.textContent}: ${bar.dataset.state}`);
  expect(states).toEqual(expect.arrayContaining(['Channels: danger', 'Conversations this month: danger']));
});

test.each<[QuotaForecast, string]>([
  [
    { status: 'reaches', at: sampleNow, perDay: 345.4, startsOverAt },
    'At this pace you reach the limit on Jun 18, at 345 per day. Counting starts over on Jun 30.',
  ],
  [
    { status: 'stays', byEnd: 1120, startsOverAt },
    'At this pace, you’ll use about 1,120 this month, within your plan. Counting starts over on Jun 30.',
  ],
  [{ status: 'reached', over: 212, startsOverAt }, '212 over your plan. Counting starts over on Jun 30.'],
  [{ status: 'reached', over: 0, startsOverAt }, 'Counting starts over on Jun 30.'],
])('says below the bar where the month’s conversations lead: %o', (forecast, text) => {
  render({}, { conversations: ready(900), forecast });
  expect(document.querySelector('.cd-summary-forecast')?.textContent).toBe(text);
});

test('an invoice can be viewed at the address that the payment provider gave', () => {
  const stripeInvoiceUrl = 'https://pay.test/in_1';
  const invoices = readAnswer(invoicesSchema, [makeInvoice({ dateTs: sampleNow / 1000, stripeInvoiceUrl })]);
  render({}, { invoices: ready(invoiceList(invoices, [])) });
  const row = within(screen.getByRole('row', { name: /Jun 18, 2025/ }));
  expect(row.getByRole('link').getAttribute('href')).toBe(stripeInvoiceUrl);
});

test('shows the five latest invoices, and all of them on request', () => {
  const sent = Array.from({ length: 6 }, (_, index) =>
    makeInvoice({ id: `in_${index}`, dateTs: sampleNow / 1000 - index * 86_400 }),
  );
  render({}, { invoices: ready(invoiceList(readAnswer(invoicesSchema, sent), [])) });
  const table = screen.getByRole('table', { name: 'Recent invoices' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(5);
  expect(screen.getByText('5 of 6 invoices')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(within(table).getAllByRole('rowheader')).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  expect(document.activeElement?.contains(table)).toBe(true);
});

test('offers all at once where there are five invoices', () => {
  const sent = Array.from({ length: 5 }, (_, index) => makeInvoice({ id: `in_${index}` }));
  render({}, { invoices: ready(invoiceList(readAnswer(invoicesSchema, sent), [])) });
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

test('begins with the plan, its price, and the next charge with the card that pays it', () => {
  render({}, { nextCharge: ready({ amount: 19_900, dueAt: sampleNow }) });
  const facts = [...document.querySelectorAll('.cd-summary-facts > div')].map((fact) => fact.textContent);
  expect(facts).toEqual([
    'Current planBusinessPaying since Mar 11, 2024',
    'Price$199 per monthBilled monthly',
    'Next invoice$199 on Jun 18, 2025Visa ending in 4242',
  ]);
});

test('lets an ended account with a card choose its plan again', () => {
  const { onPlanChoose } = render({ cancelAt: inDays(-3) });
  const button = tier('Business').getByRole('button');
  expect(button.textContent).toBe('Choose Plan');
  fireEvent.click(button);
  expect(onPlanChoose).toHaveBeenCalledTimes(1);
});

test('links the price list beside the plans', () => {
  render();
  expect(screen.getByRole('link', { name: /See pricing/ }).getAttribute('href')).toBe('/pricing');
});

describe('billing', () => {
  test('warns of a card that ends, and asks for a missing address', () => {
    render({ expMonth: 6, expYear: 2025, nextInvoiceAt: null, billingAddressLine1: '' });
    expect(page()).toContain('Visa ending in 4242');
    expect(page()).toContain('Expires soon (06/2025)');
    expect(page()).toContain('Your billing address is missing.');
  });

  test.each([
    [8, true, 'Your card expires 08/2025, before your next invoice on Dec 1, 2025. Replace it'],
    [8, false, 'Your account’s card expires 08/2025, before the next invoice on Dec 1, 2025. Ask an admin'],
    [5, true, 'Your card expired 05/2025. Replace it before your next invoice on Dec 1, 2025.'],
    [5, false, 'Your account’s card expired 05/2025. Ask an admin to replace it before the next invoice on Dec 1'],
  ])(
    'announces at the top that a card of month %i ends before the next invoice (admin: %s)',
    (expMonth, isAdmin, text) => {
      const { onPortalOpen } = render(
        { expMonth, expYear: 2025, nextInvoiceAt: '2025-12-01T09:00:00Z' },
        { isAdmin, ...(!isAdmin && { onPortalOpen: undefined }) },
      );
      const standing = document.querySelector<HTMLElement>('[data-chatdeck="standing"]');
      if (!standing) throw new Error('There is no standing.');
      expect(standing.textContent).toContain(text);
      if (!isAdmin) return;
      fireEvent.click(within(standing).getByRole('button', { name: /^Update billing/ }));
      expect(onPortalOpen).toHaveBeenCalledExactlyOnceWith('home');
    },
  );

  test.each([
    ['amex', 'American Express ending in 4242'],
    ['mastercard', 'Mastercard ending in 4242'],
    ['constructor', 'Constructor ending in 4242'],
    ['unknown', 'Card ending in 4242'],
  ])('names the brand %s', (brand, text) => {
    render({ brand });
    expect(page()).toContain(text);
  });

  test('opens the portal and the cancellation page', () => {
    const { onPortalOpen } = render();
    fireEvent.click(screen.getByRole('button', { name: 'Manage billing' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel your plan' }));
    expect(onPortalOpen.mock.calls).toEqual([['home'], ['subscription_cancel']]);
  });

  test.each([
    ['https://files.test/export.zip', true],
    ['javascript:alert(1)', false],
    ['', false],
  ])('offers the export at "%s": %s', (GDPRExportSignedURL, isThere) => {
    render({ GDPRExportSignedURL });
    expect(screen.queryByRole('link', { name: 'Download GDPR export' }) !== null).toBe(isThere);
  });

  test('thanks for billing information that was added', () => {
    render({}, { isBillingAdded: true });
    expect(screen.getByText('You have successfully added your billing information.')).toBeTruthy();
  });
});

test('fails each region for itself', () => {
  const onRetry = vi.fn();
  render({}, { invoices: failed(undefined, onRetry) });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Conversations this month')).toBeTruthy();
});

test('pays in the host’s currency and keeps sections away that the host does not want', () => {
  render({}, { currency: 'EUR', hiddenSections: ['plans'], nextCharge: ready({ amount: 4950, dueAt: sampleNow }) });
  expect(page()).toContain('Next invoice: €49.50 on Jun 18, 2025');
  expect(screen.queryByRole('heading', { name: 'Plans' })).toBeNull();
});
