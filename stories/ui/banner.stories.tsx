import { Button } from '@radix-ui/themes';
import { BannerStack, type BannerItem } from 'chatdeck/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';

const small = (text: string) => (
  <Button size="1" variant="outline" color="gray">
    {text}
  </Button>
);
const banners: BannerItem[] = [
  { id: 'done', tone: 'success', content: 'Your plan is active again.', onDismiss: fn() },
  {
    id: 'news',
    tone: 'info',
    content: 'Reports now show ratings by agent.',
    action: small('See reports'),
    onDismiss: fn(),
  },
  { id: 'trial', tone: 'warning', content: 'Your trial ends in 3 days.', action: small('Choose a plan') },
  {
    id: 'payment',
    tone: 'danger',
    content: 'The last payment failed. Chats stop on 24 November.',
    action: small('Update the card'),
  },
];

const meta = preview.meta({
  title: 'UI/Banners',
  component: BannerStack,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'About the account or the product, above the page header. What a person has just done is answered where they did it, not here.',
      },
    },
  },
  args: { banners },
});

/** The two most urgent are visible, in whatever order they come. */
export const Four = meta.story();

export const One = meta.story({ args: { banners: banners.slice(2, 3) } });

export const AllTones = meta.story({
  tags: ['looks'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '2 more' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2);
  },
});

export const Dismissed = meta.story({
  render: function Dismissed() {
    const [shown, setShown] = useState(banners.slice(0, 2));
    const items = shown.map((banner) => ({
      ...banner,
      onDismiss: () => setShown((before) => before.filter(({ id }) => id !== banner.id)),
    }));
    return <BannerStack banners={items} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
    await expect(canvas.getByRole('region', { name: 'Notices' })).toHaveFocus();
  },
});
