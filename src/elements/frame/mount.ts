import type { TokenReason } from '../../client/options';
import type { Instance } from '../instance';
import type { ChatdeckNavigation } from '../options';
import { isOn } from '../table';
import { accentRules, watchAccent } from '../runtime/accent';
import type { Mounted } from '../runtime/mount';
import { openLink } from './link';
import type { MessageFromFrame } from './messages';
import { frameOptionNames, type FrameOptions } from './options';
import { noteFrame } from './traces';

/** An element without a height of its own shows the first part of a screen. */
const rules = `
:host { display: block; block-size: 600px; }
:host([autosize]:not([autosize='false'])) { block-size: auto; }
:host([hidden]) { display: none; }
iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; }
${accentRules}`;

/** Pixels that a dialog has, even if less of the frame is in view. */
const LEAST_VIEW = 320;

interface FrameParts {
  instance: Instance;
  /** The dashboard doesn't respond. */
  onFailed(this: void, error: unknown): void;
}

/** Puts the dashboard's pages into their element, in an iframe of the server's origin. */
export function mount(host: HTMLElement, { instance, onFailed }: FrameParts): Mounted {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [sheet];
  const accent = watchAccent(update);
  root.replaceChildren(accent.probe);
  let shown = show();
  const unsubscribe = instance.subscribe(update);
  const abort = new AbortController();
  window.addEventListener('scroll', tellView, { capture: true, passive: true, signal: abort.signal });
  window.addEventListener('resize', tellView, { signal: abort.signal });
  return {
    update,
    unmount: () => {
      unsubscribe();
      abort.abort();
      shown.link.close();
      root.replaceChildren();
    },
  };

  /** Loads a frame, which belongs to one account: its data and its drafts. */
  function show() {
    const { options, isSignedOut } = instance.get();
    const { baseUrl, accountId, productName = 'Chatdeck' } = options;
    const link = openLink(baseUrl, path(), { hear, onSilent });
    const { frame } = link;
    frame.title = host.title || productName;
    frame.allow = 'clipboard-write';
    if (isSignedOut) link.close();
    else root.append(frame);
    // `at` is where its user is: the page's path, until they go elsewhere.
    return { link, account: accountKey(), path: path(), at: path(), options: frameOptions(), accountId, height: 0 };
  }

  function update() {
    if (shown.account !== accountKey()) {
      shown.link.close();
      shown.link.frame.remove();
      shown = show();
      return;
    }
    const { send } = shown.link;
    fit();
    if (path() !== shown.path) {
      shown.path = path();
      if (shown.at !== shown.path) send({ type: 'go', path: (shown.at = shown.path) });
    }
    if (JSON.stringify(frameOptions()) !== JSON.stringify(shown.options)) {
      send({ type: 'options', options: (shown.options = frameOptions()) });
    }
  }

  function fit() {
    shown.link.frame.style.height = isFitting() ? `${shown.height}px` : '';
    tellView();
  }

  function isFitting(): boolean {
    return isOn(host.getAttribute('autosize')) && shown.height > 0;
  }

  /** Dialogs and notices of a frame that is taller than the window belong where its user is. */
  function tellView() {
    if (!isFitting()) return;
    const { top, bottom } = shown.link.frame.getBoundingClientRect();
    const from = Math.max(0, top);
    const height = Math.max(LEAST_VIEW, Math.min(bottom, innerHeight) - from);
    shown.link.send({ type: 'view', top: from - top, height });
  }

  function accountKey(): string {
    const { options, isSignedOut } = instance.get();
    return JSON.stringify([options.baseUrl, options.accountId, isSignedOut]);
  }

  function hear(message: MessageFromFrame) {
    const { options } = instance.get();
    switch (message.type) {
      case 'ready':
        noteFrame(shown.accountId);
        shown.link.send({ type: 'start', accountId: shown.accountId, options: shown.options, path: shown.at });
        return;
      case 'token':
        void answer(message.id, message.reason);
        return;
      case 'height':
        shown.height = Math.max(0, Number(message.height));
        fit();
        return;
      case 'navigated':
        shown.at = message.path;
        dispatch('chatdeck-navigate', navigationOf(message));
        return;
      case 'event':
        dispatch('chatdeck-event', message.event);
        options.onEvent?.(message.event);
        return;
      case 'error': {
        const error = new Error(String(message.message));
        dispatch('chatdeck-error', error);
        options.onError?.(error);
        return;
      }
      case 'signedOut':
        instance.logout();
        options.onSignedOut?.();
        return;
      case 'cleared':
      // Only a frame that an account has left says so.
    }
  }

  /** A browser doesn't tell the page why. */
  function onSilent() {
    onFailed(new Error(`${shown.link.frame.src} didn't load. Is this page's origin in ALLOWED_ORIGINS?`));
  }

  async function answer(id: number, reason: TokenReason) {
    const { send } = shown.link;
    try {
      const given = await instance.get().options.getToken(reason);
      send({ type: 'token', id, ...(typeof given === 'object' ? given : { token: given }) });
    } catch {
      send({ type: 'token', id, hasFailed: true });
    }
  }

  function navigationOf({ route, path }: Extract<MessageFromFrame, { type: 'navigated' }>): ChatdeckNavigation {
    return { route, path, href: instance.get().options.hrefFor?.(route) };
  }

  function path(): string {
    return host.getAttribute('path') ?? '/';
  }

  function frameOptions(): FrameOptions {
    const { options } = instance.get();
    const appearance = (host.getAttribute('appearance') ?? options.appearance) as FrameOptions['appearance'];
    const accentColor = accent.get() ?? options.accentColor;
    return { ...Object.fromEntries(frameOptionNames.map((name) => [name, options[name]])), appearance, accentColor };
  }

  function dispatch(name: string, detail: unknown) {
    host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
