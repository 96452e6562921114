import { AppearanceTab } from 'chatdeck';
import {
  appearanceSections,
  appearanceSettings,
  makeProblem,
  visitorView,
  type AppearanceSettings,
  type AppearanceTabProps,
} from 'chatdeck/model';
import { failed, loading, makeEditor, makeParsedWidget, ready } from 'chatdeck/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type * as RadixModule from '../../../src/ui/radix';
import type * as RowModule from '../../../src/ui/editor/rows/row';
import type * as SectionModule from '../../../src/ui/editor/editor-section';
import type * as TextModule from '../../../src/ui/widget-preview/said-text';
import { renderScreen } from '../../screens/render-screen';

const drawn = vi.hoisted(() => ({
  sections: [] as string[],
  rows: [] as (string | undefined)[],
  texts: [] as string[],
  buttons: 0,
}));

vi.mock('../../../src/ui/editor/editor-section', async (importOriginal) => {
  const original = await importOriginal<typeof SectionModule>();
  return {
    ...original,
    EditorSection: (props: Parameters<typeof SectionModule.EditorSection>[0]) => {
      drawn.sections.push(props.name);
      return original.EditorSection(props);
    },
  };
});

vi.mock('../../../src/ui/editor/rows/row', async (importOriginal) => {
  const original = await importOriginal<typeof RowModule>();
  return {
    ...original,
    Row: (props: Parameters<typeof RowModule.Row>[0]) => {
      drawn.rows.push(props.name);
      return original.Row(props);
    },
  };
});
vi.mock('../../../src/ui/radix', async (importOriginal) => {
  const original = await importOriginal<typeof RadixModule>();
  return {
    ...original,
    Button: (props: Parameters<typeof RadixModule.Button>[0]) => {
      drawn.buttons += 1;
      return <original.Button {...props} />;
    },
  };
});

vi.mock('../../../src/ui/widget-preview/said-text', async (importOriginal) => {
  const original = await importOriginal<typeof TextModule>();
  return {
    ...original,
    SaidText: (props: Parameters<typeof TextModule.SaidText>[0]) => {
      drawn.texts.push(props.name);
      return original.SaidText(props);
    },
  };
});

const widget = makeParsedWidget();
const settings = appearanceSettings(widget);
const onEdit = vi.fn();
const onRetry = vi.fn();
const props: AppearanceTabProps = {
  widgetId: widget.Id,
  roomName: widget.RoomName,
  visitorView: visitorView(widget),
  canSendTranscripts: true,
  sources: [],
  editor: ready(makeEditor(settings, appearanceSections, { onEdit })),
};

test('reports nothing by being there, whatever its state', async () => {
  const { rerender } = renderScreen(<AppearanceTab {...props} />);
  await screen.findByRole('group', { name: 'Preview of the widget: Welcome' }, { timeout: 10_000 });
  for (const editor of [loading, failed(makeProblem('server'), onRetry), { status: 'setupRequired' } as const])
    rerender(<AppearanceTab {...props} editor={editor} />);
  expect(onEdit).not.toHaveBeenCalled();
  expect(onRetry).not.toHaveBeenCalled();
});

/** A host whose callbacks know no more than what was there when they were made. */
function Live({ onSave }: { onSave?(value: AppearanceSettings): void }) {
  const [value, setValue] = useState<AppearanceSettings>(settings);
  const section = {
    status: settings === value ? ('clean' as const) : ('dirty' as const),
    onSave: () => onSave?.(value),
    onDiscard: () => setValue({ ...value, autoResponseMessage: settings.autoResponseMessage }),
  };
  const editor = makeEditor(value, appearanceSections, {
    saved: settings,
    sections: { online: section },
    onEdit: (patch) => setValue({ ...value, ...patch }),
  });
  return <AppearanceTab {...props} editor={ready(editor)} />;
}

test('one keystroke renders its row and the texts that show it', async () => {
  renderScreen(<Live />);
  await screen.findByRole('group', { name: 'Preview of the widget: Welcome' }, { timeout: 10_000 });
  const greeting = screen.getByRole('textbox', { name: 'Welcome message' });
  act(() => greeting.focus());
  drawn.sections.length = 0;
  drawn.rows.length = 0;
  drawn.texts.length = 0;
  fireEvent.change(greeting, { target: { value: 'Hello there' } });
  expect(drawn.sections).toEqual([]);
  expect(drawn.rows).toEqual(['autoResponseMessage']);
  expect(drawn.texts).toEqual(['autoResponseMessage']);
  expect(screen.getByRole('button', { name: 'Hello there, edit: Welcome message' })).toBeDefined();
  drawn.buttons = 0;
  fireEvent.change(greeting, { target: { value: 'Hello there!' } });
  expect(drawn.buttons).toBe(0);
});

test('a section that was not rendered again edits, saves and discards by the newest form', async () => {
  const onSave = vi.fn<(value: AppearanceSettings) => void>();
  renderScreen(<Live onSave={onSave} />);
  await screen.findByRole('textbox', { name: 'Offline title' }, { timeout: 10_000 });
  const write = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  write('Welcome message', 'Hello there');
  drawn.sections.length = 0;
  write('Offline title', 'Bye');
  expect(drawn.sections).toEqual([]);
  const online = within(screen.getByRole('region', { name: 'Online mode' }));
  fireEvent.click(online.getByRole('button', { name: 'Save Changes' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ autoResponseMessage: 'Hello there', offlineTitle: 'Bye' }),
  );
  write('Title', 'Acme');
  write('Offline title', 'Good bye');
  fireEvent.click(online.getByRole('button', { name: /^Discard/ }));
  expect(screen.getByRole('textbox', { name: 'Offline title' })).toHaveProperty('value', 'Good bye');
  expect(screen.getByRole('textbox', { name: 'Welcome message' })).toHaveProperty(
    'value',
    settings.autoResponseMessage,
  );
});

test('sections after the first are one line, until a click, the focus, or a change opens them', async () => {
  const { rerender } = renderScreen(<AppearanceTab {...props} />);
  await screen.findByRole('textbox', { name: 'Offline title' }, { timeout: 10_000 });
  const stateOf = (name: string) => screen.getByRole('region', { name }).dataset.state;
  expect(['Online mode', 'Offline mode', 'Privacy', 'Alignment'].map(stateOf)).toEqual([
    undefined,
    'closed',
    'closed',
    'closed',
  ]);
  const fold = screen.getByRole('region', { name: 'Privacy' }).querySelector('.cd-section-fold') ?? document.body;
  const summaryOf = (name: string) => screen.getByRole('region', { name }).querySelector('.cd-section-summary');
  expect(summaryOf('Alignment')?.textContent).toBe('Bottom right');
  expect(summaryOf('Screenshots')?.textContent).toContain(settings.requestScreenshotText);
  expect(summaryOf('Privacy')).toBeTruthy();
  fireEvent.click(fold);
  expect(stateOf('Privacy')).toBe('open');
  expect(summaryOf('Privacy')).toBeNull();
  fireEvent.click(fold);
  expect(stateOf('Privacy')).toBe('closed');
  const field = screen.getByRole('textbox', { name: 'Offline title' });
  act(() => field.focus());
  expect(stateOf('Offline mode')).toBe('open');
  const offlineFold = screen.getByRole('region', { name: 'Offline mode' }).querySelector('.cd-section-fold');
  fireEvent.click(offlineFold ?? document.body);
  expect(stateOf('Offline mode')).toBe('closed');
  expect(document.activeElement).toBe(document.body);
  const changed = { ...settings, widgetAlignment: 'bottomLeft' as const };
  const sections = { alignment: { status: 'dirty' as const } };
  rerender(
    <AppearanceTab {...props} editor={ready(makeEditor(changed, appearanceSections, { saved: settings, sections }))} />,
  );
  expect(stateOf('Alignment')).toBe('open');
});

test('a color reaches the preview through the DOM, with a readable text color', async () => {
  const value = { ...settings, titleColor: '#FC3', titleFontColor: 'nothing' };
  renderScreen(<AppearanceTab {...props} editor={ready(makeEditor(value, appearanceSections))} />);
  const picture = await screen.findByRole('group', { name: /^Preview of/ }, { timeout: 10_000 });
  expect(picture.style.getPropertyValue('--cd-look-title')).toBe('#ffcc33');
  expect(picture.style.getPropertyValue('--cd-look-title-text')).toBe('#ffffff');
  expect(picture.style.getPropertyValue('--cd-look-on-title')).toBe('#1c2024');
});
