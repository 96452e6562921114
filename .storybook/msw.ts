import addonMsw from 'msw-storybook-addon';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { definePreviewAddon } from 'storybook/internal/csf';
import { setNetwork, throughNetwork, type Network } from './network';

const unhandled: string[] = [];

/** `context.msw` for stories. A documentation page shows many at once, and all of them share one worker. */
export const mockedNetwork = () => {
  let worker: Promise<SetupWorker> | undefined;
  return addonMsw(() => (worker ??= startWorker()));
};

async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const { request } = frame.data as { request?: Request };
      if (!request || !new URL(request.url).pathname.startsWith('/v1/')) return;
      unhandled.push(`${request.method} ${request.url}`);
      defaults.error();
    },
  });
  const add = worker.use.bind(worker);
  worker.use = (...handlers) => add(throughNetwork, ...handlers);
  return worker;
}

/** The network that the toolbar says, for all calls of a story. */
export const chosenNetwork = () =>
  definePreviewAddon({
    beforeEach: ({ globals }) => setNetwork(globals.network as Network),
  });

/** Fails a story that calls the API without a handler, even where the screen copes with the failure. */
export const noUnhandledCalls = () =>
  definePreviewAddon({
    beforeEach() {
      unhandled.length = 0;
    },
    afterEach() {
      if (unhandled.length) throw new Error(`The story has no handler for ${unhandled.join(', ')}`);
    },
  });
