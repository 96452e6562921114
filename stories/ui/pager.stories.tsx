import { Pager } from 'chatdeck/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'UI/Pager',
  component: Pager,
  parameters: { layout: 'padded' },
  args: { page: 2, pageSize: 25, total: 1284, onPageChange: fn() },
});

export const Ready = meta.story({
  tags: ['looks'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 26 to 50 of 1,284 results');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenNthCalledWith(1, 1);
    await expect(args.onPageChange).toHaveBeenNthCalledWith(2, 3);
  },
});

export const FirstPage = meta.story({
  args: { page: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
});

export const LastPage = meta.story({ args: { page: 52 } });

export const NoResults = meta.story({ args: { page: 1, total: 0 } });
