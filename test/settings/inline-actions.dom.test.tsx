import { AppearanceTab, BehaviorTab, OperatingHoursTab, QuestionGroupsTab, SavedRepliesTab } from 'chatdeck';
import {
  appearanceSections,
  appearanceSettings,
  behaviorSections,
  behaviorSettings,
  makeWeek,
  operatingHoursSections,
  settingsNavigation,
  visitorView,
  widgetPower,
  type BehaviorSettings,
  type OperatingHoursSettings,
  type QuestionGroupFields,
  type SavedReplyFields,
} from 'chatdeck/model';
import { checkBehavior } from 'chatdeck/model/settings/behavior/behavior';
import { newQuestion } from 'chatdeck/model/settings/question-groups/tree';
import {
  makeEditor,
  makeGroupEntry,
  makeParsedUser,
  makeParsedWidget,
  makeQuestionGroupsProps,
  makeSavedRepliesProps,
  ready,
} from 'chatdeck/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../screens/render-screen';

const widget = makeParsedWidget();
const navigation = settingsNavigation(makeParsedUser().account.plan, new Set());
const nothing = () => undefined;
const patience = { timeout: 20_000 };
const undo = { key: 'U', code: 'KeyU', altKey: true, shiftKey: true };
const onDiscard = vi.fn();

beforeEach(() => {
  onDiscard.mockClear();
});

/** Presses it as people do: with the focus on it. */
function press(button: HTMLElement) {
  act(() => button.focus());
  fireEvent.click(button);
}
function pressNamed(name: string | RegExp) {
  press(screen.getByRole('button', { name }));
}
function rowOf(name: string) {
  const row = document.querySelector<HTMLElement>(`[data-chatdeck="row"][data-name="${name}"]`);
  if (!row) throw new Error(name);
  return row;
}

let behavior: BehaviorSettings;

function Behavior({ start = {} }: { start?: Partial<BehaviorSettings> }) {
  const [saved] = useState({ ...behaviorSettings(widget), ...start });
  const [value, setValue] = useState(saved);
  behavior = value;
  const editor = makeEditor(value, behaviorSections, {
    saved,
    onEdit: (patch) => setValue((before) => ({ ...before, ...patch })),
    errors: checkBehavior(value),
  });
  return (
    <BehaviorTab
      widgetId={widget.Id}
      roomName={widget.RoomName}
      navigation={navigation}
      power={ready(widgetPower(widget, false))}
      avatarUpload={{ status: 'idle' }}
      onAvatarUpload={nothing}
      canSendTranscripts
      collectsVisitorData
      editor={ready(editor)}
    />
  );
}

test('the page-rule offer leaves the focus on its line', async () => {
  renderScreen(<Behavior start={{ blacklistedUrls: '/a\n/b{1,3}' }} />);
  const line = await screen.findByDisplayValue<HTMLInputElement>('/b{1,3}');
  press(within(line.closest('li') as HTMLElement).getByRole('button', { name: /^Use / }));
  expect(behavior.blacklistedUrls).not.toBe('/a\n/b{1,3}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Line 2' }));
});

test('an invalid page pattern blocks the save and is reported once, on its line', async () => {
  renderScreen(<Behavior start={{ blacklistedUrls: '/a' }} />);
  fireEvent.change(await screen.findByDisplayValue('/a'), { target: { value: '/a(' } });
  expect(checkBehavior(behavior).blacklistedUrls).toBe('invalidPattern');
  const row = rowOf('blacklistedUrls');
  expect(row.dataset.invalid).toBe('true');
  const errors = [...row.querySelectorAll('.cd-row-error')];
  expect(errors.map((error) => error.closest('li')?.dataset.line)).toEqual(['0']);
  expect(errors[0]?.textContent).toContain('Invalid filter. Maybe try over at ');
});

test('after the undo of cleared countries the focus is on the field of the list', async () => {
  renderScreen(<Behavior start={{ countryAllowList: 'DE', countryDenyList: '' }} />);
  const deny = await screen.findByRole('combobox', { name: 'Hide in these countries' }, patience);
  fireEvent.change(deny, { target: { value: 'France' } });
  fireEvent.keyDown(deny, { key: 'Enter' });
  expect(behavior).toMatchObject({ countryAllowList: '', countryDenyList: 'FR' });
  const place = document.querySelector<HTMLElement>('.cd-country-undo');
  press(within(place as HTMLElement).getByRole('button'));
  expect(behavior).toMatchObject({ countryAllowList: 'DE', countryDenyList: '' });
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Hide in these countries' }));
});

test('one list of countries does not come back beside the other', async () => {
  renderScreen(<Behavior start={{ countryAllowList: 'DE', countryDenyList: '' }} />);
  const deny = await screen.findByRole('combobox', { name: 'Hide in these countries' }, patience);
  fireEvent.change(deny, { target: { value: 'France' } });
  fireEvent.keyDown(deny, { key: 'Enter' });
  const allow = screen.getByRole('combobox', { name: 'Show only in these countries' });
  fireEvent.keyDown(allow, undo);
  expect(behavior).toMatchObject({ countryAllowList: 'DE', countryDenyList: '' });
  expect(within(rowOf('countryDenyList')).queryByText(/^Was:/)).toBeNull();
});

test('the switch of a limit takes its change back', async () => {
  renderScreen(<Behavior start={{ maxConcurrentConvos: 8 }} />);
  const limit = await screen.findByRole('switch', { name: 'Limit concurrent chats' });
  limit.focus();
  fireEvent.click(limit);
  expect(behavior.maxConcurrentConvos).toBe(0);
  fireEvent.keyDown(limit, undo);
  expect(behavior.maxConcurrentConvos).toBe(8);
  expect(document.activeElement).toBe(limit);
});

test('the avatar and the picture go back to what is saved', async () => {
  renderScreen(<Behavior start={{ teamAvatarUrl: 'https://pictures.test/a.png', teamAvatarOn: false }} />);
  press(await screen.findByRole('button', { name: 'Remove' }, patience));
  expect(behavior.teamAvatarUrl).toBe('');
  const choose = screen.getByRole('button', { name: 'Choose a file' });
  expect(document.activeElement).toBe(choose);
  fireEvent.keyDown(choose, undo);
  expect(behavior.teamAvatarUrl).toBe('https://pictures.test/a.png');

  const before = { ...behavior };
  const cards = within(screen.getByRole('radiogroup', { name: 'Avatar' }));
  const other = cards.getAllByRole('radio', { checked: false }).find((card) => !(card as HTMLButtonElement).disabled);
  press(other as HTMLElement);
  expect(behavior).not.toEqual(before);
  fireEvent.keyDown(other as HTMLElement, undo);
  expect(behavior).toEqual(before);
  expect(document.activeElement).toBe(cards.getByRole('radio', { checked: true }));
});

test('after the better color is taken, the focus is on the color', async () => {
  function Appearance() {
    const [value, setValue] = useState({
      ...appearanceSettings(widget),
      titleColor: '#ffffff',
      titleFontColor: '#eeeeee',
    });
    const editor = makeEditor(value, appearanceSections, {
      onEdit: (patch) => setValue((before) => ({ ...before, ...patch })),
    });
    return (
      <AppearanceTab
        widgetId={widget.Id}
        roomName={widget.RoomName}
        navigation={navigation}
        visitorView={visitorView(widget)}
        canSendTranscripts
        sources={[]}
        editor={ready(editor)}
      />
    );
  }
  renderScreen(<Appearance />);
  const [better] = await screen.findAllByRole('button', { name: /: Use #/ });
  const row = better?.closest<HTMLElement>('[data-chatdeck="row"]');
  press(better as HTMLElement);
  expect(screen.queryAllByRole('button', { name: /: Use #/ })).toEqual([]);
  expect(document.activeElement).toBe(row?.querySelector('.cd-color-field input'));
});

let hours: OperatingHoursSettings;
const office = [{ start: 900, end: 1700 }];

function Hours({ week = makeWeek(() => office) }: { week?: OperatingHoursSettings['weekHours'] }) {
  const [saved] = useState<OperatingHoursSettings>({
    onOffSchedule: true,
    tz: 'Europe/Vienna',
    sendOpHourChangeMessages: false,
    weekHours: week,
  });
  const [value, setValue] = useState(saved);
  hours = value;
  const editor = makeEditor(value, operatingHoursSections, {
    saved,
    onEdit: (patch) => setValue((before) => ({ ...before, ...patch })),
  });
  return (
    <OperatingHoursTab
      widgetId={11}
      roomName="website"
      navigation={navigation}
      editor={ready(editor)}
      now={Date.parse('2025-10-14T15:20:00Z')}
      localZone="Europe/Berlin"
      needsUpgrade={false}
    />
  );
}

/** The first time of a day. */
async function dayStart(day: number): Promise<HTMLInputElement> {
  await screen.findAllByText('Monday', undefined, patience);
  const start = document.querySelector<HTMLInputElement>(`[data-chatdeck="day"][data-name="${day}"] input`);
  if (!start) throw new Error(String(day));
  return start;
}

function typeTime(field: HTMLInputElement, time: string) {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: time } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

test('in the hours of the week, Alt+Shift+U brings back what is saved', async () => {
  renderScreen(<Hours />);
  const start = await dayStart(1);
  typeTime(start, '10');
  expect(rowOf('weekHours').dataset.state).toBe('changed');
  const body = start.closest('[aria-keyshortcuts]');
  expect(body?.getAttribute('aria-keyshortcuts')).toBe('Alt+Shift+U');
  expect(fireEvent.keyDown(start, undo)).toBe(false);
  expect(hours.weekHours).toEqual(makeWeek(() => office));
  expect(document.activeElement).toBe(start);
  expect(document.querySelector('.cd-hours-body')?.getAttribute('aria-keyshortcuts')).toBeNull();
});

test('the undo of the hours leaves the focus in them, and "Copy last to all days" where it was', async () => {
  renderScreen(<Hours />);
  typeTime(await dayStart(1), '10');
  pressNamed(/to all days$/);
  expect(document.activeElement?.closest('.cd-hours-body')).not.toBeNull();
  const back = rowOf('weekHours').querySelector<HTMLElement>('[data-chatdeck="row-reset"] button');
  expect(back?.tabIndex).toBe(-1);
  press(back as HTMLElement);
  expect(hours.weekHours).toEqual(makeWeek(() => office));
  expect(document.activeElement?.closest('.cd-hours-body')).not.toBeNull();
});

test('a choice about a range leaves the focus in its day', async () => {
  renderScreen(
    <Hours
      week={{
        ...makeWeek(() => []),
        1: [
          { start: 900, end: 1200 },
          { start: 1100, end: 1500 },
        ],
      }}
    />,
  );
  const start = await dayStart(1);
  const [merge] = within(start.closest('[data-chatdeck="day"]') as HTMLElement).getAllByRole('button', {
    name: /one|merge|join/i,
  });
  press(merge as HTMLElement);
  expect(hours.weekHours?.[1]).toHaveLength(1);
  expect(document.activeElement?.closest('[data-chatdeck="day"]')).not.toBeNull();
});

test('the zone and the checkbox of the schedule take their change back', async () => {
  renderScreen(<Hours />);
  await dayStart(1);
  const [notify] = screen.getAllByRole('checkbox');
  press(notify as HTMLElement);
  fireEvent.keyDown(notify as HTMLElement, undo);
  expect(hours.sendOpHourChangeMessages).toBe(false);
  expect(document.activeElement).toBe(notify);
});

function Reply({ typed = '', status = 'new' }: { typed?: string; status?: 'new' | 'saved' }) {
  const blank: SavedReplyFields = { label: '', response: '', triggerPhrases: '', autoSend: false, shortcut: '' };
  const editor = makeEditor(
    { ...blank, label: typed },
    { reply: Object.keys(blank) },
    { saved: blank, sections: { reply: { status: 'dirty' } } },
  );
  return <SavedRepliesTab {...makeSavedRepliesProps(undefined, { uid: 'n', status, editor })} onDiscard={onDiscard} />;
}

test('discarding a new reply with content asks once', async () => {
  renderScreen(<Reply typed="Hours" />);
  press(await screen.findByRole('button', { name: 'Discard' }));
  expect(onDiscard).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard the new reply?' });
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
  press(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(onDiscard.mock.calls).toEqual([['n']]);
});

test('the draft of a saved reply goes without asking, and an untouched new one has nothing to discard', async () => {
  const { rerender } = renderScreen(<Reply />);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  rerender(<Reply typed="Hours" status="saved" />);
  pressNamed('Discard');
  expect(onDiscard.mock.calls).toEqual([['n']]);
});

function Group({ fields = {} }: { fields?: Partial<QuestionGroupFields> }) {
  let last = 0;
  const tree = [newQuestion(() => `q${(last += 1)}`)];
  const saved: QuestionGroupFields = { label: '', shortcut: '', auto: false, prompt: '', tree: [] };
  const editor = { saved, sections: { group: { status: 'dirty' as const, onDiscard: () => void onDiscard() } } };
  return (
    <QuestionGroupsTab
      {...makeQuestionGroupsProps([makeGroupEntry({ ...saved, tree, ...fields }, { status: 'new', editor })])}
    />
  );
}

test('canceling a new question group with content asks once', async () => {
  renderScreen(<Group fields={{ label: 'Sales' }} />);
  pressNamed('Cancel');
  expect(onDiscard).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard the new question group?' });
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
  press(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalledOnce();
});

test('an untouched new question group goes without asking', () => {
  renderScreen(<Group />);
  pressNamed('Cancel');
  expect(onDiscard).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('after an undone save of a question group its way back is called Redo', async () => {
  const offer = { id: 1, section: 'group', kind: 'redo', names: ['label'], onUse: () => undefined } as const;
  const sections = { group: { status: 'clean', onUndo: offer.onUse } } as const;
  renderScreen(
    <QuestionGroupsTab {...makeQuestionGroupsProps([makeGroupEntry({}, { editor: { offers: [offer], sections } })])} />,
  );
  const bar = document.querySelector<HTMLElement>('[data-chatdeck="save-bar"]') ?? expect.fail();
  expect(await within(bar).findByRole('button', { name: 'Redo' })).not.toBeNull();
});

test.each(['Keep mine', 'Use theirs'])(
  'after "%s" of contested questions the focus stays with them',
  async (choice) => {
    function Contested() {
      const [isOpen, setOpen] = useState(true);
      const { tree } = makeGroupEntry().editor.value;
      const conflicts = isOpen ? { tree: { mine: tree, theirs: [] } } : {};
      const entry = makeGroupEntry({}, { editor: { conflicts, onResolve: () => setOpen(false) } });
      return <QuestionGroupsTab {...makeQuestionGroupsProps([entry])} />;
    }
    renderScreen(<Contested />);
    await screen.findByRole('button', { name: 'Add question' }, patience);
    pressNamed(choice);
    expect(screen.queryByRole('button', { name: choice })).toBeNull();
    expect(document.activeElement?.closest('.cd-group-tree')).not.toBeNull();
  },
);
