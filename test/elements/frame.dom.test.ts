import { afterEach, expect, test, vi } from 'vitest';
import { clearFrameDrafts } from '../../src/elements/frame/clear';
import { FRAME_TIMEOUT } from '../../src/elements/frame/link';
import { mount } from '../../src/elements/frame/mount';
import { createInstance } from '../../src/elements/instance';
import type { MessageFromFrame, MessageToFrame } from '../../src/elements/frame/messages';
import type { ChatdeckNavigation, ChatdeckOptions } from '../../src/elements/options';

const origin = 'https://api.test';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  localStorage.clear();
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
  const onFailed = vi.fn();
  const { update } = mount(host, { instance, onFailed });
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
    onFailed,
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

test('a frame that is refused or offline has failed after a while; one that responds has not', () => {
  vi.useFakeTimers();
  const silent = open();
  const { say, onFailed } = open();
  say({ type: 'ready' });
  vi.advanceTimersByTime(FRAME_TIMEOUT - 1);
  expect(silent.onFailed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(String(silent.onFailed.mock.lastCall)).toContain("https://api.test/embed#/ didn't load.");
  expect(onFailed).not.toHaveBeenCalled();
});

test('a frame without a user has nothing to load', () => {
  vi.useFakeTimers();
  const { instance, frame, onFailed } = open();
  instance.logout();
  expect(frame()).toBeNull();
  vi.advanceTimersByTime(FRAME_TIMEOUT);
  expect(onFailed).not.toHaveBeenCalled();
});

test('a sign-out leaves no hidden frame in the page of a server that does not respond', () => {
  vi.useFakeTimers();
  clearFrameDrafts(origin, 'acme');
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  vi.advanceTimersByTime(FRAME_TIMEOUT);
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
});

test('a frame that loads again, because it was moved, goes back to where its user was', () => {
  const { say, heard, host, frame, listen, update } = open({ path: '/' });
  say({ type: 'ready' });
  say({ type: 'navigated', route: { name: 'account' }, path: '/account' });
  heard();
  // Another look leads its user nowhere else.
  host.setAttribute('appearance', 'dark');
  update();
  expect(heard()).toMatchObject([{ type: 'options' }]);
  const section = document.createElement('section');
  document.body.append(section);
  section.append(host);
  listen();
  expect(frame().contentWindow).not.toBeNull();
  say({ type: 'ready' });
  expect(heard()).toMatchObject([{ type: 'start', path: '/account', options: { appearance: 'dark' } }]);
  host.setAttribute('path', '/support');
  update();
  expect(heard()).toEqual([{ type: 'go', path: '/support' }]);
});

test('a page that follows its frame with the path attribute leads it nowhere', () => {
  const { say, heard, host, update } = open({ path: '/' });
  say({ type: 'ready' });
  say({ type: 'navigated', route: { name: 'account' }, path: '/account' });
  heard();
  host.setAttribute('path', '/account');
  update();
  expect(heard()).toEqual([]);
});

test('what a page changes before its frame is ready is in its first message', () => {
  const { say, heard, host, update, instance } = open({ path: '/' });
  host.setAttribute('path', '/support');
  update();
  instance.update({ locale: 'de' });
  expect(heard()).toEqual([]);
  say({ type: 'ready' });
  expect(heard()).toMatchObject([{ type: 'start', path: '/support', options: { locale: 'de' } }]);
});

test('a frame that grows with its page from now on has the height it last reported', () => {
  const { say, host, frame, update } = open();
  say({ type: 'height', height: 720 });
  expect(frame().style.height).toBe('');
  host.setAttribute('autosize', '');
  update();
  expect(frame().style.height).toBe('720px');
  say({ type: 'height', height: 640 });
  expect(frame().style.height).toBe('640px');
  host.setAttribute('autosize', 'false');
  update();
  expect(frame().style.height).toBe('');
});

test('a frame as tall as its page hears which part of it is in view, where its dialogs belong', () => {
  const { say, frame, heard } = open({ autosize: '' });
  say({ type: 'ready' });
  heard();
  let top = 100;
  frame().getBoundingClientRect = () => ({ top, bottom: top + 3000 }) as DOMRect;
  say({ type: 'height', height: 3000 });
  expect(heard()).toEqual([{ type: 'view', top: 0, height: innerHeight - 100 }]);
  top = -1200;
  document.dispatchEvent(new Event('scroll'));
  expect(heard()).toEqual([{ type: 'view', top: 1200, height: innerHeight }]);
  // Almost scrolled away: a dialog still has room.
  top = -2900;
  window.dispatchEvent(new Event('resize'));
  expect(heard()).toEqual([{ type: 'view', top: 2900, height: 320 }]);
});

test('a frame with a height of its own shows its dialogs in all of it', () => {
  const { say, heard } = open();
  say({ type: 'ready' });
  say({ type: 'height', height: 3000 });
  heard();
  document.dispatchEvent(new Event('scroll'));
  expect(heard()).toEqual([]);
});
