// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { places, type Hook } from '../faults/places';
import { forgetHost } from '../faults/place';
import { clientOver, makeNetwork, openPlace, settle, standStill } from '../faults/world';
import type { CallName } from '../client/samples';

type Requests = Partial<Record<CallName, number>>;

/** What each screen asks for when it is opened first, and how often; of the account with six widgets unless it says more. */
const atFirst: Record<Hook, Requests> = {
  useAccess: {},
  useAccount: {},
  useAppearanceTab: {},
  useBehaviorTab: {},
  useChangePassword: {},
  useDashboard: {},
  useForgotPassword: {},
  useInstallTab: {},
  useIntegrationsTab: {},
  useLegal: {},
  useLogin: {},
  useOperatingHoursTab: {},
  usePermissions: {},
  useQuestionGroupsTab: {},
  useRatingPrompt: {},
  useReportsAvailability: {},
  useReportsHistory: {},
  useReportsOverview: {},
  useResetPassword: {},
  useSavedRepliesTab: {},
  useSession: {},
  useSettingsNavigation: {},
  useSetup: {},
  useShell: {},
  useSignup: {},
  useTriggersTab: {},
  useUpgrade: {},
  useUsers: {},
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
