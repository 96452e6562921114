import { useAccountBanners, useShell } from 'chatdeck/hooks';
import { makeProblem } from 'chatdeck/model';
import { Dashboard } from 'chatdeck/screens/dashboard';
import { AccountBanners, NotFound, Shell, ShellFailed, ShellLoading, SignOutNotice } from 'chatdeck/screens/shell';
import { makeShellData, makeStatsById, makeWorkspaces, ready } from 'chatdeck/testing';
import { nothing } from '../props';
import type { Rows } from '../row';

const entry = 'screens/shell';

export const shellRows = {
  Shell: {
    entry,
    sample: () => (
      <Shell shell={ready(makeShellData())} route={{ name: 'dashboard' }} onSignOut={nothing}>
        <Dashboard workspaces={ready(makeWorkspaces())} stats={ready(makeStatsById())} planLabel="Business" />
      </Shell>
    ),
    Loading: ShellLoading,
    Plugged: () => (
      <Shell {...useShell({ onSignedOut: nothing })} route={{ name: 'dashboard' }}>
        The page
      </Shell>
    ),
    requests: { currentUser: 1, conversationCount: 1 },
  },
  AccountBanners: {
    entry,
    sample: () => <AccountBanners banners={[{ name: 'delinquent', isAdmin: true }]} />,
    Plugged: () => <AccountBanners {...useAccountBanners()} />,
    requests: { currentUser: 1, conversationCount: 1 },
  },
  ShellFailed: {
    entry,
    sample: () => <ShellFailed problem={makeProblem('offline')} onRetry={nothing} onSignOut={nothing} />,
  },
  SignOutNotice: {
    entry,
    sample: () => <SignOutNotice problem={makeProblem('offline')} status="failed" onRetry={nothing} />,
  },
  NotFound: {
    entry,
    sample: () => <NotFound />,
    places: { notFound: [{ path: '/nowhere', title: 'Page not found' }] },
  },
} satisfies Rows<'Shell' | 'AccountBanners' | 'ShellFailed' | 'SignOutNotice' | 'NotFound'>;
