import { Sparkline } from 'chatdeck/ui';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'UI/Sparkline',
  component: Sparkline,
  parameters: { layout: 'padded' },
  args: {
    values: [8, 11, 9, 12, 10, 3, 2, 9, 12, 14],
    mean: 9,
    label: 'Chats per day: between 2 and 14, 9 on average',
  },
});

export const Typical = meta.story();

export const NoChats = meta.story({ args: { values: Array<number>(30).fill(0), mean: 0, label: 'No chats' } });

export const NoDays = meta.story({ args: { values: [], mean: 0, label: 'No chats' } });

export const OneDay = meta.story({ args: { values: [5], mean: 5, label: 'Five chats on one day' } });

export const OneBigDay = meta.story({
  args: { values: [0, 1, 0, 0, 2, 0, 480, 1, 0, 0], mean: 48.4, label: 'Between 0 and 480 chats per day' },
});
