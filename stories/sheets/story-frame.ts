import type { Channel } from 'storybook/internal/channels';

interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

interface Told {
  globals?: { viewport?: { value?: string } };
}

export type Globals = Readonly<Record<string, string>>;

/** The URL of a single story with the toolbar's settings applied. Axe's findings there are ignored. */
export function storyAddress(id: string, globals: Globals): string {
  const written = Object.entries({ ...globals, 'a11y.manual': '!true' }).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: written.join(';') }).toString()}`;
}

/** What a story brings into view while it plays is not to move the page around its frame. */
export function keepStill(frame: HTMLIFrameElement): void {
  const { Element, HTMLElement } = frame.contentWindow as Window & typeof globalThis;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}

/** Changes the toolbar's settings in a frame that has loaded. */
export function updateGlobals(frame: HTMLIFrameElement, globals: Globals): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = frame.contentWindow as StoryWindow;
  channel?.emit('updateGlobals', { globals });
}

/** Reports once, when the story in a frame has played to its end: for which window it is meant. */
export function whenPlayed(frame: HTMLIFrameElement, report: (viewport: string | undefined) => void): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = frame.contentWindow as StoryWindow;
  if (!channel) return;
  const handleEnd = () => {
    const [told] = (channel.last('globalsUpdated') ?? []) as [Told?];
    report(told?.globals?.viewport?.value);
  };
  if (channel.last('storyFinished')) handleEnd();
  else channel.once('storyFinished', handleEnd);
}
