import { expect, it } from 'vitest';
import { settingsNavigation, settingsTabs } from 'chatdeck/model';
import { makeParsedPlan } from 'chatdeck/testing';

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
