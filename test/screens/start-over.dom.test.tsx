import { InstallTab, Setup } from 'chatdeck';
import { setupData, type InstallTabProps } from 'chatdeck/model';
import { placeAfterDeletion } from 'chatdeck/model/places/access';
import { makeForm, makeParsedUser, makeParsedWidget, makeWidget, ready } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { cloneElement } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from './render-screen';

const patience = { timeout: 20_000 };
const idle = { status: 'idle' } as const;
const nothing = () => undefined;

function setup(Step: '2' | '3', onStartOver: () => void) {
  return (
    <Setup
      widgetId={11}
      setup={ready(setupData(makeParsedWidget({ Step, RoomName: Step === '3' ? 'website' : '' }), makeParsedUser()))}
      channels={ready({ choices: [], unreadable: 0 })}
      onChannelsRefresh={nothing}
      pick={{ ...idle, channelId: '', onPick: nothing, onConfirm: nothing }}
      newChannel={makeForm({ name: '' })}
      channelChange={idle}
      startOver={idle}
      onStartOver={onStartOver}
      install="The code"
    />
  );
}

function install(onStartOver: () => void, props: Partial<InstallTabProps> = {}) {
  return (
    <InstallTab
      widgetId={11}
      roomName="website"
      install={ready({ uuid: 'u', channel: 'website' })}
      rename={makeForm({ name: '' })}
      channelChange={idle}
      startOver={idle}
      onStartOver={onStartOver}
      {...props}
    />
  );
}

test.each([
  ['the Embed code tab', install],
  ['the setup', (onStartOver: () => void) => setup('3', onStartOver)],
])('"Start over" on a finished widget is a danger-zone action with the typed channel name: %s', async (_, screenOf) => {
  const onStartOver = vi.fn();
  renderScreen(screenOf(onStartOver));
  const zone = screen.getByRole('region', { name: 'Danger zone' });
  expect(screen.getAllByRole('button', { name: 'Start over' })).toHaveLength(1);
  fireEvent.click(within(zone).getByRole('button', { name: 'Start over' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the widget #website?' }, patience));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'The widget’s settings: behavior, appearance, operating hours, and triggers',
    'Its saved replies and its list of added bots and users',
    'Its chat history and reports',
  ]);
  expect(dialog.getByText(/^This is permanent\./)).toBeTruthy();
  expect(dialog.getByText(/embed code stops working.*you’ll go to the Dashboard/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete widget' }));
  expect(onStartOver).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText('Type “website” to confirm.'), { target: { value: 'website' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete widget' }));
  expect(onStartOver).toHaveBeenCalledOnce();
});

test.each([
  ['keeps its chats', 1087, true],
  ['never had any', 0, false],
])('"Start over" asks for the name of a widget without a channel if it %s', async (_, chats, asksName) => {
  const losses = { id: 11, chats: ready(chats), savedReplies: ready(0), triggers: 0 };
  renderScreen(cloneElement(setup('2', nothing), { losses }));
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the widget Widget 11?' }, patience));
  expect(dialog.queryByLabelText('Type “Widget 11” to confirm.') !== null).toBe(asksName);
  expect(dialog.queryByText('1,087 chats and their reports') !== null).toBe(asksName);
  expect(dialog.queryByText(/Your setup is lost/) === null).toBe(asksName);
});

test('"Start over" says what is lost in numbers, and that it can be undone, once the host knows', async () => {
  const onStartOverAsk = vi.fn();
  const losses = { id: 11, chats: ready(1204), savedReplies: ready(0), triggers: 3 };
  renderScreen(install(nothing, { onStartOverAsk, losses, canUndoStartOver: true }));
  expect(onStartOverAsk).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(onStartOverAsk).toHaveBeenCalledOnce();
  const dialog = within(await screen.findByRole('alertdialog', undefined, patience));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'The widget’s settings: behavior, appearance, operating hours, and triggers',
    '1,204 chats and their reports',
    '3 triggers',
  ]);
  expect(dialog.getByText('After that, you have 10 seconds to undo.')).toBeTruthy();
});

test('"Start over" on an unfinished widget asks once, below the step', async () => {
  const onStartOver = vi.fn();
  renderScreen(setup('2', onStartOver));
  expect(screen.queryByRole('region', { name: 'Danger zone' })).toBeNull();
  const step = screen.getByRole('region', { name: 'Choose a channel' });
  const button = screen.getByRole('button', { name: 'Start over' });
  expect(step.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(button);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the widget Widget 11?' }, patience));
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(dialog.getByText(/^This is permanent\..*code stops working/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete widget' }));
  expect(onStartOver).toHaveBeenCalledOnce();
});

test.each([
  ['dashboard', 'none', []],
  ['dashboard', 'a finished one', [makeWidget({ Id: 12 })]],
  ['setup', 'a new one alone', [makeWidget({ Id: 12, Step: '1' })]],
  ['dashboard', 'a new one and another', [makeWidget({ Id: 12, Step: '1' }), makeWidget({ Id: 13 })]],
] as const)('after deletion the person lands where the dialog said: %s where %s is left', async (place, _, left) => {
  const user = makeParsedUser({ ces: [makeWidget({ Id: 11 }), ...left] });
  expect(placeAfterDeletion(user, '11')).toBe(place);
  renderScreen(install(nothing, { startOverPlace: place }));
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  const dialog = await screen.findByRole('alertdialog', undefined, patience);
  expect(dialog.textContent).toContain(place === 'setup' ? 'set up your other widget' : 'go to the Dashboard');
});
