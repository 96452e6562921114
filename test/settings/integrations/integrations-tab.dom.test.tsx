import { IntegrationsTab } from 'chatdeck';
import type { IntegrationsData } from 'chatdeck/model';
import { loading, makeIntegrationsProps } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

function render(data: Partial<IntegrationsData> = {}) {
  const intents = { onAdd: vi.fn(), onRemove: vi.fn(), onTeamRetry: vi.fn() };
  renderScreen(<IntegrationsTab {...makeIntegrationsProps(data)} {...intents} />);
  return () =>
    Object.entries(intents).flatMap(([name, spy]) => spy.mock.calls.map((args: unknown[]) => [name, ...args]));
}

test('reports who is added and who is removed, and nothing before', async () => {
  const calls = render();
  fireEvent.click(screen.getByRole('button', { name: 'configure Slack' }));
  const add = await screen.findByRole('button', { name: 'Add faq-helper' });
  expect(calls()).toEqual([]);
  fireEvent.click(add);
  fireEvent.click(screen.getByRole('button', { name: 'Remove statusbot' }));
  expect(calls()).toEqual([
    ['onAdd', expect.objectContaining({ id: 'U04FAQ' })],
    ['onRemove', expect.objectContaining({ id: 'U04STATUS' })],
  ]);
});

test('says that Slack could not be asked, and asks again on a press', () => {
  const calls = render({ connection: 'unknown' });
  expect(screen.getByText('We couldn’t reach Slack. The bots and users you added are still there.')).toBeTruthy();
  expect(calls()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(calls().map(([name]) => name)).toEqual(['onTeamRetry']);
});

test('leads to the permissions where Slack does not let the team be listed', () => {
  render({ connection: 'permissionMissing' });
  expect(screen.getByRole('link', { name: 'Authorize expanded permissions' }).getAttribute('href')).toContain(
    'permissions',
  );
});

test('says that it loads, and nothing else, until the bots are known', () => {
  renderScreen(<IntegrationsTab {...makeIntegrationsProps()} integrations={loading} />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Add your first integration' })).toBeNull();
});

test('lists Slack alone, with its status and “configure”', () => {
  render();
  const rows = within(screen.getByRole('table', { name: 'Integrations' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['SlackConnected1 bot or user addedconfigure']);
  expect(screen.getByRole('list', { name: 'Added' }).textContent).toContain('statusbot');
});
