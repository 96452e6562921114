import { ErrorPage, Support } from 'chatdeck';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';

const meta = preview.meta({
  title: 'Screens/Support',
  component: Support,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: { email: 'support@chatdeck.example' },
});

export const Mail = meta.story({ tags: ['looks'] });

export const ContactFrame = meta.story({
  // An address of this page itself, so that the story needs no network.
  args: { contactUrl: `${location.origin}/favicon.svg` },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Contact Chatdeck');
    await expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-popups allow-scripts');
    await expect(canvas.queryByRole('link', { name: 'Write to us' })).toBeNull();
  },
});

export const UnsafeFrame = meta.story({
  args: { contactUrl: 'javascript:alert(1)' },
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
