import {
  appearanceLabels,
  AppearanceTab,
  behaviorLabels,
  BehaviorTab,
  operatingHoursLabels,
  OperatingHoursTab,
  questionGroupsLabels,
  QuestionGroupsTab,
  savedRepliesLabels,
  SavedRepliesTab,
  triggersLabels,
  TriggersTab,
} from 'chatdeck';
import {
  appearanceSections,
  appearanceSettings,
  behaviorSections,
  behaviorSettings,
  blankReply,
  newTrigger,
  operatingHoursSections,
  operatingHoursSettings,
  triggersSectionFields,
  visitorView,
  widgetPower,
  type OperatingHoursSection,
  type OperatingHoursSettings,
  type TriggersSettings,
} from 'chatdeck/model';
import {
  makeEditor,
  makeGroupEntry,
  makeOpenReply,
  makeParsedWidget,
  makeQuestionGroupsProps,
  makeSavedRepliesProps,
  ready,
} from 'chatdeck/testing';
import type { FieldTexts } from 'chatdeck/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../screens/render-screen';

interface Form {
  name: string;
  tab: ReactNode;
  /** All of its fields, by name. */
  settings: object;
  fields: Partial<Record<string, FieldTexts>>;
  /** Fields without a row, and why. */
  without?: Record<string, string>;
}

const widget = makeParsedWidget();
const place = { widgetId: widget.Id, roomName: widget.RoomName, navigation: undefined };
const nothing = () => undefined;

const behavior = behaviorSettings(widget);
const appearance = appearanceSettings(widget);
const hours: OperatingHoursSettings = { ...operatingHoursSettings(widget), onOffSchedule: true };
const trigger = { ...newTrigger('a'), message: 'Hello', on: ['/'] };
const group = makeGroupEntry();
const triggers: TriggersSettings = { triggerMinDelay: 60, 'trigger:a': trigger };

const forms: Form[] = [
  {
    name: 'Behavior',
    tab: (
      <BehaviorTab
        {...place}
        power={ready(widgetPower(widget, false))}
        avatarUpload={{ status: 'idle' }}
        onAvatarUpload={nothing}
        canSendTranscripts
        collectsVisitorData
        editor={ready(makeEditor(behavior, behaviorSections))}
      />
    ),
    settings: behavior,
    fields: behaviorLabels.defaults.fields,
    without: {
      forwardSlackUserName: 'part of the choice of an avatar',
      showAvatarPreChat: 'part of the choice of an avatar',
      showTeamAvatarPreChat: 'part of the choice of an avatar',
      teamAvatarOn: 'part of the choice of an avatar',
    },
  },
  {
    name: 'Appearance',
    tab: (
      <AppearanceTab
        {...place}
        visitorView={visitorView(widget)}
        canSendTranscripts
        sources={[]}
        editor={ready(makeEditor(appearance, appearanceSections))}
      />
    ),
    settings: appearance,
    fields: appearanceLabels.defaults.fields,
  },
  {
    name: 'Operating hours',
    tab: (
      <OperatingHoursTab
        {...place}
        editor={ready(
          makeEditor<OperatingHoursSettings, OperatingHoursSection>(hours, operatingHoursSections, {
            sections: { schedule: { status: 'dirty' } },
          }),
        )}
        now={Date.UTC(2024, 0, 1)}
        localZone="Europe/Vienna"
        needsUpgrade={false}
      />
    ),
    settings: hours,
    fields: operatingHoursLabels.defaults.fields,
  },
  {
    name: 'Triggers',
    tab: (
      <TriggersTab
        {...place}
        editor={ready(makeEditor(triggers, { triggers: triggersSectionFields(triggers).map(String) }))}
        hiddenPages=""
        onTriggerAdd={nothing}
        onTriggerDuplicate={nothing}
        onTriggerDelete={nothing}
      />
    ),
    settings: { triggerMinDelay: 60, ...trigger },
    fields: triggersLabels.defaults.fields,
    without: {
      uid: 'the name of the trigger',
      isNew: 'never stored',
      enabled: 'a switch in the header of the panel',
      displayStyle: 'there is one style',
    },
  },
  {
    name: 'Saved replies',
    tab: <SavedRepliesTab {...makeSavedRepliesProps([], makeOpenReply())} />,
    settings: blankReply,
    fields: savedRepliesLabels.defaults.fields,
  },
  {
    name: 'Question groups',
    tab: <QuestionGroupsTab {...makeQuestionGroupsProps([group])} />,
    settings: group.editor.value,
    fields: questionGroupsLabels.defaults.fields,
    without: { tree: 'has an editor of its own' },
  },
];

test.each(forms)('$name: every field has a row with its label', async ({ tab, settings, fields, without = {} }) => {
  renderScreen(tab);
  const panel = screen.queryByRole('button', { name: /^Hello/ });
  if (panel) fireEvent.click(panel);
  const expected = Object.keys(settings)
    .filter((name) => !(name in without))
    .map((name) => `${name}: ${fields[name]?.label}`);
  const missing = () => expected.filter((row) => !shownRows().includes(row));
  await waitFor(() => expect(missing()).toEqual([]), { timeout: 20_000 });
  expect(Object.keys(without).filter((name) => !(name in settings) || name in fields)).toEqual([]);
});

/** The name and the label of each row. The switch of the schedule also says whether it is on. */
function shownRows(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-chatdeck="row"][data-name]')].map((row) => {
    const label = row.querySelector('.cd-row-label')?.textContent ?? '';
    return `${row.dataset.name}: ${label.replace(/: ON$/, '')}`;
  });
}
