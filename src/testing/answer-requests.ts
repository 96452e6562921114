import { createMemoryStore } from '../service/memory/memory-store';
import { createService } from '../service/create-service';
import type { ServiceOptions } from '../service/http/context';
import { answerFault, findFault, type Faults } from './faults';
import { plainPasswords } from './records';
import { scenarios, signedInDataset, type Scenario, type ScenarioName } from './scenarios';

export interface HandlersOptions extends Partial<Omit<ServiceOptions, 'store' | 'passwords'>> {
  /** What is stored: a named or custom scenario; `busyAccount` unless set. */
  scenario?: ScenarioName | Scenario | undefined;
  /** Calls that fail, in addition to the scenario’s. Can be changed while the handlers are in use. */
  faults?: Faults | undefined;
  /** Minimum latency of every answer, in milliseconds. */
  latency?: number | undefined;
}

/** Answers every call under `/v1` as the real service does, over a memory store that lives as long as the function. */
export function answerRequests(options: HandlersOptions = {}): (request: Request) => Promise<Response> {
  const { scenario = 'busyAccount', faults = {}, latency = 0, now = () => new Date(), ...rest } = options;
  const store = createMemoryStore();
  const service = createService({ store, passwords: plainPasswords, now, ...rest });
  let isFilled: Promise<void> | undefined;

  let made: Scenario | undefined;
  const worldOf = () => (made ??= typeof scenario === 'string' ? scenarios[scenario](now()) : scenario);

  async function fill() {
    const world = worldOf();
    await store.load(await signedInDataset(world, now()));
  }

  return async (request) => {
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    const fault = findFault(faults, request) ?? findFault(worldOf().faults ?? {}, request);
    if (fault) return answerFault(fault);
    await (isFilled ??= fill());
    return service.fetch(request);
  };
}
