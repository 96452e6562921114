import { Dashboard, GettingStarted } from 'chatdeck';
import type { GettingStartedProps, GettingStartedStep } from 'chatdeck/model';
import { loading, ready } from 'chatdeck/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';

const setup = { name: 'setup', widgetId: 7 } as const;
const users = { name: 'account', section: 'users' } as const;
const steps: GettingStartedStep[] = [
  { name: 'slack', isDone: true, to: setup },
  { name: 'channel', isDone: false, to: setup },
  { name: 'code', isDone: false },
  { name: 'teammate', isDone: false, to: users },
];

const region = () => within(screen.getByRole('region', { name: 'Get started' }));

test('says how far the account is, and leads to what can be done now', () => {
  renderScreen(<GettingStarted steps={ready(steps)} />);
  expect(region().getByText('1 of 4 done')).toBeTruthy();
  expect(
    region()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Connect Slack, done',
    '2Choose a channel, current stepMessages from visitors arrive there.Choose channel',
    '3Add the embed code to your site, to doDone when the first chat arrives. To try it, start one yourself.',
    expect.stringContaining('4Invite a teammate, to do'),
  ]);
  expect(
    region()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Choose channel', 'Invite']);
  expect(region().queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

test('has nothing to press when everything is done', () => {
  renderScreen(<GettingStarted steps={ready(steps.map((step) => ({ ...step, isDone: true })))} />);
  expect(region().queryByRole('link')).toBeNull();
});

test('leads to the plans where the plan lacks a step, and doesn’t count it', () => {
  const hours: GettingStartedStep = { name: 'hours', isDone: false, needsUpgrade: true, to: { name: 'upgrade' } };
  const done = steps.map((step) => ({ ...step, isDone: true }));
  renderScreen(<GettingStarted steps={ready([...done, hours])} />);
  expect(region().getByText('4 of 4 done')).toBeTruthy();
  expect(region().getByText('Your plan doesn’t include this.')).toBeTruthy();
  expect(region().getByRole('link').textContent).toBe('See plans');
});

test('keeps its place while it loads', () => {
  renderScreen(<GettingStarted steps={loading} onDismiss={vi.fn()} />);
  expect(region().getByRole('status').textContent).toBe('Loading');
});

test('gives the focus to the page when it is dismissed', () => {
  function Page() {
    const [started, setStarted] = useState<GettingStartedProps | undefined>(() => ({ steps: ready(steps) }));
    const dismissible = started && { ...started, onDismiss: () => setStarted(undefined) };
    return (
      <main tabIndex={-1}>
        <Dashboard workspaces={ready([])} stats={ready({})} planLabel="Trial" gettingStarted={dismissible} />
      </main>
    );
  }
  renderScreen(<Page />);
  const dismiss = region().getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
