import { createMemoryStore, createService } from 'chatdeck/service';
import { plainPasswords, signedInDataset } from 'chatdeck/testing';
import { runCase } from 'chatdeck/testing/conformance/run-conformance';
import { conformanceCases } from 'chatdeck/testing/conformance/cases';
import type { Fetch } from 'chatdeck/testing/conformance/api';
import { expect, test } from 'vitest';
import { access, makeConformanceWorld } from './conformance-world';
import { plantedFaults, type PlantedFault } from './planted-faults';
import { start } from './world';

/** A server with a fault in it. */
async function plant({ serve, store: wrap = (store) => store }: PlantedFault): Promise<Fetch> {
  const store = createMemoryStore();
  await store.load(await signedInDataset(makeConformanceWorld(), start));
  const app = createService({ store: wrap(store), passwords: plainPasswords, now: () => start });
  const service = async (request: Request) => app.fetch(request);
  return (url, init) => {
    const request = new Request(url, init);
    return serve ? serve(request, service) : service(request);
  };
}

/** The first broken rule that the conformance kit reports. */
async function firstBroken(fault: PlantedFault): Promise<string | undefined> {
  const fetch = await plant(fault);
  for (const each of conformanceCases) {
    const { status, rule } = await runCase(each, { ...access, baseUrl: 'http://partner.test/v1', now: start, fetch });
    if (status === 'failed') return rule;
  }
  return undefined;
}

test('the conformance kit finds nothing in our service', { timeout: 60_000 }, async () => {
  expect(await firstBroken({ name: 'none' })).toBeUndefined();
});

test('it finds at least 57 of 60 planted faults', { timeout: 300_000 }, async () => {
  expect(plantedFaults).toHaveLength(60);
  const missed: string[] = [];
  for (const fault of plantedFaults) {
    if ((await firstBroken(fault)) === undefined) missed.push(fault.name);
  }
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(3);
});
