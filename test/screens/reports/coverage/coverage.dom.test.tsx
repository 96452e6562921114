import { ReportsCoverage } from 'chatdeck';
import { makeGrid, makeProblem, type ChatCount, type CoverageStarts } from 'chatdeck/model';
import { makeCountedStarts, makeCoverageBlock, makeCoverageSchedule, makeReportsCoverageProps } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../render-screen';

const show = (...list: Parameters<typeof makeCoverageBlock>) =>
  renderScreen(<ReportsCoverage {...makeReportsCoverageProps(makeCoverageBlock(...list))} />);
const showCount = (starts: ChatCount<CoverageStarts>) => show({ starts });

test('says in a sentence when chats are missed, and what other hours would have caught', () => {
  const onAddHours = vi.fn();
  show({ onAddHours });
  expect(screen.getByText('40 missed chats on weekday mornings before 9:00 AM.')).toBeTruthy();
  expect(screen.getByText(/^Suggested hours: 7:00 AM to 9:00 AM, Monday to Friday\./)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Add these hours' });
  expect(link.getAttribute('href')).toBe('#/settings/11/op-hours');
  expect(onAddHours).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(onAddHours).toHaveBeenCalledTimes(1);
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(onAddHours).toHaveBeenCalledTimes(1);
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(onAddHours).toHaveBeenCalledTimes(2);
});

test('has each hour of the week as a cell, in words', () => {
  show();
  const grid = screen.getByRole('grid', { name: 'website: Chats by hour' });
  expect(within(grid).getAllByRole('row')).toHaveLength(7);
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(168);
  const name = /^Monday, 1:00 PM to 2:00 PM: 14 chats, 1 missed, 100% within operating hours, \d+% online$/;
  expect(within(grid).getByRole('gridcell', { name })).toBeTruthy();
});

test('hides a layer, and its words with it', () => {
  show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Operating hours' }));
  expect(screen.queryByRole('gridcell', { name: /operating hours/ })).toBeNull();
  expect(screen.getAllByRole('gridcell', { name: /% online/ }).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Operating hours' }));
  expect(screen.getAllByRole('gridcell', { name: /100% within operating hours/ })).toHaveLength(45);
});

test('moves between hours with the arrow keys, and no further than the week', () => {
  show();
  const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
  const first = cell(/^Monday, 12:00 AM/);
  expect(first.getAttribute('tabindex')).toBe('0');
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowUp' });
  fireEvent.keyDown(first, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cell(/^Tuesday, 1:00 AM/));
  expect(first.getAttribute('tabindex')).toBe('-1');
});

test('leads from a chosen hour to its chats, all and missed ones', () => {
  show();
  const cell = screen.getByRole('gridcell', { name: /^Monday, 1:00 PM to 2:00 PM/ });
  expect(screen.queryByRole('link', { name: '14 chats' })).toBeNull();
  fireEvent.click(cell);
  expect(cell.getAttribute('aria-selected')).toBe('true');
  const filters = 'widget=11&hours=1.13-14';
  expect(screen.getByRole('link', { name: '14 chats' }).getAttribute('href')).toBe(`#/reports/history?${filters}`);
  const missed = screen.getAllByRole('link', { name: '1 missed' }).map((link) => link.getAttribute('href'));
  expect(missed).toContain('#/reports/history?widget=11&missed=true&hours=1.13-14');
  fireEvent.keyDown(cell, { key: 'ArrowDown' });
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'Enter' });
  expect(screen.getByRole('gridcell', { selected: true }).getAttribute('aria-label')).not.toBe(cell.ariaLabel);
});

test('leads from the finding to its missed chats, unless it is on other clocks', () => {
  const { unmount } = show();
  const link = screen.getByRole('link', { name: 'Show the 40 missed chats' });
  expect(link.getAttribute('href')).toBe('#/reports/history?widget=11&missed=true&hours=12345.7-9');
  unmount();
  show({ schedule: makeCoverageSchedule({ zone: 'Europe/Berlin' }) });
  expect(screen.queryByRole('link', { name: /^Show the/ })).toBeNull();
});

test('has the same numbers as a table', () => {
  show();
  fireEvent.click(screen.getByRole('radio', { name: 'Table' }));
  const rows = within(screen.getByRole('table', { name: 'website: Chats by hour' })).getAllByRole('row');
  expect(rows).toHaveLength(25);
  expect(rows[14]?.textContent).toContain('1:00 PM to 2:00 PM');
  const [monday] = within(rows[14] as HTMLElement).getAllByRole('cell');
  expect(monday?.textContent).toBe('141 missed');
});

test('compares planned hours with actual ones, with the date of each gap', () => {
  show();
  expect(screen.getByText(/^Online for \d+% of operating hours: [\d.]+ hours of [\d.]+ hours\./)).toBeTruthy();
  const table = screen.getByRole('table', { name: 'website: Late starts, early ends, and absences' });
  const [, newest] = within(table).getAllByRole('row');
  expect(newest?.textContent).toContain('Jun 17, 2025');
  expect(newest?.textContent).toContain('Early end');
  expect(newest?.textContent).toContain('5:45 PM to 6:00 PM');
});

test('offers a schedule to begin with when operating hours are off, and compares nothing', () => {
  show({ schedule: makeCoverageSchedule({ isOn: false }) });
  expect(screen.getByText('Operating hours are off. You could start with these:')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Suggested schedule' }).textContent).toContain('Monday');
  expect(screen.getByRole('link', { name: 'Start with these hours' })).toBeTruthy();
  expect(screen.queryByText('Planned and actual hours')).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Operating hours' })).toBeNull();
});

test('says so when the plan lacks operating hours, or they are unreadable', () => {
  show({ onAddHours: undefined });
  expect(screen.getByText('Your plan doesn’t include operating hours.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add these hours' })).toBeNull();
});

test('says that nothing can be compared with unreadable operating hours', () => {
  show({ schedule: makeCoverageSchedule({ week: null }) });
  expect(screen.getByText(/^The operating hours couldn’t be displayed/)).toBeTruthy();
  expect(screen.getByRole('grid')).toBeTruthy();
});

test('asks before it counts many chats', () => {
  const onStart = vi.fn();
  showCount({ status: 'waiting', chats: 48_210, onStart });
  expect(screen.getByText('This range has 48,210 chats. Counting them all takes a while.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Count chats' }));
  expect(onStart).toHaveBeenCalledTimes(1);
});

test('shows how far counting is, and cancels it', () => {
  const onCancel = vi.fn();
  showCount({ status: 'running', done: 2000, total: 48_210, onCancel });
  expect(screen.getByRole('progressbar', { name: 'Counting chats' }).getAttribute('aria-valuetext')).toBe(
    '2,000 of 48,210 chats',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('says why counting stopped, and continues from there', () => {
  const [onResume, onAccept, onCancel] = [vi.fn(), vi.fn(), vi.fn()];
  const failure = { kind: 'problem', problem: makeProblem('offline') } as const;
  showCount({ status: 'stopped', failure, done: 2000, total: 48_210, onResume, onAccept, onCancel });
  expect(screen.getByRole('alert').textContent).toContain('2,000 of 48,210 chats counted so far.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onResume).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Use these chats' })).toBeNull();
});

test('takes the chats that arrived when the server counts others', () => {
  const [onResume, onAccept, onCancel] = [vi.fn(), vi.fn(), vi.fn()];
  const failure = { kind: 'count', widget: { id: 11, name: 'website' }, found: 7, expected: 9 } as const;
  showCount({ status: 'stopped', failure, done: 7, total: 9, onResume, onAccept, onCancel });
  expect(screen.getByRole('alert').textContent).toContain('Expected 9 chats but received 7.');
  fireEvent.click(screen.getByRole('button', { name: 'Use these chats' }));
  expect(onAccept).toHaveBeenCalledTimes(1);
});

test('says what is left out above the limit, and what was unreadable', () => {
  const counted = makeCountedStarts(undefined, 2);
  if (counted.status !== 'ready') throw new Error('Nothing is counted.');
  showCount({
    ...counted,
    counted: { dates: { start: '2025-06-02', end: '2025-06-18' }, chats: 99_000, leftOut: 1200 },
  });
  expect(
    screen.getByText(/count up to 100,000 chats\. This one covers chats from Jun 2, 2025 on/).textContent,
  ).toContain('leaves out 1,200 earlier ones');
  expect(screen.getByText('2 chats couldn’t be displayed and aren’t counted.')).toBeTruthy();
});

test('says that there are no chats instead of drawing an empty week', () => {
  showCount(makeCountedStarts(makeGrid(() => ({ chats: 0, missed: 0 }))));
  expect(screen.getByText('No chats in this range.')).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('names another time zone of the operating hours', () => {
  show({ schedule: makeCoverageSchedule({ zone: 'America/Los_Angeles' }) });
  expect(screen.getByText(/time zone of the operating hours, America\/Los Angeles\.$/)).toBeTruthy();
});

test('reports the chosen widget', () => {
  const onWidgetChange = vi.fn();
  renderScreen(<ReportsCoverage {...makeReportsCoverageProps(undefined, { onWidgetChange })} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Widget' }), { target: { value: '12' } });
  expect(onWidgetChange).toHaveBeenCalledExactlyOnceWith(12);
});
