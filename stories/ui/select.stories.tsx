import { Select } from 'chatdeck/ui';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone } from '../with-links';

const onValueChange = fn();
const minutes = [1, 5, 15].map((count) => ({ value: String(count), label: `${count} minutes` }));
const places = [
  { value: 'vienna', label: 'Vienna', group: 'Austria' },
  { value: 'graz', label: 'Graz', group: 'Austria' },
  { value: 'ghent', label: 'Ghent', group: 'Belgium' },
];

const meta = preview.meta({
  title: 'UI/Select',
  component: Select,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A choice of one among a few. It is the browser’s own, so that phones and screen readers show it in their way. For long lists use a search select.',
      },
    },
  },
  args: { 'aria-label': 'Wait', value: '5', options: minutes, onValueChange },
  render: (args) => <Live {...args} />,
});

export const Ready = meta.story({
  tags: ['looks'],
  play: async ({ canvas, userEvent }) => {
    onValueChange.mockClear();
    const select = canvas.getByRole('combobox', { name: 'Wait' });
    await expect(select).toHaveDisplayValue('5 minutes');
    await userEvent.selectOptions(select, '15 minutes');
    await expect(onValueChange.mock.calls).toEqual([['15']]);
    await expect(select).toHaveDisplayValue('15 minutes');
  },
});

export const Grouped = meta.story({
  args: { 'aria-label': 'Place', value: 'ghent', options: places },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Austria' }).children).toHaveLength(2);
  },
});

/** A stored value that is no option shows, and nothing is reported until another is chosen. */
export const UnknownValue = meta.story({
  args: { value: '7' },
  play: async ({ canvas, userEvent }) => {
    onValueChange.mockClear();
    const select = canvas.getByRole('combobox', { name: 'Wait' });
    await expect(select).toHaveDisplayValue('7');
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.selectOptions(select, '1 minutes');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const Invalid = meta.story({ args: { 'aria-invalid': true } });

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

export const LongOption = meta.story({
  globals: phone,
  args: { value: 'a', options: [{ value: 'a', label: 'A very long option that no phone can show in one line, ever' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

function Live({ value, ...props }: ComponentProps<typeof Select>) {
  const [chosen, setChosen] = useState(value);
  return (
    <Select
      {...props}
      value={chosen}
      onValueChange={(next) => {
        props.onValueChange(next);
        setChosen(next);
      }}
    />
  );
}
