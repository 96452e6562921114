import { ReportsOverview } from 'chatdeck';
import { makeProblem } from 'chatdeck/model';
import {
  makeChatFigures,
  makeManyAgents,
  makeOverviewBlock,
  makeOverviewStats,
  makeParsedOverview,
  makeRangeControl,
  makeReportsOverviewProps,
  ready,
} from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../render-screen';

const problem = makeProblem('server', { status: 500 });

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
    screen.getAllByRole('link', { name: /show in history$/ }).map((link) => link.getAttribute('aria-label'));

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
