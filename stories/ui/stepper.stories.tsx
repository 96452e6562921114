import { Stepper, type Step } from 'chatdeck/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';

const onSelect = fn();

const steps: Step[] = [
  { title: 'Create an account', status: 'done', to: { name: 'account' } },
  { title: 'Connect Slack', text: 'Acme Inc', status: 'done', onSelect },
  { title: 'Choose a channel', text: 'Where your team answers', status: 'current' },
  { title: 'Put the widget on your site', status: 'todo' },
];

const meta = preview.meta({
  title: 'UI/Stepper',
  component: Stepper,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: {
    label: 'Setup',
    steps,
  },
});

export const Ready = meta.story({
  tags: ['looks'],
  play: async ({ canvas, userEvent }) => {
    const [, , current] = canvas.getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(current).toHaveTextContent(/^3?Choose a channel, current step/);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Create an account/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
  },
});

export const AllDone = meta.story({
  args: {
    steps: [
      { title: 'Connect Slack', status: 'done' },
      { title: 'Choose a channel', status: 'done' },
    ],
  },
});

export const LongTexts = meta.story({
  globals: phone,
  args: {
    steps: [
      {
        title: 'Verbinden Sie den Arbeitsbereich Ihres Unternehmens',
        text: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte',
        status: 'current',
      },
      { title: 'Wählen Sie den Kanal, in dem Ihr Team antwortet', status: 'todo' },
    ],
  },
});
