import { Button } from '@radix-ui/themes';
import { ToastRegion, useToast, type ToastMessage } from 'chatdeck/ui';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone } from '../with-links';

const onUndo = fn();
const messages: Record<string, ToastMessage> = {
  Plain: { text: 'The export continues in the background.' },
  Success: { text: 'The export is done.', tone: 'success' },
  Problem: { text: 'We couldn’t log you out of Slack. We’ll try again.', tone: 'danger' },
  Undo: { text: 'The other country list was cleared.', action: { label: 'Undo', onAction: onUndo } },
  Long: { text: `${'A text that somebody has translated at length. '.repeat(3)}${'unbroken'.repeat(8)}` },
};

const meta = preview.meta({
  title: 'UI/Toast',
  component: ToastRegion,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Only for what happens out of view. A save says so in its save bar, a copy in its button: there a toast would say it twice.',
      },
    },
  },
  args: { children: <Openers /> },
  render: (args) => <ToastRegion {...args} />,
});

export const All = meta.story({
  tags: ['looks'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Success', 'Problem', 'Undo']) await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(document.querySelectorAll('[data-chatdeck="toast"]')).toHaveLength(3));
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Long' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await screen.findAllByRole('button', { name: 'Dismiss' });
  },
});

/** F8 leads to the newest, Tab to its action. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(document.querySelector('[data-chatdeck="toast"]')).toBeVisible());
    await fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(document.querySelector('[data-chatdeck="toast"]')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Plain' }));
    await waitFor(() => expect(document.querySelector('[data-chatdeck="toast"]')).toBeVisible());
    await fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    await userEvent.keyboard('{Tab}{Escape}');
    await waitFor(() => expect(document.querySelector('[data-chatdeck="toast"]')).toBeNull());
  },
});

function Openers() {
  const showToast = useToast();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {Object.entries(messages).map(([name, message]) => (
        <Button key={name} variant="soft" onClick={() => showToast(message)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
