import { ReportsAvailability } from 'chatdeck';
import { makeProblem } from 'chatdeck/model';
import { makeAvailabilityBlock, makeReportsAvailabilityProps } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../render-screen';

const title = 'website: Operator Availability';

test('shows the bars as times on a press, one row for each day', () => {
  renderScreen(<ReportsAvailability {...makeReportsAvailabilityProps()} />);
  expect(screen.queryByRole('table', { name: title })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Times' }));
  const [, ...days] = within(screen.getByRole('table', { name: title })).getAllByRole('row');
  expect(days).toHaveLength(7);
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
  expect(alert.textContent).toContain('The availability of shop could not be loaded.');
  expect(onRetry).not.toHaveBeenCalled();
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('leads to no report where the plan has none', () => {
  const props = makeReportsAvailabilityProps();
  renderScreen(<ReportsAvailability {...props} blocks={{ status: 'planRequired' }} />);
  expect(screen.getByText('Your plan has no reports.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('link', { name: /Upgrade your plan/ }).getAttribute('href')).toBe('#/account');
});
