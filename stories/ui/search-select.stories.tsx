import { SearchSelect, type SearchOption } from 'chatdeck/ui';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview';

import { countries, timeZones } from './long-options';

const meta = preview.meta({
  title: 'UI/Search select',
  component: SearchSelect,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'For more choices than fit on a screen. Up to about twenty, a select is quicker: everything can be seen at once.',
      },
    },
  },
  args: { label: 'Time zone', value: 'Europe/Berlin', options: timeZones, onValueChange: fn() },
  render: (args) => <Live {...args} />,
});

export const Closed = meta.story();

/** The list is complete when it opens, and scrolled to the choice. */
export const Open = meta.story({
  tags: ['looks'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Time zone' }));
    const chosen = await screen.findByRole('option', { name: 'Berlin' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    const list = chosen.closest('[role="listbox"]');
    await expect(list?.scrollTop).toBeGreaterThan(0);
  },
});

export const Narrowed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'new york');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'atlantis');
    await screen.findByText('No matches for “atlantis”.');
  },
});

export const ByKeyboard = meta.story({
  args: { label: 'Country', value: 'DE', options: countries },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{PageDown}{Home}{End}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const first = await screen.findByRole('option', { name: countries[0]?.label ?? '' });
    await expect(field).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Deutschland');
    await userEvent.keyboard('osterreich{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('AT');
    await expect(field).toHaveValue('Österreich');
  },
});

const many: SearchOption[] = Array.from({ length: 2_000 }, (_, index) => ({
  value: `${index}`,
  label: `Choice ${index}`,
}));

export const TooManyToDraw = meta.story({
  args: { label: 'Choice', value: '7', options: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByText('1500 more. Keep typing to narrow the list.');
  },
});

export const StoredValueUnknown = meta.story({ args: { value: 'Mars/Olympus_Mons' } });

export const Disabled = meta.story({ args: { disabled: true } });

export const ReadOnly = meta.story({ args: { readOnly: true } });

function Live({ onValueChange, ...props }: ComponentProps<typeof SearchSelect>) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchSelect
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
