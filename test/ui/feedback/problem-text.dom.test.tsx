import { render, renderHook, screen } from '@testing-library/react';
import { ChatdeckTheme } from 'chatdeck';
import { makeProblem } from 'chatdeck/model';
import { ProblemCallout, useProblemText } from 'chatdeck/ui';
import { expect, test } from 'vitest';

const textOf = (...given: Parameters<typeof makeProblem>) =>
  renderHook(() => useProblemText(), { wrapper: ChatdeckTheme }).result.current(makeProblem(...given));

test.each([502, 503, 504])('someone whose save got a %s is not told that nothing was changed', (status) => {
  const text = textOf('server', { status });
  expect(text).not.toContain('Nothing was changed');
  expect(text).toContain('check whether it was saved');
});

test.each([500, 501, 507, undefined])('a %s of the server itself changed nothing, and its text says so', (status) => {
  expect(textOf('server', { status })).toContain('Nothing was changed');
});

test('the server’s own message comes first, also for a 503', () => {
  expect(textOf('server', { status: 503, serverMessage: 'The disk is full.' })).toBe('The disk is full.');
});

test.each([500, 503])('someone whose page failed to load with a %s reads nothing about changes', (status) => {
  render(<ProblemCallout problem={makeProblem('server', { status })} onRetry={() => {}} />, { wrapper: ChatdeckTheme });
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toMatch(/server.*Try again\./);
  expect(textContent).not.toMatch(/changed|saved/);
});
