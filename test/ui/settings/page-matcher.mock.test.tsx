import { BehaviorTab, TriggersTab } from 'chatdeck';
import {
  behaviorSections,
  behaviorSettings,
  newTrigger,
  triggersSectionFields,
  widgetPower,
  type TriggersSection,
  type TriggersSettings,
} from 'chatdeck/model';
import { makeEditor, makeParsedWidget, ready } from 'chatdeck/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type * as EngineModule from 're2js';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const engine = vi.hoisted(() => ({ loads: 0, uses: 0 }));

vi.mock('re2js', async (importOriginal) => {
  engine.loads += 1;
  const { RE2JS } = await importOriginal<typeof EngineModule>();
  return {
    get RE2JS() {
      engine.uses += 1;
      return RE2JS;
    },
  };
});

const nothing = () => undefined;
const patience = { timeout: 30_000 };

function Behavior() {
  const widget = makeParsedWidget();
  const settings = { ...behaviorSettings(widget), blacklistedUrls: '/checkout.*' };
  return (
    <BehaviorTab
      widgetId={11}
      roomName="website"
      navigation={undefined}
      power={ready(widgetPower(widget, false))}
      onPowerChange={nothing}
      avatarUpload={{ status: 'idle' }}
      onAvatarUpload={nothing}
      canSendTranscripts
      collectsVisitorData
      editor={ready(makeEditor(settings, behaviorSections))}
    />
  );
}

/** Chats were read, and none was found: there is no URL to test. */
const noPages = { pages: [], chats: 0, other: 0, unreadable: 0 };
const counted = { dates: { start: '2026-02-01', end: '2026-03-02' }, chats: 0, leftOut: 0 };

function Triggers() {
  const trigger = { ...newTrigger('1'), isNew: undefined, message: 'Hello', on: ['/'] };
  const value: TriggersSettings = { triggerMinDelay: 60, 'trigger:1': trigger };
  const sections = { triggers: triggersSectionFields(value).map(String) };
  return (
    <TriggersTab
      widgetId={11}
      roomName="website"
      navigation={undefined}
      editor={ready(makeEditor<TriggersSettings, TriggersSection>(value, sections))}
      hiddenPages="/checkout.*"
      visited={{ range: 'last30', onRangeChange: nothing, visited: { status: 'ready', data: noPages, counted } }}
      onTriggerAdd={nothing}
      onTriggerDuplicate={nothing}
      onTriggerDelete={nothing}
    />
  );
}

test('Behavior and Triggers load the engine of patterns once “Test” is pressed, and not before', async () => {
  renderScreen(
    <>
      <Behavior />
      <Triggers />
    </>,
  );
  const fields = await Promise.all(
    ['Is the widget hidden on this page?', 'Page URLs'].map((name) =>
      screen.findByLabelText(name, undefined, patience),
    ),
  );
  for (const field of fields) fireEvent.change(field, { target: { value: 'https://example.com/checkout' } });
  await screen.findByText(/^Last 30 days: no chats/i, undefined, patience);
  await vi.dynamicImportSettled();
  expect(engine).toEqual({ loads: 0, uses: 0 });
  for (const field of fields) {
    engine.uses = 0;
    const form = field.closest('form');
    if (form) fireEvent.click(within(form).getByRole('button', { name: 'Test' }));
    await waitFor(() => expect(engine.uses).toBeGreaterThan(0), patience);
  }
  expect(engine.loads).toBe(1);
});
