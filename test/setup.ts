import { configure } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// A busy machine is no fault of the code under test.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library does this only for the first of the files that share their modules.
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react');
  const { skipOwnerStacks } = await import('./owner-stacks');
  skipOwnerStacks();
  // jsdom has no locks. Without them, a tab waits for answers with timers, which a test may have replaced.
  const locks = { request: (...given: unknown[]) => (given.at(-1) as () => unknown)(), query: () => ({}) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
  afterEach(cleanup);
  afterEach(stopAsking);
  keepFrames();
  // What is still being loaded at the end of one file would be missing in the next.
  afterAll(() => vi.dynamicImportSettled());
}

const asking: EventListenerOrEventListenerObject[] = [];

/** What a test leaves unsaved isn't asked about in those after it, which share its window. */
function stopAsking() {
  for (const listener of asking.splice(0)) globalThis.removeEventListener('beforeunload', listener);
}

if ('document' in globalThis) {
  const { addEventListener } = globalThis;
  globalThis.addEventListener = (...added: Parameters<typeof addEventListener>) => {
    if (added[0] === 'beforeunload') asking.push(added[1]);
    addEventListener(...added);
  };
}

/** jsdom starts an interval for its frames when it needs one. If that were a test's fake one, no frame would ever come. */
function keepFrames() {
  const { requestAnimationFrame: next, cancelAnimationFrame: cancel } = globalThis;
  let frame = next(function again() {
    frame = next(again);
  });
  afterAll(() => cancel(frame));
}
