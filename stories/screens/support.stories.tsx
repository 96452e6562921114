import { ChatdeckTheme, ErrorPage, Support } from 'chatdeck';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';

const meta = preview.meta({
  title: 'Screens/Support',
  component: Support,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: { email: 'support@chatdeck.example' },
});

/** A host whose theme names a contact page. */
function withContactPage(contactFrameUrl: string) {
  return (Story: ComponentType) => (
    <ChatdeckTheme contactFrameUrl={contactFrameUrl}>
      <Story />
    </ChatdeckTheme>
  );
}

/** An address of this page itself, so that the story needs no network; what is there says nothing of itself. */
const somePage = `${location.origin}/favicon.svg`;
/** The frame waits: nothing is heard of its page. */
function withoutAnswer() {
  const swallow = (event: Event) => {
    if (event.target instanceof HTMLIFrameElement) event.stopImmediatePropagation();
  };
  document.addEventListener('load', swallow, true);
  return () => document.removeEventListener('load', swallow, true);
}

/** The time that the frame has is over right away. */
function withoutPatience() {
  const wait = window.setTimeout;
  const hurry = (handler: () => void, delay?: number) => wait(handler, delay === 15_000 ? 300 : delay);
  window.setTimeout = Object.assign(hurry, wait);
  return () => {
    window.setTimeout = wait;
  };
}

export const Mail = meta.story({ tags: ['looks'] });

export const ContactFrame = meta.story({
  decorators: [withContactPage(somePage)],
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Contact Chatdeck');
    await expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-scripts');
    window.dispatchEvent(
      new MessageEvent('message', { data: { chatdeck: 'contact', height: 240 }, source: frame.contentWindow }),
    );
    await waitFor(() => expect(frame.parentElement).toHaveAttribute('data-state', 'ready'));
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toBeVisible();
  },
});

export const FrameLoading = meta.story({
  decorators: [withContactPage(somePage)],
  beforeEach: withoutAnswer,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const FrameFailed = meta.story({
  tags: ['looks'],
  decorators: [withContactPage(somePage)],
  beforeEach: () => {
    const undo = [withoutAnswer(), withoutPatience()];
    return () => undo.forEach((each) => each());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the contact form.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toBeVisible();
  },
});

export const FrameUnsure = meta.story({
  decorators: [withContactPage(somePage)],
  beforeEach: withoutPatience,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Don’t see a form?')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const UnsafeFrame = meta.story({
  decorators: [withContactPage('javascript:alert(1)')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toBeVisible();
  },
});

export const NoWay = meta.story({ args: { email: undefined } });

export const LongContent = meta.story({
  globals: phone,
  args: { email: 'maximiliane.konstantinopolsky-featherstonehaugh@customer-service.acme.test' },
});

export const UnexpectedError = meta.story({ tags: ['looks'], render: () => <ErrorPage /> });
