import { useAccount } from 'chatdeck/hooks';
import { Account, AccountLoading } from 'chatdeck/screens/account';
import { Users } from 'chatdeck/screens/users';
import { makeAccountProps, makeUsersProps } from 'chatdeck/testing';
import type { Rows } from '../row';

export const accountRows = {
  Account: {
    entry: 'screens/account',
    sample: () => <Account {...makeAccountProps()} users={<Users {...makeUsersProps()} />} />,
    Loading: AccountLoading,
    Plugged: () => <Account {...useAccount()} />,
    requests: {
      currentUser: 1,
      conversationCount: 1,
      currentWidgets: 1,
      listDashboardUsers: 1,
      listInvoices: 1,
      nextInvoice: 1,
    },
    places: {
      account: [
        {
          path: '/account',
          title: 'Account',
          shows: ['Annual'],
          opens: [/^Switch to annual/, 'More actions for agent@acme.test'],
          asks: ['More actions for agent@acme.test', 'Delete'],
        },
        { path: '/account', title: 'Account', visitor: 'agent@acme.test' },
        { path: '/account', title: 'Account', visitor: 'owner@globex.test' },
      ],
    },
  },
} satisfies Rows<'Account'>;
