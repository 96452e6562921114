import { ReportsOverview, ReportsOverviewLoading } from 'chatdeck';
import {
  failed,
  loading,
  makeChatFigures,
  makeDownloadControl,
  makeManyAgents,
  makeOverviewBlock,
  makeOverviewStats,
  makeParsedOverview,
  makeReportsOverviewProps,
  ready,
} from 'chatdeck/testing';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';

const patience = { timeout: 10_000 };
const long = 'a-channel-whose-name-somebody-made-as-long-as-slack-lets-them-and-then-some';

/** As a plain object, which the story's props take. */
const overview = (...list: Parameters<typeof makeReportsOverviewProps>) => ({ ...makeReportsOverviewProps(...list) });
const widget = (id: number, name: string) => ({ widget: { id, name } });

const meta = preview.meta({
  title: 'Screens/Reports: overview',
  component: ReportsOverview,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: overview(),
});

/**
 * A block of cards for the team and for each agent, which folds on a phone. The definition of a figure opens by focus; a number that the history
 * can show exactly leads to its chats.
 */
export const Ready = meta.story({
  tags: ['looks'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: '100, Ratings (thumbs up): show in history' });
    await expect(link).toHaveAttribute('href', '#/reports/history?widget=11&rating=up');
    const fold = canvas.queryByRole('button', { name: 'Details for Dana Whitfield', expanded: false });
    if (fold) await userEvent.click(fold);
    const ofAgent = canvas.getByRole('link', { name: '184, Total Chats for Dana Whitfield: show in history' });
    await expect(ofAgent).toHaveAttribute('href', '#/reports/history?widget=11&agent=Dana+Whitfield');
    await expect(canvas.queryByRole('link', { name: /Late Replies|Offline Messages|Avg/ })).toBeNull();
    canvas.getAllByRole('button', { name: 'About Late Replies' })[0]?.focus();
    await expect(await screen.findByRole('tooltip', undefined, patience)).toHaveTextContent(
      'first reply took more than 60 seconds',
    );
  },
});

/** The agents side by side, in the order of any figure. */
export const AgentsAsTable = meta.story({
  tags: ['looks'],
  args: { agentView: 'table' },
  play: async ({ canvas, userEvent }) => {
    const total = canvas.getByRole('columnheader', { name: /Total Chats/ });
    await expect(total).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Avg Time to Reply' }));
    const [, first] = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(first).toHaveTextContent('Dana Whitfield');
  },
});

/** Each widget's figures load, fail, and lack a comparison separately. A file omits what couldn't be loaded. */
export const BlocksApart = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(/The file doesn’t include Widget 12, which couldn’t be loaded/, undefined, patience);
  },
  args: overview(
    [
      makeOverviewBlock({ ...widget(11, 'website'), figures: loading, before: loading }),
      makeOverviewBlock({ ...widget(12, ''), figures: failed() }),
      makeOverviewBlock({ ...widget(13, long), before: failed() }),
      makeOverviewBlock({
        ...widget(14, 'quiet'),
        figures: ready(
          makeParsedOverview({
            totalStats: makeChatFigures({
              agentName: '',
              totalChats: 0,
              avgChatsPerDay: null,
              upRatingPercent: null,
              upRatingCount: 0,
              avgTimeToFirstReply: null,
              avgChatDuration: null,
              avgMsgsPerChat: null,
            }),
            stats: [],
          }),
        ),
      }),
    ],
    {
      download: makeDownloadControl({
        status: 'done',
        format: 'csv',
        fileName: '20250618T120000_overview_chatdeck_output.csv',
        missing: [{ id: 12, name: '' }],
      }),
    },
  ),
});

/** No other agents, and no missed chats. */
export const OneAgent = meta.story({
  args: overview([makeOverviewBlock({ figures: ready(makeParsedOverview({ stats: [makeChatFigures()] })) })]),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(1);
    await expect(canvas.queryByRole('heading', { name: 'Missed chats' })).toBeNull();
  },
});

/** Forty agents, and a name that fits into no column. */
export const LongContent = meta.story({
  args: overview([
    makeOverviewBlock({
      figures: ready(
        makeParsedOverview({
          stats: [...makeManyAgents(39), makeChatFigures({ agentName: long }), ...makeOverviewStats().stats.slice(2)],
        }),
      ),
    }),
  ]),
});

export const Loading = meta.story({ args: { blocks: loading } });

export const Placeholder = meta.story({ render: () => <ReportsOverviewLoading /> });

export const Failed = meta.story({ args: { blocks: failed() } });

export const Empty = meta.story({ args: overview([]) });

export const NonAdmin = meta.story({ args: { blocks: { status: 'adminRequired' } } });

export const PlanWithoutFeature = meta.story({ args: { blocks: { status: 'planRequired' } } });

export const LongWidgetName = meta.story({ globals: phone, args: overview([makeOverviewBlock(widget(11, long))]) });

const onRangeChange = fn();

/** A custom range is typed or picked, corrected if invalid, and applied on demand. */
export const CustomRange = meta.story({
  args: { range: { ...makeReportsOverviewProps().range, onRangeChange } },
  play: async ({ canvas, userEvent }) => {
    onRangeChange.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Date range: Last 30 days' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Date range' }, patience));
    await userEvent.click(panel.getByRole('button', { name: 'Custom range' }));
    const apply = await panel.findByRole('button', { name: 'Apply' }, patience);
    await expect(apply).toBeDisabled();
    const from = panel.getByRole('textbox', { name: 'From' });
    await userEvent.clear(from);
    await userEvent.type(from, '2025-02-30');
    await userEvent.tab();
    await expect(from).toHaveValue('2025-06-18');
    await expect(panel.getByText('“2025-02-30” isn’t a date (YYYY-MM-DD), so it was set to today.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /June 2, 2025/ }));
    await userEvent.click(panel.getByRole('button', { name: /June 5, 2025/ }));
    await expect(panel.getByRole('textbox', { name: 'To' })).toHaveValue('2025-06-05');
    await expect(onRangeChange).not.toHaveBeenCalled();
    await userEvent.click(apply);
    await expect(onRangeChange.mock.calls).toEqual([[{ from: '2025-06-02', to: '2025-06-05' }]]);
  },
});
