import { Button, Text } from '@radix-ui/themes';
import { Dialog, InfoTip, Popover } from 'chatdeck/ui';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone } from '../with-links';

const meta = preview.meta({
  title: 'UI/Popover and info tip',
  component: Popover,
  subcomponents: { InfoTip },
  parameters: { layout: 'padded' },
});

const popover = (
  <Popover trigger={<Button variant="soft">More details</Button>} label="Visitor">
    <Text as="p" size="2" weight="medium">
      Ada Lovelace
    </Text>
    <Text as="p" size="2" color="gray">
      London, on example.com/engines/analytical
    </Text>
    <Button size="1" variant="soft" style={{ marginBlockStart: 8 }}>
      Copy the address
    </Button>
  </Popover>
);

export const PopoverOpen = meta.story({
  tags: ['looks'],
  render: () => popover,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const trigger = canvas.getByRole('button', { name: 'More details' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await body.findByRole('dialog', { name: 'Visitor' });
    await waitFor(() => expect(body.getByRole('button', { name: 'Copy the address' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await body.findByRole('dialog', { name: 'Visitor' });
  },
});

const tip = (
  <Text as="p" size="2">
    Late replies{' '}
    <InfoTip subject="Late replies">Chats in which a visitor waited longer than the time you set in Behavior.</InfoTip>
  </Text>
);

export const InfoTipOpen = meta.story({
  render: () => tip,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const mark = canvas.getByRole('button', { name: 'About Late replies' });
    await expect(canvasElement.ownerDocument.querySelector('[data-chatdeck="overlay"]')).toBeNull();
    await userEvent.click(mark);
    await expect(await body.findByRole('tooltip')).toHaveTextContent('Chats in which');
    await expect(mark).toHaveAccessibleDescription(/Chats in which/);
    await userEvent.click(canvasElement);
    await waitFor(() => expect(body.queryByRole('tooltip')).toBeNull());
    await expect(mark).not.toHaveAttribute('aria-describedby');
    await userEvent.click(mark);
    await body.findByRole('tooltip');
    await userEvent.click(mark);
    await expect(body.getByRole('tooltip')).toBeInTheDocument();
  },
});

export const InfoTipByHover = meta.story({
  render: () => (
    <>
      {tip}
      <Text as="p" size="2">
        Missed chats <InfoTip subject="Missed chats">Chats that no one answered.</InfoTip>
      </Text>
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.hover(canvas.getByRole('button', { name: 'About Late replies' }));
    const first = await body.findByRole('tooltip');
    await userEvent.hover(first);
    // Longer than a mouse may take on its way to the tip.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(first).toBeInTheDocument();
    await userEvent.unhover(first);
    await waitFor(() => expect(body.queryByRole('tooltip')).toBeNull());
    await userEvent.tab();
    await expect(await body.findByRole('tooltip')).toHaveTextContent('Chats in which');
    await userEvent.hover(canvas.getByRole('button', { name: 'About Missed chats' }));
    await waitFor(() => expect(body.getByRole('tooltip')).toHaveTextContent('Chats that no one answered.'));
  },
});

export const InfoTipOutOfView = meta.story({
  render: () => (
    <>
      <Button>First</Button>
      <div style={{ height: '200vh' }} />
      {tip}
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    await userEvent.tab();
    await body.findByRole('tooltip');
    // Long enough for the page to have scrolled there.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(body.getByRole('tooltip')).toBeInTheDocument();
  },
});

const onDialogOpenChange = fn();

export const InfoTipByKeyboard = meta.story({
  render: () => (
    <Dialog title="What counts" open onOpenChange={onDialogOpenChange}>
      {tip}
    </Dialog>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const mark = await body.findByRole('button', { name: 'About Late replies' });
    const close = body.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab();
    await expect(await body.findByRole('tooltip')).toHaveTextContent('Chats in which');
    await expect(mark).toHaveAccessibleDescription(/Chats in which/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('tooltip')).toBeNull());
    await expect(mark).not.toHaveAttribute('aria-describedby');
    await expect(onDialogOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await body.findByRole('tooltip');
    // The last of the dialog, whose keyboard an open tip does not let out.
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await waitFor(() => expect(body.queryByRole('tooltip')).toBeNull());
    await userEvent.tab();
    await body.findByRole('tooltip');
  },
});

export const InfoTipByTouch = meta.story({
  globals: phone,
  render: () => tip,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const mark = canvas.getByRole('button', { name: 'About Late replies' });
    await userEvent.pointer({ keys: '[TouchA]', target: mark });
    await expect(await body.findByRole('tooltip')).toBeInTheDocument();
    await userEvent.pointer({ keys: '[TouchA]', target: mark });
    await expect(body.queryByRole('tooltip')).toBeNull();
  },
});
