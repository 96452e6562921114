import { Dashboard, ReportsHistory } from 'chatdeck';
import { appearanceSources, groupByWorkspace, widgetName } from 'chatdeck/model';
import { questionWidgets } from 'chatdeck/model/settings/question-groups/question-groups';
import { makeHistoryBlock, makeParsedUser, makeReportsHistoryProps, makeWidget, ready } from 'chatdeck/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CopyDialog } from '../../src/settings/appearance/fill/copy-dialog';
import { DeleteGroupDialog } from '../../src/settings/question-groups/delete-group-dialog';
import { renderScreen } from './render-screen';

const patience = { timeout: 20_000 };
const user = makeParsedUser({
  ces: [
    makeWidget({ Id: 14, RoomName: '' }),
    makeWidget({ Id: 15, RoomName: ' ' }),
    makeWidget({ Id: 16, RoomName: '', Step: '2' }),
    makeWidget({ Id: 17, RoomName: 'q&#38;a' }),
    { ...makeWidget({ Id: 18, RoomName: '' }), Step: 'x' as '3' },
  ],
});

test.each([
  [{ id: 14, name: '' }, 'Widget 14'],
  [{ id: 'b7', name: '' }, 'Widget b7'],
  [{ id: 14, name: 'sales' }, 'sales'],
])('a widget %o is called %s', (widget, name) => {
  expect(widgetName(widget, (id) => `Widget ${id}`)).toBe(name);
});

test('unnamed widgets are distinguishable on the Dashboard, those that cannot be read as well', async () => {
  renderScreen(
    <Dashboard workspaces={ready(groupByWorkspace(user))} stats={ready({})} planLabel="" onDelete={vi.fn()} />,
  );
  const cards = [...document.querySelectorAll('[data-chatdeck="widget-card"]')];
  const names = cards.map((card) => card.querySelector('.cd-card-header .rt-Text')?.textContent);
  expect(names).toEqual(['Widget 14', 'Widget 15', 'Widget 16', 'q&a', 'Widget 18']);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'Delete the unfinished widget “Widget 16”?' }, patience);
});

test('unnamed widgets are distinguishable in the picker of the history', async () => {
  const widgets = [14, 15].map((id) => ({ id, name: '' }));
  renderScreen(<ReportsHistory {...makeReportsHistoryProps([makeHistoryBlock()], { widgets })} />);
  const options = async () => {
    await screen.findByRole('option', { name: /Widget 14/ }, patience);
    return screen.getAllByRole('option', { name: /^Widget/ }).map((option) => option.textContent);
  };
  expect(await options()).toEqual(['Widget 14', 'Widget 15']);
});

test('unnamed widgets are distinguishable where a look is copied from', async () => {
  const sources = appearanceSources(user, 17);
  const [first] = sources;
  if (!first) throw new Error('There is no source.');
  renderScreen(<CopyDialog open onOpenChange={vi.fn()} sources={sources} value={first.settings} onFill={vi.fn()} />);
  await screen.findByRole('option', { name: 'Widget 15 (acme)' }, patience);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Widget 14 (acme)',
    'Widget 15 (acme)',
  ]);
});

test('unnamed widgets are distinguishable where a group is deleted from all of them', async () => {
  renderScreen(
    <DeleteGroupDialog
      open
      onOpenChange={vi.fn()}
      groupLabel="Shipping"
      widgets={questionWidgets(user)}
      deletion={{ status: 'idle' }}
      onDelete={vi.fn()}
    />,
  );
  const dialog = await screen.findByRole('alertdialog', undefined, patience);
  expect(dialog.textContent).toContain('Widget 14, Widget 15, Widget 16, and #q&a');
});
