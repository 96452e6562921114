import { ReportsOverview } from 'chatdeck';
import { makeProblem } from 'chatdeck/model';
import { makeOverviewBlock, makeRangeControl, makeReportsOverviewProps } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
  expect(screen.getByRole('table', { name: /^website: / })).toBeTruthy();
  expect(onRetry).not.toHaveBeenCalled();
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('keeps the figures where those before them failed, and asks for the others again', () => {
  const onRetry = vi.fn();
  const block = makeOverviewBlock({ before: { status: 'failed', problem, onRetry } });
  renderScreen(<ReportsOverview {...makeReportsOverviewProps([block])} />);
  expect(screen.getByRole('table', { name: /^website: / })).toBeTruthy();
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
