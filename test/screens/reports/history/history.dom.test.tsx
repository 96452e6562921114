import { ReportsHistory } from 'chatdeck';
import type { DialogForm, Download, DownloadControl, HistoryFilters, ReportsHistoryProps } from 'chatdeck/model';
import {
  failed,
  makeAllChats,
  makeAllChatsPage,
  makeChat,
  makeChosenChat,
  makeDownloadControl,
  makeForm,
  makeHistoryBlock,
  makeHistoryPage,
  makeReportsHistoryProps,
  makeSavedViews,
  ready,
} from 'chatdeck/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../render-screen';

function render(overrides: Partial<ReportsHistoryProps> = {}, block: Parameters<typeof makeHistoryBlock>[1] = {}) {
  const spies = { onFiltersChange: vi.fn(), onWidgetChange: vi.fn(), onPageChange: vi.fn() };
  const { onPageChange, ...own } = spies;
  const blocks = [makeHistoryBlock(undefined, { onPageChange, ...block })];
  renderScreen(<ReportsHistory {...makeReportsHistoryProps(blocks, { ...own, ...overrides })} />);
  return spies;
}

const patience = { timeout: 10_000 };

const rowOf = (text: string) => {
  const row = screen.getByText(text).closest('tr');
  if (!row) throw new Error(`There is no row ${text}.`);
  return within(row);
};

test('reports nothing by being there', () => {
  const control = makeDownloadControl(undefined, { onDownload: vi.fn() });
  const spies = render({ download: control });
  expect([...Object.values(spies), vi.mocked(control.onDownload)].flatMap((spy) => spy.mock.calls)).toEqual([]);
});

describe('the history', () => {
  test('has the columns of the specification, with times in the zone', () => {
    render();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Started',
      'Visitor',
      'Agent',
      'Rating',
      'Feedback',
    ]);
    const row = rowOf('Maya Lindqvist');
    expect(row.getByText('11:00 AM')).toBeTruthy();
    expect(screen.getAllByRole('row')[1]?.textContent).toBe('Monday, June 16, 2025 · 2 chats');
    expect(row.getByText('Anchorage, United States')).toBeTruthy();
    expect(row.getByText('Replied after 42 sec')).toBeTruthy();
    expect(row.getByText('Thumbs up')).toBeTruthy();
    expect(row.getByRole('link', { name: '#website' }).getAttribute('href')).toContain('slack.com');
  });

  test('marks a chat that no one answered, and identifies a visitor by email', () => {
    render();
    expect(screen.getByText('tomas@moreno.test')).toBeTruthy();
    expect(screen.getByText('No reply')).toBeTruthy();
  });

  test('shows the pictures of visitor and agent, thumbs down, and the feedback', () => {
    const chat = makeChat({
      agentAvatarUrl: 'https://cdn.test/dana.png',
      chatRating: 'down',
      chatFeedback: 'Too slow.',
      visitor: { avatarUrl: 'https://cdn.test/maya.png' },
    });
    render({}, { chats: ready(makeHistoryPage([chat])) });
    const [visitor, agent, rating, feedback] = rowOf('Maya Lindqvist').getAllByRole('cell');
    const pictureIn = (cell: HTMLElement | undefined) => cell?.querySelector('img')?.getAttribute('src');
    expect([pictureIn(visitor), pictureIn(agent)]).toEqual(['https://cdn.test/maya.png', 'https://cdn.test/dana.png']);
    expect(agent?.textContent).toBe('Dana WhitfieldReplied after 42\u00a0sec');
    expect([rating?.textContent, feedback?.textContent]).toEqual(['Thumbs down', 'Too slow.']);
  });

  test('says “No data available.” if no one chatted', () => {
    render({}, { chats: ready(makeHistoryPage([])) });
    expect(screen.getByText('No data available.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('says it once if no widget has chats', () => {
    const none = ready(makeHistoryPage([]));
    const blocks = ['website', 'shop'].map((name, id) => makeHistoryBlock(none, { widget: { id, name } }));
    renderScreen(<ReportsHistory {...makeReportsHistoryProps(blocks)} />);
    expect(screen.getAllByText('No data available.')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'shop' })).toBeNull();
  });

  test('that failed for several widgets says so once, with one retry of all of them', () => {
    const onRetry = vi.fn();
    const failure = { ...failed(), onRetry };
    const blocks = [failure, failure, undefined].map((chats, id) =>
      makeHistoryBlock(chats, { widget: { id, name: `widget-${id}` } }),
    );
    renderScreen(<ReportsHistory {...makeReportsHistoryProps(blocks)} />);
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the report for widget-0, widget-1.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('region', { name: 'widget-2' })).toBeTruthy();
  });

  test('turns pages that count from 1', () => {
    const { onPageChange } = render({}, { page: 1 });
    expect(screen.getByText('Showing 16 to 30 of 42 results')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onPageChange.mock.calls).toEqual([[2], [0]]);
  });

  test('leads from a page that is gone to the last one', () => {
    const { onPageChange } = render({}, { page: 9 });
    fireEvent.click(screen.getByRole('button', { name: 'Go to the last page' }));
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2);
  });

  test('makes no link and no picture of an address that is not safe', () => {
    const bad = 'javascript:alert(1)';
    const chat = makeChat({ channelUrl: bad, agentAvatarUrl: bad, visitor: { avatarUrl: bad, currentPage: bad } });
    render({}, { chats: ready(makeHistoryPage([chat])) });
    expect(document.querySelector('img, a[href^="javascript"]')).toBeNull();
    expect(screen.getByText('#website', { selector: 'bdi' })).toBeTruthy();
  });

  test('shows the letters of a name where its picture is broken', async () => {
    const chat = makeChat({ visitor: { avatarUrl: 'https://cdn.test/broken.png' } });
    render({}, { chats: ready(makeHistoryPage([chat])) });
    const picture = document.querySelector('img');
    expect(picture?.getAttribute('referrerpolicy')).toBe('no-referrer');
    if (picture) fireEvent.error(picture);
    await waitFor(() => expect(screen.getByText('ML')).toBeTruthy());
  });
});

describe('the list of all widgets', () => {
  const allChats = makeAllChats();

  test('has a column for the widget, and a heading for each day', () => {
    render({ allChats });
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Started',
      'Visitor',
      'Widget',
      'Agent, time to reply',
      'Rating',
    ]);
    expect(screen.getAllByRole('rowgroup')[1]?.querySelectorAll('.cd-table-group')).toHaveLength(2);
    expect(rowOf('Aiko Tanaka').getByText('shop')).toBeTruthy();
    expect(rowOf('Maya Lindqvist').getByText('42 sec', { exact: false })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'website' })).toBeNull();
  });

  test.each([
    { page: 0, total: 4, days: ['2 chats', '2 chats'] },
    { page: 0, total: 42, days: ['2 chats', ''] },
    { page: 2, total: 34, days: ['', '2 chats'] },
  ])('counts the chats of a day if all are on the page (page $page of $total chats)', ({ page, total, days }) => {
    render({ allChats: makeAllChats(ready(makeAllChatsPage({ total })), { page }) });
    const headings = [...document.querySelectorAll('.cd-table-group')].map(({ textContent }) => textContent);
    expect(headings.map((heading) => heading.split(' · ')[1] ?? '')).toEqual(days);
  });

  test('says when it has only the first widgets of many', () => {
    const blocks = Array.from({ length: 10 }, (_, id) => makeHistoryBlock(undefined, { widget: { id, name: 'w' } }));
    const more = { moreWidgets: 2, onMoreWidgets: vi.fn() };
    renderScreen(<ReportsHistory {...makeReportsHistoryProps(blocks, { allChats, ...more })} />);
    expect(screen.getByText('This table includes only the first 10 widgets.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show more widgets (2 left)' })).toBeTruthy();
  });

  test('is chosen next to a list per widget, and turns its pages', () => {
    const onViewChange = vi.fn();
    const onPageChange = vi.fn();
    render({ allChats: { ...allChats, onPageChange }, onViewChange });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(1);
    expect(screen.getByRole('radio', { name: 'By widget' })).toBeTruthy();
  });

  test('says which days are today and yesterday, and how many chats a day had', () => {
    const range = { ...makeReportsHistoryProps().range, today: '2025-06-16' };
    render({ allChats, range });
    expect(screen.getByText(/^Today, Monday, June 16, 2025 · \d+ chats?$/)).toBeTruthy();
    expect(screen.getByText(/^Yesterday, Sunday, June 15, 2025/)).toBeTruthy();
  });
});

test('widgets without chats are named in one sentence', () => {
  const none = ready(makeHistoryPage([]));
  const blocks = ['website', 'shop', 'docs', 'returns', 'pricing', 'orders'].map((name, id) =>
    makeHistoryBlock(id === 0 ? undefined : none, { widget: { id, name } }),
  );
  renderScreen(<ReportsHistory {...makeReportsHistoryProps(blocks)} />);
  expect(screen.getByText('No chats in shop, docs, returns, pricing, orders.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'website' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'shop' })).toBeNull();
});

describe('a chat', () => {
  const open = (overrides: Partial<ReportsHistoryProps> = {}) => {
    const spies = { onChatChange: vi.fn(), onNext: vi.fn(), onPrevious: vi.fn() };
    const { onChatChange, onNext, onPrevious } = spies;
    const chosen = makeChosenChat({ onNext, onPrevious });
    render({ allChats: makeAllChats(), chosen, onChatChange, ...overrides });
    return spies;
  };
  const panelOf = async () => within(await screen.findByRole('dialog', { name: 'Chat with Maya Lindqvist' }, patience));

  test('opens from its row by a click beside the links, and by a button', () => {
    const onChatChange = vi.fn();
    render({ onChatChange });
    fireEvent.click(screen.getByText('Anchorage, United States'));
    expect(onChatChange).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'more details... about Maya Lindqvist' }));
    expect(onChatChange).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Open the chat with Maya Lindqvist' }));
    expect(onChatChange.mock.calls).toEqual([[makeChosenChat().code], [makeChosenChat().code]]);
  });

  test('shows what happened, the visitor, and a link for others', async () => {
    open();
    const panel = await panelOf();
    const events = panel.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
    expect(events.slice(0, 4)).toEqual([
      '11:00 AMStarted on acme.test/shippingDo you ship to Alaska?',
      '11:00 AMAnswered by Dana Whitfield after 42 sec',
      '11:08 AMEnded',
      'Thumbs upQuick and friendly, thank you!',
    ]);
    expect(panel.getByText('8 min total')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Open in Slack' }).getAttribute('href')).toContain('slack.com');
    expect(panel.getByRole('button', { name: 'Copy link' })).toBeTruthy();
    expect(panel.getByText('maya@lindqvist.test')).toBeTruthy();
    expect(panel.getByText('3 on these dates')).toBeTruthy();
    expect(panel.getByText('1 of 42')).toBeTruthy();
  });

  test('moves on by J and down, back by K and up, and closes by Escape', async () => {
    const { onNext, onPrevious, onChatChange } = open();
    const panel = (await panelOf()).getByText('What happened');
    for (const key of ['j', 'J', 'ArrowDown']) fireEvent.keyDown(panel, { key });
    for (const key of ['k', 'ArrowUp']) fireEvent.keyDown(panel, { key });
    fireEvent.keyDown(panel, { key: 'j', ctrlKey: true });
    expect([onNext.mock.calls.length, onPrevious.mock.calls.length]).toEqual([3, 2]);
    fireEvent.keyDown(panel, { key: 'Escape' });
    expect(onChatChange).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  test.each([
    ['the row that opened it', true],
    ['the first row', false],
  ])('returns the focus to %s when it is closed from a chat that isn’t listed', async (_, isOpened) => {
    const props = makeReportsHistoryProps([makeHistoryBlock()], { allChats: makeAllChats(), onChatChange: vi.fn() });
    const { rerender } = renderScreen(<ReportsHistory {...props} />);
    const rows = document.querySelectorAll<HTMLElement>('[data-chat]');
    const row = rows[isOpened ? 1 : 0];
    if (!row) throw new Error('There is no row.');
    if (isOpened) fireEvent.click(row);
    rerender(<ReportsHistory {...props} chosen={makeChosenChat({ code: 'elsewhere' })} />);
    fireEvent.keyDown((await panelOf()).getByText('What happened'), { key: 'Escape' });
    rerender(<ReportsHistory {...props} />);
    await waitFor(() => expect(document.activeElement).toBe(row));
  });

  test('scrolls what doesn’t fit with the arrow keys, and moves on by J with the focus kept', async () => {
    const { onNext, onPrevious } = open();
    const part = (await panelOf()).getByText('What happened').closest<HTMLElement>('[data-chatdeck="chat-body"]');
    if (!part) throw new Error('There is no part to scroll.');
    expect(part.tabIndex).toBe(0);
    Object.defineProperty(part, 'scrollHeight', { value: 900 });
    for (const key of ['ArrowDown', 'ArrowUp']) expect(fireEvent.keyDown(part, { key })).toBe(true);
    expect([onNext.mock.calls.length, onPrevious.mock.calls.length]).toEqual([0, 0]);
    expect(fireEvent.keyDown(part, { key: 'j' })).toBe(false);
    expect(onNext).toHaveBeenCalledOnce();
  });

  test('leaves keys alone where people type', async () => {
    const { onNext } = open();
    await panelOf();
    fireEvent.keyDown(await screen.findByRole('searchbox', { hidden: true }, patience), { key: 'j' });
    expect(onNext).not.toHaveBeenCalled();
  });

  test('leads to the visitor’s other chats', async () => {
    const { onChatChange } = open();
    const others = within(
      (await panelOf()).getByText('Other chats with this visitor').closest('section') ?? document.body,
    );
    fireEvent.click(others.getAllByRole('button')[0] ?? document.body);
    expect(onChatChange).toHaveBeenCalledExactlyOnceWith(makeAllChatsPage().chats[1]?.code);
    expect(others.getByRole('link', { name: 'Show all chats with this visitor' }).getAttribute('href')).toContain(
      'q=maya',
    );
  });

  test('that is gone is said to be gone', async () => {
    open({ chosen: makeChosenChat({ found: ready(null), others: undefined }) });
    expect(await screen.findByText(/^This chat couldn’t be found\./, undefined, patience)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open in Slack' })).toBeNull();
  });
});

describe('saved views', () => {
  const saved = (overrides: Parameters<typeof makeSavedViews>[0] = {}) => {
    const spies = { onChoose: vi.fn(), onUpdate: vi.fn(), onDelete: vi.fn(), onRestore: vi.fn() };
    const control = makeSavedViews({ ...spies, ...overrides });
    render({ saved: control });
    return { ...spies, views: control.views };
  };

  test('are chosen by name, and the defaults without one', () => {
    const { onChoose, views } = saved();
    expect(screen.getByRole('button', { name: 'Missed', pressed: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Thumbs down', pressed: false }));
    fireEvent.click(screen.getByRole('button', { name: 'Default view' }));
    expect(onChoose.mock.calls).toEqual([[views[1]], [undefined]]);
  });

  test('say which one has changed', () => {
    saved({ isChanged: true });
    expect(screen.getByRole('button', { name: /^Missed unsaved changes/ })).toBeTruthy();
  });

  const newForm = (overrides: Partial<DialogForm<{ name: string }>> = {}) => ({
    ...makeForm({ name: '' }, { onEdit: vi.fn(), onSubmit: vi.fn() }),
    onReset: vi.fn(),
    ...overrides,
  });

  test('get a new one under the name that was typed, from a form that starts over each time it opens', async () => {
    const newView = newForm();
    saved({ newView });
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
    expect(newView.onReset).toHaveBeenCalledOnce();
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Late' } });
    expect(newView.onEdit).toHaveBeenCalledExactlyOnceWith({ name: 'Late' });
    expect(newView.onSubmit).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(newView.onSubmit).toHaveBeenCalledOnce();
  });

  test.each([
    ['required', 'Enter a name.'],
    ['taken', 'You already have a view with this name.'],
    ['tooLarge', 'You can save up to 20 views. Delete one first.'],
  ] as const)('say why a new one can’t be saved: %s', async (name, text) => {
    saved({ newView: newForm({ errors: { name } }) });
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('announce a new one, and close its form', async () => {
    const history = (newView: DialogForm<{ name: string }>) => (
      <ReportsHistory {...makeReportsHistoryProps(undefined, { saved: makeSavedViews({ newView }) })} />
    );
    const { rerender } = renderScreen(history(newForm()));
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await screen.findByRole('textbox', { name: 'Name' });
    rerender(history(newForm({ value: { name: ' Late ' }, status: 'done' })));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
    expect(screen.getByText('Saved “Late”.')).toBeTruthy();
  });

  test('are deleted, and back after an undo', async () => {
    const { onDelete, onRestore, views } = saved();
    const menu = screen.getByRole('button', { name: 'Actions for Missed' });
    fireEvent.keyDown(menu, { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete view' }));
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(views[0]);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(views[0], 0);
  });
});

describe('the details', () => {
  test('open by a press, with all that is known, and close by Escape', async () => {
    render();
    fireEvent.click(screen.getByRole('button', { name: 'more details... about tomas@moreno.test' }));
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByText('plan').closest('div')?.textContent).toBe('planBusiness');
    expect(panel.getByText('seats').closest('div')?.textContent).toBe('seats12');
    expect(panel.getByRole('link', { name: 'acme.test/shipping' }).parentElement?.closest('[title]')).toHaveProperty(
      'title',
      'https://acme.test/shipping',
    );
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the details, by keyboard', () => {
  const about = 'more details... about tomas@moreno.test';

  test('show while their text has the focus, and go with it or with Escape', async () => {
    render();
    const more = screen.getByRole('button', { name: about });
    act(() => more.focus());
    await screen.findByRole('dialog', { name: about });
    expect(document.activeElement).toBe(more);
    act(() => more.blur());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => more.focus());
    await screen.findByRole('dialog', { name: about });
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(more);
  });

  test('take the focus with Enter, and stay closed when Escape gives it back', async () => {
    render();
    const more = screen.getByRole('button', { name: about });
    act(() => more.focus());
    const panel = await screen.findByRole('dialog', { name: about });
    fireEvent.click(more);
    await waitFor(() => expect(document.activeElement).toBe(panel));
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(more));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('the whole of a feedback is among the details', async () => {
  const chatFeedback = 'word '.repeat(300).trim();
  render({}, { chats: ready(makeHistoryPage([makeChat({ chatFeedback })])) });
  fireEvent.click(screen.getByRole('button', { name: /^more details/ }));
  expect((await screen.findByRole('dialog', undefined, patience)).textContent).toContain(chatFeedback);
});

describe('a filter', () => {
  test('reports all filters, and unanswered chats have no agent', async () => {
    const { onFiltersChange } = render({ filters: { agent: 'Dana Whitfield', rating: 'up' } });
    fireEvent.change(await screen.findByRole('combobox', { name: 'Reply' }, patience), { target: { value: 'true' } });
    expect(onFiltersChange).toHaveBeenLastCalledWith({ agent: undefined, rating: 'up', missed: true });
    fireEvent.change(screen.getByRole('combobox', { name: 'Rating' }), { target: { value: '' } });
    expect(onFiltersChange).toHaveBeenLastCalledWith({ agent: 'Dana Whitfield', rating: undefined });
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onFiltersChange).toHaveBeenLastCalledWith({});
  });

  test('shows an agent who is no longer known as chosen, and folds on a phone', async () => {
    render({ filters: { agent: 'Somebody', q: 'refund' } });
    const agent = await screen.findByRole('combobox', { name: 'Agent' }, patience);
    expect(agent).toHaveProperty('value', 'Somebody');
    const fold = screen.getByRole('button', { name: 'Filters (1)', expanded: false });
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(agent.closest('[data-state]')?.id).toBe(fold.getAttribute('aria-controls'));
    expect(agent.closest('[data-state]')?.getAttribute('data-state')).toBe('open');
  });

  test('from another report is a chip that can be removed, with the focus staying at the filters', async () => {
    const hours = { days: [1, 2, 3, 4, 5], from: 7, to: 9 } as const;
    const { onFiltersChange } = render({ filters: { page: 'acme.test/pricing', hours, missed: true } });
    const first = await screen.findByText('acme.test/pricing', undefined, patience);
    const chips = within(first.closest('ul') ?? document.body).getAllByRole('listitem');
    expect(chips.map(({ textContent }) => textContent.replaceAll(/[\u202f\u2009]/g, ' '))).toEqual([
      'Page: acme.test/pricing',
      'Started: Mon – Fri, 7:00 AM to 9:00 AM',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: acme.test/pricing' }));
    expect(onFiltersChange).toHaveBeenLastCalledWith({ page: undefined, hours, missed: true });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  test.each([
    [{ status: 'running', done: 2000, total: 5000, onCancel: () => undefined }, 'progressbar', 'Finding chats'],
    [{ status: 'canceled', onStart: () => undefined }, 'button', 'Find chats'],
  ] as const)('that needs all chats says how far it is: $status', async (search, role, name) => {
    render({ filters: { page: '' }, search, history: ready([]) });
    expect(await screen.findByRole(role, { name }, patience)).toBeTruthy();
    expect(screen.getByText('Unknown page')).toBeTruthy();
    expect(screen.queryByText('No widgets are set up yet')).toBeNull();
  });

  test('is not there to clear where none is set', async () => {
    const { onFiltersChange } = render();
    const clear = await screen.findByRole('button', { name: 'Clear filters' }, patience);
    expect(clear.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(clear);
    expect(onFiltersChange).not.toHaveBeenCalled();
  });

  test('by text is reported after a pause, and right away on Enter', async () => {
    const { onFiltersChange } = render();
    const field = await screen.findByRole('searchbox', undefined, patience);
    fireEvent.change(field, { target: { value: 'refund ' } });
    expect(onFiltersChange).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({ q: 'refund' });
    fireEvent.change(field, { target: { value: 'x'.repeat(300) } });
    await waitFor(() => expect(onFiltersChange).toHaveBeenLastCalledWith({ q: 'x'.repeat(200) }));
  });
});

describe('the search text', () => {
  const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const field = () => screen.getByRole<HTMLInputElement>('searchbox');
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const changed = vi.fn();

  function Host() {
    const [filters, setFilters] = useState<HistoryFilters>({ rating: 'up' });
    const props = makeReportsHistoryProps(undefined, {
      filters,
      onFiltersChange: (next) => {
        changed(next);
        setFilters(next);
      },
    });
    return <ReportsHistory {...props} />;
  }

  beforeEach(async () => {
    changed.mockClear();
    renderScreen(<Host />);
    await screen.findByRole('searchbox', undefined, patience);
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  test('keeps a space at its end while a search for it goes on', async () => {
    type('anna ');
    await tick(400);
    expect(changed).toHaveBeenLastCalledWith({ rating: 'up', q: 'anna' });
    expect(field().value).toBe('anna ');
    type('anna smith');
    await tick(400);
    expect(changed).toHaveBeenLastCalledWith({ rating: 'up', q: 'anna smith' });
  });

  test('is searched for when the field is left, and brings back no filter that is cleared then', async () => {
    type('an');
    fireEvent.blur(field());
    expect(changed).toHaveBeenLastCalledWith({ rating: 'up', q: 'an' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await tick(1000);
    expect(changed).toHaveBeenLastCalledWith({});
    expect(field().value).toBe('');
  });

  test('is cleared with the filters also before it is searched for', async () => {
    type('an');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await tick(1000);
    expect(changed).toHaveBeenCalledExactlyOnceWith({});
    expect(field().value).toBe('');
  });
});

describe('the downloads', () => {
  const control = (download?: Download) =>
    makeDownloadControl(download, { onDownload: vi.fn(), onPause: vi.fn(), onResume: vi.fn(), onCancel: vi.fn() });
  const soFar = { format: 'csv', done: 3000, total: 5012 } as const;

  test('begin with the format and the name of the product', () => {
    const download = control();
    renderScreen(<ReportsHistory {...makeReportsHistoryProps(undefined, { download })} />, { productName: 'Acme' });
    fireEvent.click(screen.getByRole('button', { name: 'Download as JSON' }));
    expect(download.onDownload).toHaveBeenCalledExactlyOnceWith('json', 'Acme');
  });

  test('say why there are none', () => {
    const download = { ...control(), block: 'empty' as const };
    render({ download });
    const button = screen.getByRole('button', { name: 'Download as CSV' });
    fireEvent.click(button);
    expect(download.onDownload).not.toHaveBeenCalled();
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Nothing to download.',
    );
  });

  test('show how far one is, and hold or end it', async () => {
    const download = control({ status: 'running', ...soFar });
    render({ download });
    const bar = await screen.findByRole('progressbar', { name: 'Downloading CSV' }, patience);
    expect(bar.getAttribute('aria-valuetext')).toBe('3,000 of 5,012 chats');
    fireEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(
      [download.onDownload, download.onPause, download.onCancel].map((spy) => vi.mocked(spy)?.mock.calls.length),
    ).toEqual([0, 1, 1]);
  });

  test.each<[Extract<Download, { status: 'failed' }>['failure'], string, string[]]>([
    [{ kind: 'changed', widget: { id: 21, name: '' } }, 'Chats for Widget 21 kept changing', ['Try again', 'Cancel']],
    [
      { kind: 'count', widget: { id: 11, name: 'website' }, found: 4999, expected: 5012 },
      'Expected 5,012 chats for website but received 4,999.',
      ['Try again', 'Save partial file', 'Cancel'],
    ],
  ])('say why one stopped: %o', async (failure, text, ways) => {
    const download = control({ status: 'failed', failure, ...soFar });
    render({ download });
    const alert = await screen.findByRole('alert', undefined, patience);
    expect(alert.textContent).toContain(text);
    expect(
      within(alert)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(ways);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(download.onResume).toHaveBeenCalledOnce();
  });

  test('keep the focus among their buttons when the one that had it is gone', async () => {
    const running = control({ status: 'running', ...soFar });
    const props = (download: DownloadControl) => makeReportsHistoryProps(undefined, { download });
    const { rerender } = renderScreen(<ReportsHistory {...props(running)} />);
    (await screen.findByRole('button', { name: 'Pause' }, patience)).focus();
    const failure = { kind: 'changed', widget: { id: 11, name: 'website' } } as const;
    rerender(<ReportsHistory {...props(control({ status: 'failed', failure, ...soFar }))} />);
    expect(document.activeElement?.textContent).toBe('Try again');
    rerender(<ReportsHistory {...props(control())} />);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Download as CSV');
  });
});
