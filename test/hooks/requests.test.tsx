// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetHost, places, type Hook } from '../faults/places';
import { clientOver, Host, makeNetwork, openPlace, pass, settle, standStill } from '../faults/world';
import type { CallName } from '../client/samples';

type Requests = Partial<Record<CallName, number>>;

/**
 * What each screen asks for when it is opened, and how often: change a number on purpose only. Reports ask for each of the
 * four finished widgets, the overview for the time before it as well.
 */
const atFirst: Record<Hook, Requests> = {
  useAccess: { currentUser: 1 },
  useAccount: { currentUser: 1, conversationCount: 1, listInvoices: 1, nextInvoice: 1 },
  useAppearanceTab: { currentUser: 1 },
  useBehaviorTab: { currentUser: 1 },
  useChangePassword: { currentUser: 1 },
  useDashboard: { currentUser: 1, currentWidgets: 1 },
  useForgotPassword: {},
  useInstallTab: { currentUser: 1 },
  useIntegrationsTab: { currentUser: 1, listBotUsers: 1, listTeamUsers: 1 },
  useLegal: {},
  useLogin: {},
  useOperatingHoursTab: { currentUser: 1 },
  usePermissions: { currentUser: 1 },
  useQuestionGroupsTab: { currentUser: 1, listQuestionGroups: 1 },
  useRatingPrompt: { currentUser: 1 },
  useReportsAvailability: { currentUser: 1, availabilityReport: 4 },
  // The names of the agents come from the overview.
  useReportsHistory: { currentUser: 1, chatsReport: 4, overviewReport: 4 },
  useReportsOverview: { currentUser: 1, overviewReport: 8 },
  useResetPassword: {},
  useSavedRepliesTab: { currentUser: 1, listSavedReplies: 1, listQuestionGroups: 1 },
  useSession: { currentUser: 1 },
  useSettingsNavigation: { currentUser: 1 },
  useSetup: { currentUser: 1, listChannels: 1 },
  useShell: { currentUser: 1 },
  useSignup: {},
  useTriggersTab: { currentUser: 1 },
  useUpgrade: { currentUser: 1 },
  useUsers: { currentUser: 1, listDashboardUsers: 1 },
};

standStill();
beforeEach(forgetHost);

it.each(Object.entries(atFirst))('%s asks for no more than it needs', async (hook, requests) => {
  const { Screen, scenario } = places[hook as Hook];
  const network = makeNetwork(scenario?.());
  vi.stubGlobal('fetch', network.fetch);
  openPlace(Screen, clientOver(network));
  await settle(network);
  const found: Requests = {};
  for (const name of network.asked) found[name] = (found[name] ?? 0) + 1;
  expect(found).toEqual(requests);
});

it.each(Object.keys(atFirst))('%s asks for nobody but the person when it is opened again', async (hook) => {
  const { Screen, scenario } = places[hook as Hook];
  const network = makeNetwork(scenario?.());
  vi.stubGlobal('fetch', network.fetch);
  const client = clientOver(network);
  const page = render(
    <Host client={client}>
      <Screen />
    </Host>,
  );
  await settle(network);
  page.rerender(<Host client={client}>Another screen</Host>);
  await pass(10_000);
  network.asked.length = 0;
  page.rerender(
    <Host client={client}>
      <Screen />
    </Host>,
  );
  await settle(network);
  expect(network.asked.filter((name) => name !== 'currentUser')).toEqual([]);
});
