import { ReportsOverview } from 'chatdeck';
import { makeProblem, type OverviewBlock } from 'chatdeck/model';
import type { TrendControl, WidgetSwitch } from 'chatdeck/model/reports/overview';
import {
  makeChatFigures,
  makeDailyBlock,
  makeManyAgents,
  makeOverviewBlock,
  makeOverviewStats,
  makeParsedOverview,
  makeRangeControl,
  makeReportsOverviewProps,
  ready,
} from 'chatdeck/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../render-screen';

const problem = makeProblem('server', { status: 500 });

afterEach(() => vi.useRealTimers());

test('names the widget whose figures failed, and asks for those again', () => {
  const onRetry = vi.fn();
  const failed = makeOverviewBlock({
    widget: { id: 12, name: 'shop' },
    figures: { status: 'failed', problem, onRetry },
  });
  renderScreen(<ReportsOverview {...makeReportsOverviewProps([makeOverviewBlock(), failed])} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('shop');
  expect(screen.getByRole('heading', { name: 'Dana Whitfield' })).toBeTruthy();
  expect(onRetry).not.toHaveBeenCalled();
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('shows the totals of the widgets that have loaded after a second, and keeps the focus when the others arrive', () => {
  vi.useFakeTimers();
  const widget = (id: number) => ({ widget: { id, name: `widget ${id}` } });
  const loading = { status: 'loading' } as const;
  const [first, second, third] = [11, 12, 13].map((id) => makeDailyBlock(widget(id)));
  if (!first || !second || !third) throw new Error('There are no blocks.');
  const show = (...blocks: OverviewBlock[]) => <ReportsOverview {...makeReportsOverviewProps(blocks)} />;
  const { rerender } = renderScreen(show(first, { ...second, before: loading }, { ...third, figures: loading }));
  act(() => {
    vi.advanceTimersByTime(999);
  });
  expect(screen.queryByText(/counted yet/)).toBeNull();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  const chats = () => {
    const [card] = screen.getAllByRole('button', { name: 'Chats', pressed: true });
    if (!card) throw new Error('There is no card.');
    return card;
  };
  chats().focus();
  expect(screen.getByText('2 widgets are still loading and aren’t counted yet.')).toBeTruthy();
  rerender(show(first, second, { ...third, figures: loading }));
  expect(screen.getByText('1 widget is still loading and isn’t counted yet.')).toBeTruthy();
  rerender(show(first, second, third));
  expect(screen.queryByText(/counted yet/)).toBeNull();
  expect(document.activeElement).toBe(chats());
  rerender(show(first, second, { ...third, figures: loading }));
  expect(document.activeElement).toBe(chats());
});

test('keeps the figures where those before them failed, and asks for the others again', () => {
  const onRetry = vi.fn();
  const block = makeOverviewBlock({ before: { status: 'failed', problem, onRetry } });
  renderScreen(<ReportsOverview {...makeReportsOverviewProps([block])} />);
  expect(screen.getByRole('heading', { name: 'Dana Whitfield' })).toBeTruthy();
  const notice = document.querySelector<HTMLElement>('.cd-report-compared[role="status"]');
  if (!notice) throw new Error('Nothing says that the comparison failed.');
  fireEvent.click(within(notice).getByRole('button'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('reports the days that were chosen, once', () => {
  const range = makeRangeControl({ onRangeChange: vi.fn(), onZoneChange: vi.fn() });
  renderScreen(<ReportsOverview {...makeReportsOverviewProps(undefined, { range })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Date range: Last 30 days' }));
  expect(range.onRangeChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(range.onRangeChange).toHaveBeenCalledExactlyOnceWith('last7');
  expect(range.onZoneChange).not.toHaveBeenCalled();
});

describe('one block for the team and one per agent, with stat cards', () => {
  const blockOf = (name: string) => {
    const block = screen.getByRole('heading', { name }).parentElement;
    if (!block) throw new Error(`There is no block of ${name}.`);
    return within(block);
  };
  const numbersIn = (name: string) =>
    blockOf(name)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);

  test('has the ten cards in each, and three for the missed chats', () => {
    renderScreen(<ReportsOverview {...makeReportsOverviewProps()} />);
    const names = ['Entire team', 'Dana Whitfield', 'Luis Ferreira'];
    expect(names.map((name) => blockOf(name).getAllByRole('term').length)).toEqual([10, 10, 10]);
    expect(blockOf('Missed chats').getAllByRole('term')).toHaveLength(3);
    expect(numbersIn('Dana Whitfield').slice(0, 3)).toEqual(['184', 'no change', '92%']);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('names the cards in their order', () => {
    renderScreen(<ReportsOverview {...makeReportsOverviewProps()} />);
    const cardsOf = (name: string) =>
      blockOf(name)
        .getAllByRole('term')
        .map((term) => [...term.childNodes].find((node) => node.textContent !== '')?.textContent);
    const ten = [
      'Total Chats',
      'Rating %',
      'Ratings (thumbs up)',
      'Trigger Chats',
      'Late Replies',
      'Avg Chats/Day',
      'Avg Time to Reply',
      'Avg Chat Duration',
      'Avg Msgs/Chat',
      'Offline Messages',
    ];
    expect(cardsOf('Entire team')).toEqual(ten);
    expect(cardsOf('Dana Whitfield')).toEqual(ten);
    expect(cardsOf('Missed chats')).toEqual(['Total Chats', 'Avg Missed/Day', 'Trigger Chats']);
  });

  test('shows the agents with the most chats first, however many there are', async () => {
    const figures = ready(makeParsedOverview({ stats: makeManyAgents(40) }));
    renderScreen(<ReportsOverview {...makeReportsOverviewProps([makeOverviewBlock({ figures })])} />);
    const last = await screen.findByRole('heading', { level: 4, name: 'Agent 1' });
    const headings = screen.getAllByRole('heading', { level: 4 });
    expect(headings).toHaveLength(40);
    expect(headings.at(-1)).toBe(last);
  });

  test('“Cards | Table” reports the other view once, and shows the table that was chosen', () => {
    const onAgentViewChange = vi.fn();
    const props = makeReportsOverviewProps(undefined, { onAgentViewChange });
    const { rerender } = renderScreen(<ReportsOverview {...props} />);
    expect(onAgentViewChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect(onAgentViewChange.mock.calls).toEqual([['table']]);
    rerender(<ReportsOverview {...props} agentView="table" />);
    expect(screen.getByRole('table', { name: /^website: / })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Dana Whitfield' })).toBeNull();
  });

  test('has no switch where the host remembers no choice', () => {
    renderScreen(<ReportsOverview {...makeReportsOverviewProps()} onAgentViewChange={undefined} />);
    expect(screen.queryByRole('radiogroup', { name: 'Show agents as' })).toBeNull();
  });
});

describe('a number links to the history only where its filters give exactly those chats', () => {
  const linked = () =>
    within(screen.getByRole('region', { name: 'website' }))
      .getAllByRole('link', { name: /show in history$/ })
      .map((link) => link.getAttribute('aria-label'));

  test.each(['cards', 'table'] as const)('in the %s', (agentView) => {
    renderScreen(<ReportsOverview {...makeReportsOverviewProps(undefined, { agentView })} />);
    const agents = ['184, Total Chats for Dana Whitfield', '101, Total Chats for Luis Ferreira'];
    expect(linked()).toEqual(expect.arrayContaining(agents.map((name) => `${name}: show in history`)));
    expect(linked()).toHaveLength(3 + 2 * 3 + 2);
    for (const name of linked()) expect(name).toMatch(/Total Chats|Ratings|Trigger Chats/);
  });

  test('not from a zero, which no chat is behind', () => {
    const none = makeChatFigures({ agentName: '', totalChats: 0, chatsFromTrigger: 0, upRatingCount: 0 });
    const figures = ready(makeParsedOverview({ ...makeOverviewStats(), totalStats: none, stats: [] }));
    renderScreen(<ReportsOverview {...makeReportsOverviewProps([makeOverviewBlock({ figures })])} />);
    expect(screen.queryByRole('link', { name: /show in history$/ })).toBeNull();
  });
});

test('rows that could not be read are not told as agents who answered nothing', () => {
  const stats = ['odd'] as unknown as ReturnType<typeof makeChatFigures>[];
  const blockOf = (list: typeof stats) => makeOverviewBlock({ figures: ready(makeParsedOverview({ stats: list })) });
  const { rerender } = renderScreen(<ReportsOverview {...makeReportsOverviewProps([blockOf(stats)])} />);
  const told = () => [/^1 row couldn’t/, /^No agents replied/].map((text) => screen.queryByText(text) !== null);
  expect(told()).toEqual([true, false]);
  rerender(<ReportsOverview {...makeReportsOverviewProps([blockOf([])])} />);
  expect(told()).toEqual([false, true]);
});

test('reads out what could not be measured, where a dash is seen', () => {
  const figures = ready(makeParsedOverview({ stats: [makeChatFigures({ upRatingPercent: null })] }));
  renderScreen(<ReportsOverview {...makeReportsOverviewProps([makeOverviewBlock({ figures })])} />);
  expect(screen.getByText('no data').className).toBe('cd-visually-hidden');
});

describe('all widgets together', () => {
  const two = () => [makeDailyBlock(), makeDailyBlock({ widget: { id: 12, name: 'docs' } }, { busy: 4 })];
  const trendOf = (patch: Partial<TrendControl> = {}): TrendControl => ({
    figure: 'chats',
    onFigureChange: vi.fn(),
    view: 'chart',
    onViewChange: vi.fn(),
    ...patch,
  });
  const chatsOf = (blocks: OverviewBlock[]) =>
    blocks.reduce((sum, { figures }) => sum + (figures.status === 'ready' ? figures.data.totalStats.totalChats : 0), 0);
  const rollUp = () => {
    const part = document.querySelector<HTMLElement>('[data-chatdeck="report-roll-up"]');
    if (!part) throw new Error('There is no roll-up.');
    return within(part);
  };

  test('come first: five cards, a chart, and a row for each with their total', () => {
    const blocks = two();
    renderScreen(<ReportsOverview {...makeReportsOverviewProps(blocks)} />);
    expect(rollUp().getAllByRole('term')).toHaveLength(5);
    const table = rollUp().getByRole('table', { name: 'Widgets' });
    const chats = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]?.querySelector('a, span')?.textContent);
    const [website = 0, docs = 0] = blocks.map((block) => chatsOf([block]));
    expect(chats).toEqual([website, docs, website + docs].map((count) => count.toLocaleString('en')));
    expect(rollUp().getByRole('slider', { name: 'Chats by day' })).toBeTruthy();
  });

  test('a card chooses its line, once, and says which is chosen', () => {
    const trend = trendOf();
    renderScreen(<ReportsOverview {...makeReportsOverviewProps(two(), { trend })} />);
    expect(rollUp().getByRole('button', { name: 'Chats', pressed: true })).toBeTruthy();
    expect(rollUp().queryByRole('button', { name: 'Offline messages', pressed: false })).toBeNull();
    fireEvent.click(rollUp().getByRole('button', { name: 'Missed', pressed: false }));
    expect(trend.onFigureChange).toHaveBeenCalledExactlyOnceWith('missed');
    expect(trend.onViewChange).not.toHaveBeenCalled();
  });

  test.each([
    ['chats', /^Wed, Jun 18: \d+ so far; Wed, /],
    ['missed', /^Wed, Jun 18: \d+ so far/],
    ['replyTime', /^Wed, Jun 18: \d+\ssec so far/],
    ['rating', /^Wed, Jun 18: \d+% so far/],
  ] as const)('the line of %s reads its last day', (figure, text) => {
    renderScreen(
      <ReportsOverview {...makeReportsOverviewProps(two(), { trend: trendOf({ figure }), compare: weekdays })} />,
    );
    expect(rollUp().getByRole('slider').getAttribute('aria-valuetext')).toMatch(text);
  });

  test('the table twin has the days of the chart, and those beside them', () => {
    renderScreen(
      <ReportsOverview
        {...makeReportsOverviewProps(two(), { trend: trendOf({ view: 'table' }), compare: weekdays })}
      />,
    );
    expect(rollUp().queryByRole('slider')).toBeNull();
    const rows = within(rollUp().getByRole('table', { name: 'Chats by day' })).getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows.at(-1)?.textContent).toMatch(/^Wed, Jun 18\d+ so farWed, May 14\d+$/);
  });

  test('have cards and tables, but no chart, if a server sends no days', () => {
    const blocks = [makeDailyBlock(), makeOverviewBlock({ widget: { id: 12, name: 'docs' } })];
    renderScreen(<ReportsOverview {...makeReportsOverviewProps(blocks)} />);
    expect(rollUp().getAllByRole('term')).toHaveLength(5);
    expect(rollUp().queryByRole('slider')).toBeNull();
    expect(rollUp().queryByRole('button', { name: 'Chats', pressed: true })).toBeNull();
    expect(rollUp().getByRole('table', { name: 'Widgets' })).toBeTruthy();
  });

  test('name the widgets that they lack, and ask for those again', () => {
    const onRetry = vi.fn();
    const failed = makeOverviewBlock({
      widget: { id: 12, name: 'shop' },
      figures: { status: 'failed', problem, onRetry },
    });
    const blocks = [...two().slice(0, 1), failed];
    const widgetSwitch = switchOf({ layout: 'one' });
    renderScreen(<ReportsOverview {...makeReportsOverviewProps(blocks, { widgetSwitch })} />);
    expect(rollUp().getByText('These figures don’t include shop, which couldn’t be loaded.')).toBeTruthy();
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('say so if they are those of the first widgets only, whose chats are not in the history', () => {
    const props = makeReportsOverviewProps(two(), { moreWidgets: 30, onMoreWidgets: () => undefined });
    renderScreen(<ReportsOverview {...props} />);
    expect(rollUp().getByText('These figures cover only the first 2 widgets.')).toBeTruthy();
    expect(rollUp().queryByRole('link', { name: /missed$/ })).toBeNull();
  });

  test('link to exactly their chats, over all widgets', () => {
    renderScreen(<ReportsOverview {...makeReportsOverviewProps(two())} />);
    const links = rollUp().getAllByRole('link', { name: /^\d+ (missed|thumbs up)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#/reports/history?missed=true',
      '#/reports/history?rating=up',
    ]);
  });

  test('state definition, days, and zone of each number', async () => {
    renderScreen(<ReportsOverview {...makeReportsOverviewProps(two())} />);
    fireEvent.click(rollUp().getByRole('button', { name: 'About Missed' }));
    expect((await screen.findByRole('tooltip')).textContent).toContain(
      'Share of all chats that no one replied to. May 20 – Jun 18, 2025, America/New York.',
    );
  });

  test('compare counts of a longer period by day', () => {
    const compare = { value: { from: '2025-03-01', to: '2025-04-29' }, onCompareChange: () => undefined };
    renderScreen(<ReportsOverview {...makeReportsOverviewProps(two(), { compare })} />);
    expect(rollUp().getAllByText(/% more per day$/).length).toBeGreaterThan(0);
    expect(screen.getByText('May 20 – Jun 18, 2025, compared with Mar 1 – Apr 29, 2025')).toBeTruthy();
  });

  const weekdays = { value: 'weekdays' as const, onCompareChange: () => undefined };
});

describe('one widget at a time', () => {
  const blocks = () => [makeOverviewBlock(), makeOverviewBlock({ widget: { id: 12, name: 'docs' } })];
  const regions = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('shows the chosen one below all together, and reports another choice once', () => {
    const widgetSwitch = switchOf({ layout: 'one', widgetId: 12 });
    renderScreen(<ReportsOverview {...makeReportsOverviewProps(blocks(), { widgetSwitch })} />);
    expect(shown()).toEqual(['Widgets', 'docs']);
    fireEvent.change(screen.getByRole('combobox', { name: 'Widget' }), { target: { value: '11' } });
    expect(widgetSwitch.onWidgetChange).toHaveBeenCalledExactlyOnceWith(11);
    fireEvent.click(screen.getByRole('button', { name: 'Show website' }));
    expect(widgetSwitch.onWidgetChange).toHaveBeenCalledTimes(2);
  });

  test('shows all of them in one scroll on request', () => {
    const widgetSwitch = switchOf({ layout: 'one' });
    const props = makeReportsOverviewProps(blocks(), { widgetSwitch });
    const { rerender } = renderScreen(<ReportsOverview {...props} />);
    expect(shown()).toEqual(['Widgets', 'website']);
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(widgetSwitch.onLayoutChange).toHaveBeenCalledExactlyOnceWith('all');
    rerender(<ReportsOverview {...props} widgetSwitch={switchOf({ layout: 'all' })} />);
    expect(shown()).toEqual(['Widgets', 'website', 'docs']);
    expect(screen.queryByRole('combobox', { name: 'Widget' })).toBeNull();
  });

  test('has no choice with one widget, whose figures show once', () => {
    renderScreen(<ReportsOverview {...makeReportsOverviewProps([makeDailyBlock()], { widgetSwitch: switchOf() })} />);
    expect(screen.queryByRole('radiogroup', { name: 'Show widgets' })).toBeNull();
    expect(screen.queryByRole('table', { name: 'Widgets' })).toBeNull();
    expect(screen.getAllByRole('slider')).toHaveLength(1);
    expect(regions()).toHaveLength(1);
  });
});

test('the comparison is chosen like the days', () => {
  const compare = { value: 'before' as const, onCompareChange: vi.fn() };
  renderScreen(<ReportsOverview {...makeReportsOverviewProps(undefined, { compare })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Compared with: Previous period' }));
  fireEvent.click(screen.getByRole('button', { name: 'Last year, same weekdays' }));
  expect(compare.onCompareChange).toHaveBeenCalledExactlyOnceWith('lastYear');
});

function switchOf(patch: Partial<WidgetSwitch> = {}): WidgetSwitch {
  return {
    widgets: [
      { id: 11, name: 'website' },
      { id: 12, name: 'docs' },
    ],
    onWidgetChange: vi.fn(),
    layout: 'one',
    onLayoutChange: vi.fn(),
    ...patch,
  };
}
