import { Button, Text } from '@radix-ui/themes';
import { InfoTip, Popover } from 'chatdeck/ui';
import { expect, waitFor, within } from 'storybook/test';
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
    <InfoTip subject="Late replies">
      Chats in which a visitor waited longer than the time that you set under Behavior.
    </InfoTip>
  </Text>
);

export const InfoTipOpen = meta.story({
  render: () => tip,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const mark = canvas.getByRole('button', { name: 'About Late replies' });
    await userEvent.click(mark);
    await expect(await body.findByRole('tooltip')).toHaveTextContent('Chats in which');
    await expect(mark).toHaveAccessibleDescription(/Chats in which/);
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

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => popover,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
});
