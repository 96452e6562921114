import { ReportsOverview, ReportsOverviewLoading } from 'chatdeck';
import {
  failed,
  loading,
  makeChatFigures,
  makeDailyBlock,
  makeDays,
  makeDownloadControl,
  makeManyAgents,
  makeOverviewBlock,
  makeOverviewStats,
  makeParsedOverview,
  makeRangeControl,
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

/** The totals of the widgets that have loaded; others still load. */
export const StillCounting = meta.story({
  args: overview([
    makeDailyBlock(),
    makeDailyBlock({ ...widget(12, 'docs') }),
    makeDailyBlock({ ...widget(13, long), before: loading }),
    makeDailyBlock({ ...widget(14, 'shop'), figures: loading }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('2 widgets are still loading and aren’t counted yet.', undefined, patience);
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

const several = [
  makeDailyBlock(),
  makeDailyBlock({ widget: { id: 12, name: 'docs' } }, { busy: 4 }),
  makeDailyBlock({ widget: { id: 13, name: 'returns' } }, { busy: 2 }),
];
const widgetSwitch = {
  widgets: several.map(({ widget: each }) => each),
  onWidgetChange: fn(),
  layout: 'one' as const,
  onLayoutChange: fn(),
};
const onFigureChange = fn();
const trendOf = (figure: 'chats' | 'missed' | 'replyTime' | 'rating', view: 'chart' | 'table' = 'chart') => ({
  trend: { figure, onFigureChange, view, onViewChange: fn() },
});
const compareWith = (value: 'before' | 'weekdays' | 'lastYear' | { from: string; to: string }) => ({
  compare: { value, onCompareChange: fn() },
});

/** All widgets together, then the chosen one. A card chooses the line, whose points are read by keyboard. */
export const AllWidgets = meta.story({
  tags: ['looks'],
  args: overview(several, { widgetSwitch, ...trendOf('chats') }),
  play: async ({ canvas, userEvent }) => {
    onFigureChange.mockClear();
    const card = canvas.getByRole('button', { name: 'Time to reply', pressed: false });
    card.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onFigureChange.mock.calls).toEqual([['replyTime']]);
    const line = canvas.getByRole('slider', { name: 'Chats by day' });
    line.focus();
    await expect(line).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Wed, Jun 18: \d+ so far/));
    await userEvent.keyboard('{Home}');
    await expect(line).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Tue, May 20: \d+; Tue, Apr 22: \d+$/));
    await expect(canvas.getByRole('heading', { level: 2, name: 'website' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2, name: 'docs' })).toBeNull();
  },
});

export const AllWidgetsOnPhone = meta.story({
  globals: phone,
  args: overview(several, { widgetSwitch, ...trendOf('missed') }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

/** Time runs from right to left. */
export const AllWidgetsRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: overview(several, { widgetSwitch, ...trendOf('rating') }),
});

export const AllWidgetsInDark = meta.story({
  globals: { appearance: 'dark' },
  args: overview(several, { widgetSwitch, ...trendOf('replyTime'), ...compareWith('weekdays') }),
});

/** The same days as a table, on screen and in the file. */
export const DaysAsTable = meta.story({
  args: overview(several, { widgetSwitch, ...trendOf('rating', 'table'), ...compareWith('weekdays') }),
  play: async ({ canvas }) => {
    const [table] = canvas.getAllByRole('table', { name: 'Rating by day' });
    await expect(table?.querySelectorAll('tbody tr')).toHaveLength(30);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

/** Days without ratings leave gaps, and a mark says when clocks change. */
export const GapsAndClockChange = meta.story({
  args: (() => {
    const value = { from: '2025-03-20', to: '2025-04-10' };
    const range = makeRangeControl({ value, zone: 'Europe/Berlin' });
    const days = makeDays(range.dates).map((day, index) =>
      index % 5 === 0 ? { ...day, upRatingCount: 0, downRatingCount: 0 } : day,
    );
    const figures = ready(makeParsedOverview({ days }));
    return overview([makeOverviewBlock({ figures })], { range, ...trendOf('rating') });
  })(),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Sun, Mar 30: Clocks go forward 60 minutes')).toBeVisible();
    const line = canvas.getByRole('slider', { name: 'Rating by day' });
    line.focus();
    await userEvent.keyboard('{Home}');
    await expect(line).toHaveAttribute('aria-valuetext', 'Thu, Mar 20: no data');
  },
});

/** The widget's line marks the days on which its settings were changed, with the way to what changed. */
export const SettingChanges = meta.story({
  args: (() => {
    const range = makeRangeControl({ value: 'last30' });
    const [first = '', second = ''] = makeDays(range.dates)
      .slice(4)
      .map(({ date }) => date);
    const figures = ready(makeParsedOverview({ days: makeDays(range.dates) }));
    return overview([makeOverviewBlock({ figures, changes: { [first]: 3, [second]: 1 } })], {
      range,
      ...trendOf('chats'),
    });
  })(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/: 3 settings changes$/)).toBeVisible();
    await expect(canvas.getByText(/: 1 settings change$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what changed' })).toBeVisible();
  },
});

/** One day, still running. */
export const OneDay = meta.story({
  args: (() => {
    const range = makeRangeControl({ value: 'today' });
    const figures = ready(makeParsedOverview({ days: makeDays(range.dates) }));
    return overview([makeOverviewBlock({ figures })], { range, ...trendOf('chats') });
  })(),
});

/** Of a server that sends no days: cards and tables, without a chart. */
export const WithoutDays = meta.story({
  args: overview([makeOverviewBlock(), makeOverviewBlock(widget(12, 'docs'))], { widgetSwitch }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('table', { name: 'Widgets' })).toBeVisible();
  },
});

/** One widget couldn't be loaded, and another has nothing to compare with. */
export const TotalsOfSome = meta.story({
  args: overview(
    [
      makeDailyBlock(),
      makeDailyBlock({ ...widget(12, 'docs'), before: failed() }),
      makeOverviewBlock({ ...widget(13, 'returns'), figures: failed() }),
    ],
    { widgetSwitch },
  ),
});

/** Counts of a period of another length are compared by day. */
export const AgainstOwnDates = meta.story({
  args: overview(several, { widgetSwitch, ...compareWith({ from: '2025-03-01', to: '2025-04-29' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('May 20 – Jun 18, 2025, compared with Mar 1 – Apr 29, 2025')).toBeVisible();
    await expect(canvas.getAllByText(/ per day$/)[0]).toBeVisible();
  },
});

const onCompareChange = fn();

/** The comparison is chosen like the range: a preset, or a custom range. */
export const CompareWith = meta.story({
  args: overview(several, { compare: { value: 'before', onCompareChange } }),
  play: async ({ canvas, userEvent }) => {
    onCompareChange.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Compared with: Previous period' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Compare with' }, patience));
    await userEvent.click(panel.getByRole('button', { name: 'Previous period, same weekdays' }));
    await expect(onCompareChange.mock.calls).toEqual([['weekdays']]);
  },
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
    await expect(
      panel.getByText('“2025-02-30” isn’t a valid date (YYYY-MM-DD), so the date was set to today.'),
    ).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /June 2, 2025/ }));
    await userEvent.click(panel.getByRole('button', { name: /June 5, 2025/ }));
    await expect(panel.getByRole('textbox', { name: 'To' })).toHaveValue('2025-06-05');
    await expect(onRangeChange).not.toHaveBeenCalled();
    await userEvent.click(apply);
    await expect(onRangeChange.mock.calls).toEqual([[{ from: '2025-06-02', to: '2025-06-05' }]]);
  },
});
