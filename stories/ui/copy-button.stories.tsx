import { CopyButton } from 'chatdeck/ui';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'UI/Copy button',
  component: CopyButton,
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'Beside what it copies, at its end. The answer stands in the button itself.' } },
  },
  args: { text: '<script src="https://acme.test/widget.js"></script>' },
});

export const Word = meta.story();

export const Icon = meta.story({ args: { layout: 'icon', label: 'Copy the embed code' } });

export const Copied = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.text);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

export const Failed = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('copy it manually');
  },
});
