import { SegmentedControl, Tabs } from 'chatdeck/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { arrowsOf } from '../with-links';

type Project = 'html' | 'wordpress' | 'react' | 'gtm';

const first: Project = 'html';
const tabs: { value: Project; label: string; content: string }[] = [
  { value: 'html', label: 'HTML', content: 'Paste the code before the end of the page.' },
  { value: 'wordpress', label: 'WordPress', content: 'Install the plugin.' },
  { value: 'react', label: 'React', content: 'Add the component.' },
  { value: 'gtm', label: 'Google Tag Manager', content: 'Add a tag of custom HTML.' },
];

const meta = preview.meta({
  title: 'UI/Tabs and segmented control',
  component: Tabs<Project>,
  subcomponents: { SegmentedControl },
  parameters: { layout: 'padded' },
  args: {
    label: 'Project type',
    value: first,
    onValueChange: fn(),
    tabs,
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
});

export const Ready = meta.story({
  tags: ['looks'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const { on, back } = arrowsOf(globals);
    await userEvent.tab();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard(back);
    await expect(canvas.getByRole('tab', { name: 'Google Tag Manager' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Add a tag');
    await userEvent.keyboard(on);
    await expect(canvas.getByRole('tab', { name: 'HTML' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('tab', { name: 'Google Tag Manager' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'HTML' })).toHaveFocus();
    await userEvent.keyboard(`{End}{Home}${on}`);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('wordpress');
  },
});

type Look = 'online' | 'offline' | 'prechat';
const looks = [
  { value: 'online', label: 'Online' },
  { value: 'offline', label: 'Offline' },
  { value: 'prechat', label: 'Before the chat' },
] as const;
const onLookChange = fn();

function Looks() {
  const [look, setLook] = useState<Look>('online');
  const handleChange = (next: Look) => {
    setLook(next);
    onLookChange(next);
  };
  return <SegmentedControl label="State of the preview" value={look} onValueChange={handleChange} options={looks} />;
}

export const Segments = meta.story({
  tags: ['looks'],
  render: () => <Looks />,
  play: async ({ canvas, globals, userEvent }) => {
    onLookChange.mockClear();
    await userEvent.tab();
    await userEvent.keyboard(`${arrowsOf(globals).on}{Enter}`);
    await expect(onLookChange).toHaveBeenCalledOnce();
    await expect(onLookChange).toHaveBeenCalledWith('offline');
    await userEvent.click(canvas.getByRole('radio', { name: 'Offline' }));
    await expect(onLookChange).toHaveBeenCalledOnce();
  },
});
