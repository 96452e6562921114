import { Text } from '@radix-ui/themes';
import { SortableList } from 'chatdeck/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone } from '../with-links';

interface Trigger {
  id: number;
  title: string;
}

const triggers: Trigger[] = ['Greet on the pricing page', 'Ask after a minute', 'Offer a demo', 'Say hello again'].map(
  (title, id) => ({ id: id + 1, title }),
);

const meta = preview.meta({
  title: 'UI/Sortable list',
  component: SortableList<Trigger>,
  parameters: { layout: 'padded' },
  args: {
    label: 'Triggers, the first that fits is used',
    items: triggers,
    itemName: (item: Trigger) => item.title,
    onOrderChange: fn(),
    children: (item, { handle, buttons }) => (
      <>
        {handle}
        <Text size="2">{item.title}</Text>
        {buttons}
      </>
    ),
  },
  render: (args) => {
    const [items, setItems] = useState(args.items);
    return (
      <SortableList
        {...args}
        items={items}
        onOrderChange={(ids) => {
          setItems(ids.flatMap((id) => items.filter((item) => item.id === id)));
          args.onOrderChange(ids);
        }}
      />
    );
  },
});

const titles = (root: HTMLElement) => [...root.querySelectorAll('li')].map((item) => item.textContent);

export const ByButtons = meta.story({
  tags: ['looks'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const up = canvas.getByRole('button', { name: 'Move Ask after a minute up' });
    await userEvent.click(up);
    await expect(args.onOrderChange).toHaveBeenCalledOnce();
    await expect(args.onOrderChange).toHaveBeenCalledWith([2, 1, 3, 4]);
    await expect(titles(canvasElement)[0]).toBe('Ask after a minute');
    await expect(up).toHaveFocus();
    await expect(canvas.getByText('Ask after a minute was put at place 1 of 4.')).toBeInTheDocument();
    await userEvent.click(up);
    await expect(args.onOrderChange).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Move Greet on the pricing page' });
    await expect(handle).toHaveAccessibleDescription(/^Press space or enter to pick the item up/);
    handle.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText('Picked up Greet on the pricing page, place 1 of 4.')).toBeDefined());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByText('Greet on the pricing page is at place 2 of 4.')).toBeDefined());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onOrderChange).toHaveBeenCalledOnce());
    await expect(args.onOrderChange).toHaveBeenCalledWith([2, 1, 3, 4]);
    await waitFor(() => expect(handle).toHaveFocus());
  },
});

export const ByPointer = meta.story({
  args: { dragDelayMs: 0 },
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move Greet on the pricing page' });
    const { x, y, height } = handle.getBoundingClientRect();
    const point = (type: string, down: number, target: EventTarget) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          isPrimary: true,
          button: 0,
          pointerId: 1,
          clientX: x + 4,
          clientY: y + height / 2 + down,
        }),
      );
    point('pointerdown', 0, handle);
    await waitFor(() => expect(handle.closest('li')).toHaveAttribute('data-state', 'dragging'));
    point('pointermove', 20, document);
    point('pointermove', 100, document);
    await waitFor(() => expect(canvas.getByText('Greet on the pricing page is at place 3 of 4.')).toBeDefined());
    point('pointerup', 100, document);
    await waitFor(() => expect(args.onOrderChange).toHaveBeenCalledOnce());
    await expect(args.onOrderChange).toHaveBeenCalledWith([2, 3, 1, 4]);
  },
});

export const OneItem = meta.story({ args: { items: triggers.slice(0, 1) } });

export const LongTexts = meta.story({
  globals: phone,
  args: { items: [...triggers, { id: 9, title: 'Greet everybody who comes back to the page after more than a week' }] },
});
