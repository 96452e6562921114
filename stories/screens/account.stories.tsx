import { Account, AccountLoading, ChatdeckTheme, Users } from 'chatdeck';
import {
  calls,
  invoiceList,
  makeProblem,
  planSwitchPreview,
  readAnswer,
  type AccountProps,
  type PlanUse,
} from 'chatdeck/model';
import {
  failed,
  loading,
  makeAccountProps,
  makeAccountUsage,
  makeDashboardUser,
  makeParsedAccount,
  makeParsedPlan,
  makeParsedUser,
  makePlan,
  makeUsersProps,
  makeWidget,
  ready,
  sampleNow,
} from 'chatdeck/testing';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(sampleNow + days * DAY).toISOString();
const noCard = { paymentType: 'none', last4: '', brand: '', billingAddressLine1: '', nextInvoiceAt: null };
const team = makePlan({
  label: 'Team',
  price: 7900,
  stripeId: 'team-monthly',
  maxChannels: 8,
  maxOperators: 10,
  convosPerMonth: 1000,
  bots: false,
  whiteLabel: false,
  phoneSupport: false,
  questionGroups: false,
});

/** As a plain object, which the story's props take. */
const page = (...account: Parameters<typeof makeAccountProps>) => ({ ...makeAccountProps(...account) });
const whole = { ...makeAccountProps(), users: <Users {...makeUsersProps()} /> };
const smaller = planSwitchPreview(makeParsedAccount(), makeParsedPlan(team), sampleNow);

function manyToRemove() {
  const ces = Array.from({ length: 40 }, (_, index) =>
    makeWidget({ Id: index + 1, RoomName: `customer-success-in-region-number-${index}` }),
  );
  const people = Array.from({ length: 30 }, (_, index) =>
    makeDashboardUser({ Id: 200 + index, email: `agent-${index}@the-most-patient-customer-service-team.example` }),
  );
  return makeAccountUsage(makeParsedUser({ ces }), { people: readAnswer(calls.listDashboardUsers.answer, people) });
}

const meta = preview.meta({
  title: 'Screens/Account',
  component: Account,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: whole,
});

export const Ready = meta.story({ tags: ['looks'] });

export const Loading = meta.story({ render: () => <AccountLoading /> });

export const Failed = meta.story({ args: { account: failed() } });

export const Stale = meta.story({
  args: { account: { ...makeAccountProps().account, problem: makeProblem('offline') } as AccountProps['account'] },
});

/** Everything but the account itself is on its way. */
export const RegionsLoading = meta.story({ args: { conversations: loading, invoices: loading, nextCharge: loading } });

export const RegionsFailed = meta.story({
  args: { conversations: failed(), invoices: failed(), nextCharge: failed(makeProblem('timeout')) },
});

/** An account that has just been made: nothing used, nothing charged. */
export const Empty = meta.story({
  args: page(
    { ...noCard, plan: team, trialEndAt: inDays(12.5) },
    { nextCharge: { status: 'notAsked' }, invoices: ready({ lines: [], unreadable: 0 }), conversations: ready(0) },
  ),
});

export const Trialing = meta.story({
  tags: ['looks'],
  args: page({ ...noCard, plan: team, trialEndAt: inDays(12.5) }, { nextCharge: { status: 'notAsked' } }),
});

export const TrialEndsToday = meta.story({
  args: page({ ...noCard, plan: team, trialEndAt: inDays(0.5) }, { nextCharge: { status: 'notAsked' } }),
});

export const TrialExpired = meta.story({
  args: page({ ...noCard, plan: team, trialEndAt: inDays(-2.5) }, { nextCharge: ready({ amount: 0, dueAt: null }) }),
});

export const EndingOnADate = meta.story({
  args: page({ canceledAt: inDays(-1), cancelAt: inDays(9.5) }, { nextCharge: ready({ amount: 0, dueAt: null }) }),
});

export const Ended = meta.story({ args: page({ ...noCard, plan: team, canceledAt: inDays(-3) }) });

/** Every plan can be chosen again, the one that ended included. */
export const EndedWithCard = meta.story({ args: page({ canceledAt: inDays(-3) }) });

/** A banner's link has led here. */
export const AddingAPaymentMethod = meta.story({
  args: page(
    { ...noCard, plan: team, trialEndAt: inDays(12.5) },
    { nextCharge: { status: 'notAsked' }, section: 'billing' },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a payment method' })).toHaveFocus();
  },
});

export const Delinquent = meta.story({ args: page({ delinquent: true }) });

/** What the account uses, against every plan. */
const usage = (use: Partial<PlanUse>) => {
  const sample = makeAccountUsage();
  return ready({ ...sample, use: { ...sample.use, ...use } });
};

export const ComparingLoads = meta.story({ args: { usage: loading } });

export const CheaperPlanFits = meta.story({
  tags: ['looks'],
  args: { usage: usage({ conversations: 640 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Team would fit your usage, too.')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Team' })).toHaveTextContent('Cheapest that fits');
  },
});

export const BiggerPlanNeeded = meta.story({
  args: page({ plan: team }, { usage: usage({ conversations: 1_203, people: 12 }), conversations: ready(1_203) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Business' })).toHaveTextContent('Cheapest that fits');
  },
});

export const NoPlanFits = meta.story({
  args: { usage: usage({ conversations: 14_000 }), conversations: ready(14_000) },
});

/** Neither could be loaded: they count as nothing, and the page says so. */
export const UsageUnknown = meta.story({
  args: { usage: usage({ conversations: null, people: null }), conversations: failed() },
});

export const UsageFailed = meta.story({ args: { usage: failed() } });

/** What has to go before a smaller plan can be chosen, with the way to each. */
export const BlockedDowngrade = meta.story({
  tags: ['looks'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const starter = canvas.getByRole('columnheader', { name: 'Starter' });
    const button = within(starter).getByRole('button', { name: 'Downgrade Starter' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(
      'Delete 3 of your 5 widgets first. Remove 2 of your 4 users first.',
    );
    await userEvent.click(within(starter).getByRole('button', { name: 'See what to remove' }));
    const dialog = within(canvasElement.ownerDocument.body);
    await expect(await dialog.findByRole('dialog', { name: 'Make room for the Starter plan' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'website' })).toHaveAttribute(
      'href',
      expect.stringContaining('/settings/11/install?field=danger'),
    );
  },
});

/** A long list of widgets and people ends with the way to the rest. */
export const BlockedDowngradeOfMany = meta.story({
  args: page({}, { isAdmin: true, usage: ready(manyToRemove()) }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const team = canvas.getByRole('columnheader', { name: 'Team' });
    await userEvent.click(within(team).getByRole('button', { name: 'See what to remove' }));
    const dialog = within(canvasElement.ownerDocument.body);
    await expect(await dialog.findByRole('link', { name: 'See 32 more on the Dashboard' })).toBeVisible();
    await userEvent.click(dialog.getByRole('link', { name: 'Go to your users' }));
    // Behind the dialog, next to the actions that remove them.
    await waitFor(() => expect(canvasElement.querySelector('[data-chatdeck="user-list"]')).toHaveFocus());
  },
});

export const CardEndsBeforeInvoice = meta.story({
  tags: ['looks'],
  args: page(
    { expMonth: 9, expYear: 2025, nextInvoiceAt: inDays(150) },
    { nextCharge: ready({ amount: 218_900, dueAt: sampleNow + 150 * DAY }) },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your card expires 09\/2025, before your next invoice on/)).toBeVisible();
  },
});

export const CardEndsBeforeInvoiceNonAdmin = meta.story({
  args: page({ expMonth: 9, expYear: 2025, nextInvoiceAt: inDays(150) }, { isAdmin: false }),
});

export const CardExpiring = meta.story({ args: page({ expMonth: 6, expYear: 2025 }) });

export const CardExpired = meta.story({
  args: page({ expMonth: 4, expYear: 2025, billingAddressLine1: '' }),
});

export const OverQuota = meta.story({
  args: page(
    {
      plan: team,
      quota: { isOverquota: true, reason: 'There were 1,203 conversations this month; your plan includes 1,000.' },
    },
    { conversations: ready(1203) },
  ),
});

const startsOverAt = sampleNow + 12 * DAY;

/** With the day on which the month's conversations reach the limit. */
export const AlmostUsedUp = meta.story({
  args: {
    conversations: ready(8_700),
    forecast: { status: 'reaches', at: sampleNow + 2.5 * DAY, perDay: 483, startsOverAt },
  },
});

export const WithinThePlan = meta.story({
  args: { conversations: ready(1_203), forecast: { status: 'stays', byEnd: 2_005, startsOverAt } },
});

export const NonAdmin = meta.story({ args: page({}, { isAdmin: false }) });

export const NonAdminInTrial = meta.story({
  args: page({ ...noCard, plan: team, trialEndAt: inDays(3) }, { isAdmin: false, nextCharge: { status: 'notAsked' } }),
});

export const Annual = meta.story({ args: { duration: 'yearly' } });

export const WithExport = meta.story({
  args: page({ GDPRExportSignedURL: 'https://files.test/export.zip', taxID: 'DE123456789' }),
});

export const BillingAdded = meta.story({ args: { isBillingAdded: true } });

export const ConfirmingASwitch = meta.story({
  tags: ['looks'],
  args: { planSwitch: { status: 'confirming', preview: smaller } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.body;
    await expect(page).toHaveTextContent(
      'Switching plans will change the amount you will be charged and possibly the features offered by the chosen plan',
    );
  },
});

/** From monthly to annual: one unit for both prices, the saving, and the date from which it applies. */
export const ConfirmingAnAnnualPlan = meta.story({
  tags: ['looks'],
  args: {
    planSwitch: {
      status: 'confirming',
      preview: planSwitchPreview(
        makeParsedAccount(),
        makeParsedPlan(makePlan({ price: 19_900 * 11, duration: 'yearly', stripeId: 'business-yearly' })),
        sampleNow,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument;
    await expect(page.body).toHaveTextContent('You’ll save $199 per year.');
    // Neither over the dialog's edge nor stuck to the saving below, on a phone as well.
    const [table, saving] = ['.cd-switch', '.cd-switch-saving'].map((part) =>
      page.querySelector(part)?.getBoundingClientRect(),
    );
    await expect(table?.width).toBeLessThan(Number(saving?.width) + 1);
    await expect(Number(saving?.top) - Number(table?.bottom)).toBeGreaterThan(7);
  },
});

export const Switching = meta.story({ args: { planSwitch: { status: 'switching', preview: smaller } } });

export const Switched = meta.story({ args: { planSwitch: { status: 'done', plan: makeParsedPlan(team) } } });

export const SwitchFailed = meta.story({
  args: {
    planSwitch: {
      status: 'failed',
      problem: makeProblem('invalid', { serverMessage: 'The Team plan includes 5 channels, you have 8.' }),
    },
  },
});

export const LeavingForCheckout = meta.story({
  args: {
    ...makeAccountProps({ ...noCard, plan: team, trialEndAt: inDays(3) }, { nextCharge: { status: 'notAsked' } }),
    planSwitch: { status: 'leaving', plan: makeParsedPlan(team) },
  },
});

export const PortalFailed = meta.story({
  args: { portal: { status: 'failed', page: 'home', problem: makeProblem('timeout') } },
});

export const ManyInvoices = meta.story({
  args: {
    invoices: ready({
      ...invoiceList([], []),
      unreadable: 2,
      lines: Array.from({ length: 30 }, (_, index) => ({
        id: String(index),
        issuedAt: sampleNow - index * 30 * DAY,
        amount: index % 7 === 3 ? 4_950 : 19_900,
        charge: index % 7 === 3 ? { kind: 'single' as const } : { kind: 'plan' as const, label: 'Business' },
        url: index === 2 ? undefined : 'https://pay.chatdeck.test/invoices/1',
      })),
    }),
  },
});

/** Names, addresses and texts as long as people make them, and hostile ones. */
export const LongContent = meta.story({
  args: page({
    plan: makePlan({ label: 'Enterprise with extended support for regulated industries <b>and</b> more' }),
    orgName: 'The-Most-Patient-Customer-Service-Team-Of-All-In-North-America-And-Beyond <img src=x onerror=alert(1)>',
    email: 'a-very-long-mailbox-name-for-invoices-and-nothing-else@accounting.the-most-patient-team.example',
    billingAddressLine1: '<script>alert(1)</script> 21000 Northwest Industrial Parkway, Building 7, Suite 1200-1249',
    GDPRExportSignedURL: 'javascript:alert(1)',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Download GDPR export')).toBeNull();
  },
});

/** A partner who embeds only this screen, pays in euros and keeps some sections away. */
export const Embedded = meta.story({
  args: { currency: 'EUR', hiddenSections: ['plans', 'info'], users: undefined, onPortalOpen: undefined },
  render: (args) => (
    <ChatdeckTheme hrefFor={() => undefined} locale="de-DE">
      <Account {...args} />
    </ChatdeckTheme>
  ),
});
