import { ReportsPages } from 'chatdeck';
import { makePageRow, makePagesBlock, makePagesFigures, makeReportsPagesProps } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../render-screen';

const show = (...list: Parameters<typeof makePagesFigures>) =>
  renderScreen(<ReportsPages {...makeReportsPagesProps(makePagesBlock(makePagesFigures(...list)))} />);
const table = () => screen.getByRole('table', { name: 'website: Chats by page' });
const rows = () => within(table()).getAllByRole('row').slice(1);
const pagesShown = () => rows().map((row) => within(row).getByRole('rowheader').textContent);

test('has the pages with the most chats first, with their figures', async () => {
  show();
  const cells = within(rows()[1] as HTMLElement)
    .getAllByRole('cell')
    .slice(0, 5);
  expect(cells.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    '84',
    '21 (25%)',
    '70%',
    '3 min 10 sec',
    '37 (44%)',
  ]);
  expect(pagesShown()).toEqual(['/pricing', '/shipping', '/', '/returns', 'Unknown page']);
  fireEvent.click(screen.getByRole('button', { name: 'About Chats by page' }));
  const tip = await screen.findByRole('tooltip');
  expect(tip.textContent).toMatch(
    /^URLs are shown without query and hash\. .* May 20 – Jun 18, 2025, America\/New York\./,
  );
});

test('sorts by any column, with pages that have no value last', () => {
  show();
  const sortBy = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  sortBy(/^Thumbs up/);
  expect(pagesShown()).toEqual(['Unknown page', '/shipping', '/pricing', '/', '/returns']);
  sortBy(/^Thumbs up/);
  expect(pagesShown()).toEqual(['/', '/pricing', '/shipping', 'Unknown page', '/returns']);
  sortBy(/^From triggers/);
  sortBy(/^From triggers/);
  expect(pagesShown()[0]).toBe('/');
});

test('sorts all pages, not only those of a table page, and keeps the others last', () => {
  const many = Array.from({ length: 60 }, (_, index) => makePageRow({ path: `/p${index}`, chats: 100 - index }));
  show({ pages: many, other: makePageRow({ chats: 500 }) });
  expect(pagesShown()[0]).toBe('/p0');
  fireEvent.click(screen.getByRole('button', { name: /^Chats/ }));
  expect(pagesShown()[0]).toBe('/p59');
  fireEvent.click(screen.getByRole('button', { name: /Next/ }));
  expect(pagesShown().at(-1)).toBe('Other pages');
  expect(
    screen.getByText('Only the 1,000 pages with the most chats are listed. “Other pages” combines the rest.'),
  ).toBeTruthy();
});

test('names hosts only where there are several', () => {
  show({ pages: [makePageRow(), makePageRow({ host: 'docs.acme.test', path: '/a', chats: 1 })], hasHosts: true });
  expect(pagesShown()).toEqual(['acme.test/pricing', 'docs.acme.test/a']);
});

test('leads from a number to its chats, from those of unknown pages as well, but not from other pages', () => {
  show({
    pages: [makePageRow(), makePageRow({ host: '', path: '', chats: 3, missed: 0 })],
    other: makePageRow({ chats: 500 }),
  });
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(/^128, Chats: show chats on \/pricing$/)).toBe('#/reports/history?widget=11&path=acme.test%2Fpricing');
  expect(href(/, Missed: show chats on \/pricing$/)).toContain('missed=true&path=acme.test%2Fpricing');
  expect(href(/, From triggers: show chats on \/pricing$/)).toContain('trigger=true&path=acme.test%2Fpricing');
  expect(href(/^3, Chats: show chats on Unknown page$/)).toBe('#/reports/history?widget=11&path=');
  expect(screen.queryByRole('link', { name: /Other pages/ })).toBeNull();
});

test('shows a hostile path as text', () => {
  show({ pages: [makePageRow({ path: '/<img src=x onerror=alert(1)>' })] });
  expect(pagesShown()).toEqual(['/<img src=x onerror=alert(1)>']);
  expect(table().querySelector('img')).toBeNull();
  for (const link of within(table()).getAllByRole('link')) {
    expect(link.getAttribute('href')).toMatch(/^#\/reports\/history\?[\w=&%.+-]+$/);
  }
});

test('asks before it counts many chats, and reports another widget', () => {
  const [onStart, onWidgetChange] = [vi.fn(), vi.fn()];
  const block = makePagesBlock(undefined, { pages: { status: 'waiting', chats: 5001, onStart } });
  renderScreen(<ReportsPages {...makeReportsPagesProps(block, { onWidgetChange })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Count chats' }));
  expect(onStart).toHaveBeenCalledTimes(1);
  fireEvent.change(screen.getByRole('combobox', { name: 'Widget' }), { target: { value: '12' } });
  expect(onWidgetChange).toHaveBeenCalledExactlyOnceWith(12);
});
