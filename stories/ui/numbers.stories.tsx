import { StatCard, StatCards, UsageBar } from 'chatdeck/ui';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'UI/Stat cards and usage',
  component: StatCard,
  subcomponents: { StatCards, UsageBar },
  parameters: { layout: 'padded' },
});

const cards = (
  <StatCards>
    <StatCard label="Chats" value="1,284" change={{ text: '+4% more than the 30 days before', trend: 'better' }} />
    <StatCard
      label="First reply"
      value="42 s"
      definition="How long a visitor waits for the first reply (median)."
      change={{ text: '12% faster than the 30 days before', trend: 'better' }}
    />
    <StatCard label="Missed chats" value="17" change={{ text: '+6 more than before', trend: 'worse' }} />
    <StatCard label="Rating" value="96%" change={{ text: 'the same as before', trend: 'same' }} />
    <StatCard label="Offline messages" value="0" />
  </StatCards>
);

export const Stats = meta.story({
  tags: ['looks'],
  render: () => cards,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'About First reply' })).toHaveFocus();
    await expect(await body.findByRole('tooltip')).toHaveTextContent('How long a visitor waits');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('tooltip')).toBeNull());
  },
});

export const StatsLoading = meta.story({
  render: () => (
    <StatCards>
      <StatCard label="Chats" value={undefined} />
      <StatCard label="First reply" value={undefined} definition="How long a visitor waits for the first reply." />
    </StatCards>
  ),
});

const usage = (
  <div style={{ display: 'grid', gap: 24, maxInlineSize: 400 }}>
    <UsageBar label="Channels" used={2} limit={5} />
    <UsageBar label="Conversations this month" used={412} limit={500} />
    <UsageBar label="Operators" used={10} limit={10} />
    <UsageBar label="Conversations last month" used={1284} limit={1000} />
    <UsageBar label="Agents" used={37} limit="unlimited" />
    <UsageBar label="Saved replies" used={0} limit={0} />
  </div>
);

export const Usage = meta.story({
  tags: ['looks'],
  render: () => usage,
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Conversations last month' });
    await expect(meter).toHaveAttribute('aria-valuenow', '1000');
    await expect(meter).toHaveAttribute('aria-valuetext', '1,284 of 1,000. Over the limit');
    await expect(canvas.queryByRole('meter', { name: 'Agents' })).toBeNull();
    await expect(canvas.getByText('Almost used up')).toBeVisible();
  },
});
