import { describe, expect, it } from 'vitest';
import { settingsNavigation, settingsTabs } from 'chatdeck/model';
import { widgetPower } from 'chatdeck/model/settings/shared/power';
import { makeParsedPlan, makeParsedWidget } from 'chatdeck/testing';

const upgrades = (plan: object) =>
  settingsNavigation({ ...makeParsedPlan(), ...plan }, new Set()).flatMap(({ tab, needsUpgrade }) =>
    needsUpgrade ? [tab] : [],
  );

it('the navigation has every tab, and labels those whose feature the plan lacks', () => {
  const all = { triggers: true, savedReplies: true, bots: true, questionGroups: true, operatingHours: true };
  const none = { triggers: false, savedReplies: 0, bots: null, questionGroups: undefined, operatingHours: false };
  expect(settingsNavigation(makeParsedPlan(), new Set()).map(({ tab }) => tab)).toEqual(settingsTabs);
  expect(upgrades(all)).toEqual([]);
  expect(upgrades(none).toSorted()).toEqual(['integrations', 'question-groups', 'saved-replies', 'triggers']);
  expect(upgrades({ ...all, bots: false })).toEqual(['integrations']);
});

it('the navigation marks tabs with unsaved changes', () => {
  const marked = settingsNavigation(makeParsedPlan(), new Set(['triggers', 'install']));
  expect(marked.filter(({ hasDraft }) => hasDraft).map(({ tab }) => tab)).toEqual(['install', 'triggers']);
});

describe('the switch of a widget', () => {
  it.each([
    [{}, { isOn: true, isOnline: true, whyOffline: undefined }],
    [{ off: true }, { isOn: false, isOnline: false, whyOffline: 'switchedOff' }],
    [{ status: 'offline' }, { isOn: true, isOnline: false, whyOffline: 'switchedOff' }],
  ] as const)('of one with %o is %o', (fields, power) => {
    expect(widgetPower(makeParsedWidget(fields), false, 'switchedOff')).toEqual({
      ...power,
      isBroken: undefined,
      isChanging: false,
    });
  });

  it('says that it is changing, and that the connection is broken', () => {
    expect(widgetPower(makeParsedWidget(), true, undefined, true)).toMatchObject({ isBroken: true, isChanging: true });
  });
});
