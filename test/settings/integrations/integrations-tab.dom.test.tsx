import { IntegrationsTab } from 'chatdeck';
import { makeProblem, type IntegrationsData } from 'chatdeck/model';
import { loading, makeIntegrationsProps, ready } from 'chatdeck/testing';
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
    ['onAdd', [expect.objectContaining({ id: 'U04FAQ' })]],
    ['onRemove', [expect.objectContaining({ id: 'U04STATUS' })]],
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
  const table = within(screen.getByRole('table', { name: 'Integrations' }));
  const row = within(table.getByRole('row'));
  for (const text of ['Slack', 'Connected', '1 bot or user added']) expect(row.getByText(text)).toBeDefined();
  for (const name of ['Check again', 'configure Slack']) expect(row.getByRole('button', { name })).toBeDefined();
  expect(screen.getByRole('list', { name: 'Added' }).textContent).toContain('statusbot');
});

const added = ['statusbot', 'faq-helper', 'luis.ferreira'].map((name) => ({ id: `U-${name}`, name, botId: '' }));

test('adds several that are selected, and no more than fit', async () => {
  const calls = render({ limit: 3 });
  fireEvent.click(screen.getByRole('button', { name: 'configure Slack' }));
  const list = within(await screen.findByRole('region', { name: 'Available' }));
  const button = list.getByRole('button', { name: 'Add selected' });
  fireEvent.click(button);
  fireEvent.click(list.getByRole('checkbox', { name: 'Select all' }));
  expect(list.getByRole('status').textContent).toBe('Only 2 more can be added.');
  fireEvent.click(button);
  expect(calls()).toEqual([]);
  fireEvent.click(list.getByRole('checkbox', { name: 'Select luis.ferreira' }));
  fireEvent.click(button);
  expect(calls()).toEqual([
    ['onAdd', [expect.objectContaining({ id: 'U04FAQ' }), expect.objectContaining({ id: 'U04DANA' })]],
  ]);
  expect(list.getByRole('checkbox', { name: 'Select all' })).toBeTruthy();
});

test('removes several that are selected, and undoes what was changed last as a whole', async () => {
  const calls = render({ added, lastChange: { kind: 'add', bots: added.slice(0, 2) } });
  fireEvent.click(screen.getByRole('button', { name: 'configure Slack' }));
  const list = within(await screen.findByRole('region', { name: 'Added' }));
  fireEvent.click(list.getByRole('checkbox', { name: 'Select all' }));
  fireEvent.click(list.getByRole('checkbox', { name: 'Select statusbot' }));
  expect(list.getByText('2 selected')).toBeTruthy();
  fireEvent.click(list.getByRole('button', { name: 'Remove selected' }));
  expect(list.getByRole('status').textContent).toContain('Added 2 bots and users.');
  fireEvent.click(list.getByRole('button', { name: 'Undo' }));
  expect(calls()).toEqual([
    ['onRemove', [added[1], added[2]]],
    ['onRemove', [added[0], added[1]]],
  ]);
});

test('says when Slack was asked last and what went wrong before, and asks again', () => {
  const at = Date.UTC(2026, 2, 1, 12);
  const calls = render({ checkedAt: at, lastError: { at, problem: makeProblem('timeout') } });
  const status = screen.getByRole('table', { name: 'Integrations' }).textContent;
  expect(status).toContain('Last checked Mar 1, 2026');
  expect(status).toContain('Last error Mar 1, 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(calls().map(([name]) => name)).toEqual(['onTeamRetry']);
});

test('explains the permission that is missing, as Permissions does', () => {
  render({ connection: 'permissionMissing' });
  expect(screen.getByText('Without this permission, you can’t add bots or users to a widget.')).toBeTruthy();
  expect(screen.getByText('users:read')).toBeTruthy();
});

test('selects all that are shown of more that are found, and says so', async () => {
  const team = ready(
    Array.from({ length: 60 }, (_, index) => ({ id: `U${index}`, name: `bot ${index}`, isBot: true, botId: '' })),
  );
  const calls = render({ team, limit: 100 });
  fireEvent.click(screen.getByRole('button', { name: 'configure Slack' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all 50 shown' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add selected' }));
  expect(calls()).toEqual([['onAdd', expect.objectContaining({ length: 50 })]]);
});
