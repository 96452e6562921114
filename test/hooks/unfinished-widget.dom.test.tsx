import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  useAppearanceTab,
  useBehaviorTab,
  useInstallTab,
  useIntegrationsTab,
  useOperatingHoursTab,
  useQuestionGroupsTab,
  useSavedRepliesTab,
  useTriggersTab,
} from 'chatdeck/hooks';
import { makeDataset, makeAccountRecord, makeUserRecord, makeWidgetRecord } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from './network';

const network = makeNetwork();
const tabs: [string, (id: number) => { status: string }][] = [
  ['Behavior', (id) => useBehaviorTab(id).editor],
  ['Appearance', (id) => useAppearanceTab(id).editor],
  ['Operating Hours', (id) => useOperatingHoursTab(id).editor],
  ['Triggers', (id) => useTriggersTab(id).editor],
  ['Saved Replies', (id) => useSavedRepliesTab(id).replies],
  ['Integrations', (id) => useIntegrationsTab(id).integrations],
  ['Question Groups', (id) => useQuestionGroupsTab(id).groups],
  ['Embed code', (id) => useInstallTab(id, { onDeleted: () => undefined }).install],
];

it.each(tabs)('%s opens at Step 3 and asks for setup first at any step before', async (_name, useTab) => {
  network.serve({ scenario: makeScenario() });
  const statusOf = async (id: number) => {
    const { result, unmount } = renderHook(() => useTab(id), { wrapper: wrapperFor(clientFor('admin-token')) });
    await waitFor(() => expect(result.current.status).not.toBe('loading'));
    const { status } = result.current;
    unmount();
    return status;
  };
  expect([await statusOf(1), await statusOf(2), await statusOf(3)]).toEqual([
    'setupRequired',
    'setupRequired',
    'ready',
  ]);
});

/** A widget at each step, by its Id. */
function makeScenario() {
  const dataset = makeDataset({
    accounts: [makeAccountRecord({ planId: 'business-monthly' })],
    users: [makeUserRecord()],
    widgets: (['1', '2', '3'] as const).map((step) => makeWidgetRecord({ id: Number(step), step })),
  });
  return { dataset, token: 'admin-token', signIns: { 'admin-token': 101 } };
}
