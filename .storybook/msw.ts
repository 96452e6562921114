import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import { definePreviewAddon } from 'storybook/internal/csf';

const unhandled: string[] = [];

/** `context.msw` for stories. */
export const mockedNetwork = () =>
  addonMsw(async () => {
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
    return worker;
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
