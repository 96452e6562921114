import { ZoneSelect } from 'chatdeck/ui';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'UI/Zone select',
  component: ZoneSelect,
  parameters: { layout: 'padded' },
  args: {
    label: 'Time zone',
    value: 'Europe/Berlin',
    localZone: 'America/New_York',
    now: Date.UTC(2026, 2, 3, 12),
    onValueChange: fn(),
  },
  render: (args) => <Live {...args} />,
});

export const Closed = meta.story();

/** It opens at the current zone; the browser's own stays in view at its end. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Time zone' }));
    const chosen = await screen.findByRole('option', { name: /^Europe\/Berlin/ });
    await expect(chosen).toHaveAttribute('data-highlighted', 'true');
    await expect(screen.getByRole('option', { name: /^Use mine: America\/New York/ })).toBeVisible();
  },
});

export const FoundByCity = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'bombay');
    await screen.findByText('Bombay, India');
  },
});

export const FoundByAbbreviation = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'PST');
    await screen.findAllByText('PST');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('America/Los_Angeles');
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'atlantis');
    await screen.findByText(/^No matches for “atlantis”\. Try a large city/);
  },
});

function Live({ onValueChange, ...props }: ComponentProps<typeof ZoneSelect>) {
  const [value, setValue] = useState(props.value);
  return (
    <ZoneSelect
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
