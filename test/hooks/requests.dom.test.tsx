import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetHost, places } from '../faults/places';
import { clientOver, Host, makeNetwork, openPlace, pass, settle, standStill } from '../faults/world';
import type { CallName } from '../client/samples';
import { hookNames, plugs } from '../screen-table';

type Requests = Partial<Record<CallName, number>>;

standStill();
beforeEach(forgetHost);

it.each(hookNames)('%s asks for no more than it needs', async (hook) => {
  const { Screen, scenario } = places[hook];
  const network = makeNetwork(scenario?.());
  vi.stubGlobal('fetch', network.fetch);
  openPlace(Screen, clientOver(network));
  await settle(network);
  const found: Requests = {};
  for (const name of network.asked) found[name] = (found[name] ?? 0) + 1;
  expect(found).toEqual(plugs[hook].requests);
});

it.each(hookNames)('%s requests only the user when it is opened again', async (hook) => {
  const { Screen, scenario } = places[hook];
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
