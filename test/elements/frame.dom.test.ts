import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../../src/elements/frame/mount';
import { createInstance } from '../../src/elements/instance';
import type { MessageFromFrame, MessageToFrame } from '../../src/elements/frame/messages';
import type { ChatdeckNavigation, ChatdeckOptions } from '../../src/elements/options';

const origin = 'https://api.test';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A frame in the page, and both ends of its messages. */
function open(attributes: Record<string, string> = {}, given: Partial<ChatdeckOptions> = {}) {
  const host = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  document.body.append(host);
  const events: [name: string, detail: unknown, cancelable: boolean][] = [];
  for (const name of ['chatdeck-navigate', 'chatdeck-event', 'chatdeck-error']) {
    host.addEventListener(name, (event) =>
      events.push([name, (event as CustomEvent<unknown>).detail, event.cancelable]),
    );
  }
  const instance = createInstance({ baseUrl: origin, accountId: 'acme', getToken: () => 'x', ...given });
  const { update } = mount(host, { instance });
  const frame = () => host.shadowRoot?.querySelector('iframe') as HTMLIFrameElement;
  let heard: MessageToFrame[] = [];
  const listen = () => {
    const { contentWindow } = frame();
    if (contentWindow) contentWindow.postMessage = ({ message }: { message: MessageToFrame }) => heard.push(message);
  };
  listen();
  return {
    host,
    instance,
    frame,
    events,
    update,
    listen,
    /** What the frame has heard since the last time. */
    heard: () => {
      const messages = heard;
      heard = [];
      return messages;
    },
    say: (message: MessageFromFrame) => {
      const { contentWindow: source } = frame();
      window.dispatchEvent(new MessageEvent('message', { origin, source, data: { chatdeck: 'frame', message } }));
    },
  };
}

test('a page that listens to chatdeck-navigate gets the same from a frame as from an element', () => {
  const { say, events } = open({}, { hrefFor: ({ name }) => `/chat/${name}` });
  say({ type: 'navigated', route: { name: 'account' }, path: '/account' });
  const detail: ChatdeckNavigation = { route: { name: 'account' }, path: '/account', href: '/chat/account' };
  // The frame is already there.
  expect(events).toEqual([['chatdeck-navigate', detail, false]]);
});

test('a frame gets the color that its surroundings set, also a later one, before the color of the options', () => {
  let color = 'color(srgb 1 0.4 0.2 / 1)';
  vi.stubGlobal('getComputedStyle', () => ({ color }));
  const { say, heard, host } = open({}, { accentColor: '#0000ff', supportEmail: 'help@acme.test' });
  say({ type: 'ready' });
  expect(heard()).toMatchObject([
    { type: 'start', options: { accentColor: '#ff6633', supportEmail: 'help@acme.test' } },
  ]);
  color = 'color(srgb none 0 0 / 0)';
  host.shadowRoot?.querySelector('.chatdeck-accent')?.dispatchEvent(new Event('transitionend'));
  expect(heard()).toMatchObject([{ type: 'options', options: { accentColor: '#0000ff' } }]);
});
