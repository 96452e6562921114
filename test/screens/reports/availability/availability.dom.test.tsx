import { ReportsAvailability } from 'chatdeck';
import { calls, makeProblem, onlineDays, readAnswer } from 'chatdeck/model';
import { makeAvailabilityBlock, makeRangeControl, makeReportsAvailabilityProps, ready } from 'chatdeck/testing';
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
