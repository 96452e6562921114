import { ReportsHistory } from 'chatdeck';
import type { Download, DownloadControl, ReportsHistoryProps } from 'chatdeck/model';
import {
  failed,
  makeChat,
  makeDownloadControl,
  makeHistoryBlock,
  makeHistoryPage,
  makeReportsHistoryProps,
  ready,
} from 'chatdeck/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
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
    expect(screen.getAllByRole('row')[1]?.textContent).toBe('Monday, June 16, 2025');
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
