import { useAccount, useReportsHistory, useSetup, useUpgrade } from 'chatdeck/hooks';
import { Account } from 'chatdeck/screens/account';
import { ReportsHistory } from 'chatdeck/screens/reports';
import { Setup } from 'chatdeck/screens/setup';
import { Upgrade } from 'chatdeck/screens/upgrade';
import { screensOfHooks } from '../package/app/screens-of-hooks';
import {
  confirm,
  hasLeft,
  host,
  isTold,
  noDialog,
  slack,
  startOver,
  valueOf,
  withAccount,
  withAskedAdmin,
  type PlaceOfHook,
  type Sending,
} from './place';
import { appears, click, find, get, pageText, press, type, until } from './world';

/** What makes a channel and takes it for the widget, in two calls. */
const newChannel: Omit<Sending, 'call'> = {
  prepare: async () => {
    await appears('radio', /^New channel/);
    press('radio', /^New channel/);
    await appears('textbox', 'Name of the new channel');
    type('textbox', 'Name of the new channel', 'visitors');
  },
  send: () => press('button', 'Create channel'),
  isDone: () => pageText().includes('#visitors'),
  typed: () => valueOf('textbox', 'Name of the new channel'),
};

/** The account, its widgets and what they have done. */
export const accountPlaces = {
  useAccount: {
    Screen: () => <Account {...useAccount({ goTo: host.goTo })} />,
    scenario: () => withAccount({}),
    sendings: [
      {
        call: 'upgradePlan',
        send: async () => {
          click(tierButton('Team'));
          await until('asked', () => find('button', 'Switch plan') !== undefined);
          press('button', 'Switch plan');
        },
        isDone: () => pageText().includes('You are now on the Team plan.'),
      },
      {
        call: 'createCheckoutSession',
        scenario: () => withAccount({ paymentType: 'none' }),
        send: () => click(tierButton('Team')),
        isDone: hasLeft,
        leaves: true,
      },
      {
        call: 'createPortalSession',
        send: () => press('button', 'Manage billing'),
        isDone: hasLeft,
        leaves: true,
      },
    ],
  },
  useDashboard: {
    Screen: screensOfHooks.useDashboard,
    sendings: [
      {
        call: 'createWidget',
        send: () => press('button', 'Add a channel to a new Slack Team'),
        isDone: () => document.querySelectorAll('article, [data-chatdeck="widget-card"]').length > 6,
      },
      {
        call: 'createWidgetBeside',
        send: () => press('button', 'Add channel'),
        isDone: () => document.querySelectorAll('article, [data-chatdeck="widget-card"]').length > 6,
      },
      {
        call: 'deleteWidget',
        send: () => confirm(/^Delete/, 'Delete widget'),
        isDone: () => pageText().includes('Deleted'),
        doneBy: ['notFound'],
      },
    ],
  },
  usePermissions: { Screen: screensOfHooks.usePermissions, sendings: [] },
  useRatingPrompt: {
    Screen: () => <>The page around it {screensOfHooks.useRatingPrompt()}</>,
    scenario: withAskedAdmin,
    quiet: ['currentUser'],
    sendings: [
      {
        call: 'rate',
        send: () => press('radio', '9'),
        isDone: () => document.querySelector('[data-chatdeck="rating"]') === null,
      },
    ],
  },
  useReportsAvailability: { Screen: screensOfHooks.useReportsAvailability, sendings: [] },
  useReportsHistory: {
    Screen: () => <ReportsHistory {...useReportsHistory({ onFile: host.onDone })} />,
    // The names of agents to choose from.
    quiet: ['overviewReport'],
    sendings: [],
  },
  useReportsOverview: { Screen: screensOfHooks.useReportsOverview, sendings: [] },
  useSetup: {
    Screen: () => <Setup {...useSetup(15, { onDeleted: host.onDone, slack })} />,
    sendings: [
      { ...newChannel, call: 'createChannel' },
      { ...newChannel, call: 'connectChannel' },
      {
        call: 'changeChannel',
        Screen: () => <Setup {...useSetup(11, { onDeleted: host.onDone, slack })} />,
        send: () => confirm('Change channel', 'Change channel'),
        isDone: noDialog,
      },
      startOver,
    ],
  },
  useUpgrade: {
    Screen: () => <Upgrade {...useUpgrade({ onUpgraded: host.onDone, onCheckout: host.goTo })} />,
    scenario: () => withAccount({ planId: 'starter-monthly' }),
    sendings: [
      { call: 'upgradePlan', send: () => press('button', 'Yes, I want to upgrade'), isDone: isTold, leaves: true },
      {
        call: 'createCheckoutSession',
        scenario: () => withAccount({ planId: 'starter-monthly', paymentType: 'none' }),
        send: () => press('button', 'Yes, I want to upgrade'),
        // The plan may be bought by then.
        isDone: () => hasLeft() || isTold(),
        leaves: true,
      },
    ],
  },
  useUsers: {
    Screen: screensOfHooks.useUsers,
    quietLater: ['currentUser'],
    sendings: [
      {
        call: 'inviteDashboardUser',
        prepare: () => type('textbox', 'Invite users', 'noor@acme.test'),
        send: () => press('button', /^Invite/),
        isDone: () => pageText().includes('noor@acme.test is invited.'),
        typed: () => valueOf('textbox', 'Invite users'),
      },
      {
        call: 'toggleDashboardAdmin',
        send: () => press('switch', 'Admin: luis@acme.test'),
        isDone: () => get('switch', 'Admin: luis@acme.test').getAttribute('aria-checked') === 'true',
      },
      {
        call: 'removeDashboardUser',
        send: () => confirm('Delete luis@acme.test', 'Delete user'),
        isDone: noDialog,
        doneBy: ['notFound'],
      },
    ],
  },
} satisfies Record<string, PlaceOfHook>;

function tierButton(name: string): HTMLElement {
  const tier = get('heading', name).closest('li');
  const button = tier?.querySelector('button');
  if (!button) throw new Error(`There is no button of the plan ${name}.`);
  return button;
}
