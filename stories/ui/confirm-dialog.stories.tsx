import { Button } from '@radix-ui/themes';
import { makeProblem } from 'chatdeck/model';
import { ConfirmDialog, type ConfirmDialogProps } from 'chatdeck/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone } from '../with-links';

const args: ConfirmDialogProps = {
  open: true,
  onOpenChange: fn(),
  onConfirm: fn(),
  title: 'Delete the widget #sales?',
  children: 'Visitors can no longer chat on the pages that embed it. Its past chats stay in Slack.',
  confirmLabel: 'Delete widget',
  tone: 'danger',
};

const meta = preview.meta({
  title: 'UI/Confirm dialog',
  component: ConfirmDialog,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Only before what cannot be undone; where undo is possible, do it and offer undo instead. The title says the consequence, the button repeats its verb.',
      },
    },
  },
  args,
});

export const Danger = meta.story({
  tags: ['looks'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Plain = meta.story({
  args: { title: 'Leave the trial?', children: undefined, confirmLabel: 'Leave trial', tone: 'plain' },
});

export const Typed = meta.story({ args: { confirmWord: 'sales' } });

export const Busy = meta.story({ args: { status: 'busy' } });

export const Failed = meta.story({ args: { problem: makeProblem('server', { status: 500 }) } });

export const LongTexts = meta.story({
  globals: phone,
  args: {
    title: `Delete the widget #${'a-name-that-is-long-'.repeat(4)}?`,
    confirmLabel: 'Delete the widget and all that it has stored',
    confirmWord: 'sales',
    problem: makeProblem('offline'),
  },
});

export const ByKeyboard = meta.story({
  args: { confirmWord: 'sales' },
  render: (args) => <WithOpener {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(opener.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener.closest('[inert]')).toBeNull();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByLabelText('Type “sales” to confirm.');
    await userEvent.type(field, 'sale{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, 's{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
});

function WithOpener(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}
