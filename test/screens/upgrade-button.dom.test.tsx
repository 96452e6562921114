import { render, screen } from '@testing-library/react';
import { makeAccountRecord, scenarios, type Scenario } from 'chatdeck/testing';
import { expect, it, vi } from 'vitest';
import { places } from '../faults/places';
import { clientOver, Host, makeNetwork, settle, standStill } from '../faults/world';

standStill();

/** An account whose plan has none of the features. */
function smallPlan(): Scenario {
  const world = scenarios.busyAccount(new Date());
  const accounts = world.dataset.accounts.map(({ id }) => makeAccountRecord({ id, planId: 'starter-monthly' }));
  return { ...world, dataset: { ...world.dataset, accounts } };
}

it.each([
  'useTriggersTab',
  'useSavedRepliesTab',
  'useIntegrationsTab',
  'useQuestionGroupsTab',
  'useOperatingHoursTab',
  'useReportsOverview',
  'useReportsHistory',
  'useReportsAvailability',
] as const)('the upgrade button reads “Upgrade your plan” with an arrow where the plan lacks it: %s', async (hook) => {
  const { Screen } = places[hook];
  const network = makeNetwork(smallPlan());
  vi.stubGlobal('fetch', network.fetch);
  render(
    <Host client={clientOver(network)}>
      <Screen />
    </Host>,
  );
  await settle(network);
  const button = screen.getByRole('link', { name: 'Upgrade your plan' });
  expect(button.getAttribute('href')).toBe('#/account');
  expect(button.querySelector('svg.cd-directed')).not.toBeNull();
  expect(document.querySelectorAll('[data-chatdeck="upgrade-button"]')).toHaveLength(1);
});
