import { ReportsAvailability } from 'chatdeck';
import { calls, makeProblem, onlineDays, readAnswer } from 'chatdeck/model';
import {
  makeAvailabilityBlock,
  makeOnlineDays,
  makeRangeControl,
  makeReportsAvailabilityProps,
  ready,
} from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../render-screen';

const title = 'website: Operator Availability';

test('shows the bars as times on a press, one row for each day', () => {
  renderScreen(<ReportsAvailability {...makeReportsAvailabilityProps()} />);
  expect(screen.queryByRole('table', { name: title })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Times' }));
  const [, ...days] = within(screen.getByRole('table', { name: title })).getAllByRole('row');
  expect(days).toHaveLength(7);
});

test('draws each day as a bar with its percentage, below the hours of a day', () => {
  renderScreen(<ReportsAvailability {...makeReportsAvailabilityProps()} />);
  expect(screen.getByText('Operator Availability')).toBeTruthy();
  const days = within(screen.getByRole('list', { name: title })).getAllByRole('listitem');
  expect(days).toHaveLength(7);
  for (const day of days) expect(day.textContent).toMatch(/\d%/);
  expect(document.querySelector('.cd-day-bar')).not.toBeNull();
  expect(document.querySelectorAll('.cd-days-hours text')).toHaveLength(12);
});

test('names the widget whose days failed, and asks for those again', () => {
  const onRetry = vi.fn();
  const problem = makeProblem('server', { status: 500 });
  const failed = makeAvailabilityBlock({
    widget: { id: 12, name: 'shop' },
    online: { status: 'failed', problem, onRetry },
  });
  renderScreen(<ReportsAvailability {...makeReportsAvailabilityProps([makeAvailabilityBlock(), failed])} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Couldn’t load availability for shop.');
  expect(onRetry).not.toHaveBeenCalled();
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

describe('days that failed read differently from days when no one was online', () => {
  const range = makeRangeControl({ value: 'last7' });
  const blockOf = (rows: unknown[]) => {
    const read = readAnswer(calls.availabilityReport.answer, rows);
    return makeAvailabilityBlock({ online: ready(onlineDays(read, range.dates, range.zone, range.now)) });
  };
  const sentences = (rows: unknown[]) => {
    renderScreen(<ReportsAvailability {...makeReportsAvailabilityProps([blockOf(rows)])} />);
    return [/^No one was online/, /counted\.$/].map((text) => screen.queryByText(text)?.textContent);
  };
  const nobody = { label: '', periods: [] };

  test.each([
    ['none', 7, 0, ['No one was online in this period.', undefined]],
    ['all', 0, 7, [undefined, '7 days couldn’t be displayed and aren’t counted.']],
    ['one', 6, 1, ['No one was online in this period.', '1 day couldn’t be displayed and isn’t counted.']],
  ])('%s of them failed', (_name, empty, broken, expected) => {
    expect(sentences([...Array<unknown>(empty).fill(nobody), ...Array<unknown>(broken).fill('odd')])).toEqual(expected);
    const days = within(screen.getByRole('list', { name: title })).getAllByRole('listitem');
    const told = days.map(({ textContent }) => /0%none/.test(textContent));
    expect(told.filter(Boolean)).toHaveLength(empty);
    expect(screen.queryAllByText(/^This day couldn’t be displayed/)).toHaveLength(broken);
  });
});

test('leads to no report where the plan has none', () => {
  const props = makeReportsAvailabilityProps();
  renderScreen(<ReportsAvailability {...props} blocks={{ status: 'planRequired' }} />);
  expect(screen.getByText('Your plan doesn’t include reports.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('link', { name: /Upgrade your plan/ }).getAttribute('href')).toBe('#/account');
});

describe('what the days come to', () => {
  const month = () => {
    const range = makeRangeControl({ value: { from: '2025-05-01', to: '2025-05-31' }, zone: 'Europe/Berlin' });
    const online = ready(makeOnlineDays(range.dates, range.zone));
    const starts = [Date.parse('2025-05-05T05:00:00Z'), Date.parse('2025-05-05T08:00:00Z')];
    return { range, block: makeAvailabilityBlock({ online, missed: ready({ starts, total: 2 }) }) };
  };
  const cards = () =>
    screen.getAllByRole('term').map((term) => [...term.childNodes].find((node) => node.textContent)?.textContent);

  test('total, average, worst day, and chats missed while offline', () => {
    const { range, block } = month();
    renderScreen(<ReportsAvailability {...makeReportsAvailabilityProps([block], { range })} />);
    expect(cards()).toEqual(['Online', 'Average', 'Worst day', 'Missed while offline']);
    const numbers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    // 22 weekdays of 8.25 hours.
    expect(numbers).toEqual([
      '181.5 hours 24% of the time',
      '5.9 hours per day',
      'Sat, May 31 0% of the time',
      '1 of 2 missed',
    ]);
  });

  test('each week, and all of them', () => {
    const { range, block } = month();
    renderScreen(<ReportsAvailability {...makeReportsAvailabilityProps([block], { range })} />);
    const rows = within(screen.getByRole('table', { name: 'website: Weeks' })).getAllByRole('row');
    expect(rows).toHaveLength(1 + 5 + 1);
    expect(rows[2]?.textContent).toBe('May 5 – 11, 202541.3 hours25%21');
    expect(rows.at(-1)?.textContent).toContain('181.5 hours');
  });

  test('marks each missed chat on its day', () => {
    const { range, block } = month();
    renderScreen(<ReportsAvailability {...makeReportsAvailabilityProps([block], { range })} />);
    const marks = [...document.querySelectorAll('.cd-day-moment')].map((mark) => mark.getAttribute('data-state'));
    expect(marks).toEqual(['inside', 'outside']);
    const day = screen.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith('Mon, May 5'));
    expect(day?.textContent).toContain('2 missed chats, 1 while offline');
  });

  test('links to exactly the missed chats, also when only the latest are known', () => {
    const { range, block } = month();
    const { rerender } = renderScreen(<ReportsAvailability {...makeReportsAvailabilityProps([block], { range })} />);
    const link = screen.getByRole('link', { name: 'of 2 missed: show in history' });
    expect(link.getAttribute('href')).toBe('#/reports/history?widget=11&missed=true');
    const many = { ...block, missed: ready({ starts: [Date.parse('2025-05-05T08:00:00Z')], total: 2400 }) };
    rerender(<ReportsAvailability {...makeReportsAvailabilityProps([many], { range })} />);
    const all = screen.getByRole('link', { name: 'of 2,400 missed: show in history' });
    expect(all.closest('[data-chatdeck="stat-card"]')?.textContent).toContain('–');
    expect(screen.getByText('Only the latest 1 of 2,400 missed chats are counted.')).toBeTruthy();
  });

  test('goes without missed chats that failed, and asks for them again', () => {
    const onRetry = vi.fn();
    const missed = { status: 'failed' as const, problem: makeProblem('server', { status: 500 }), onRetry };
    renderScreen(<ReportsAvailability {...makeReportsAvailabilityProps([makeAvailabilityBlock({ missed })])} />);
    expect(cards()).toEqual(['Online', 'Average', 'Worst day']);
    expect(onRetry).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Load missed chats again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
