import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copyPlan,
  patchOf,
  restOfCopy,
  undoPlan,
  type SettingPatch,
  type TargetPlan,
} from 'chatdeck/model/settings/across/copy-plan';
import type { AccountRules, SettingsTarget } from 'chatdeck/model/settings/across/copy-refusals';
import { patchErrors, settingRefusal } from 'chatdeck/model/settings/across/copy-refusals';
import { settingPlaces, widgetSettings, type WidgetSettings } from 'chatdeck/model/settings/across/widget-settings';
import { makeWeek } from 'chatdeck/model/settings/operating-hours/schedule';
import { makeParsedWidget } from 'chatdeck/testing';

const plain = widgetSettings(makeParsedWidget());
const rules: AccountRules = { hasAcceptedTerms: true, hasOperatingHours: true };
const open = makeWeek(() => [{ start: 900, end: 1700 }]);

function target(settings: SettingPatch = {}, rest: Partial<SettingsTarget> = {}): SettingsTarget {
  return { widgetId: 2, settings: { ...plain, ...settings }, canSendTranscripts: true, ...rest };
}

function planFor(source: SettingPatch, to: SettingsTarget, allowed = rules): TargetPlan {
  const [plan] = copyPlan({
    places: settingPlaces,
    source: { ...plain, ...source },
    targets: [to],
    rules: allowed,
  });
  if (!plan) throw new Error('no plan');
  return plan;
}

const refusals = ({ refused }: TargetPlan) =>
  refused.map(({ place, reason, error }) => [place.names[0], error ?? reason]);

describe('a copy to another widget', () => {
  it('changes what differs, says from what to what, and counts the rest', () => {
    const plan = planFor({ onlineTitle: 'Ask us', playSound: !plain.playSound }, target());
    expect(plan.changes.map(({ before, after }) => [before, after])).toEqual([
      [{ playSound: plain.playSound }, { playSound: !plain.playSound }],
      [{ onlineTitle: plain.onlineTitle }, { onlineTitle: 'Ask us' }],
    ]);
    expect(plan.unchanged).toBe(settingPlaces.length - 2);
    expect(plan.refused).toEqual([]);
  });

  it('sets the fields of one choice together', () => {
    const before = { countryAllowList: 'DE', countryDenyList: '', collectVisitorMetaData: true };
    const plan = planFor({ ...before, countryAllowList: '', countryDenyList: 'FR' }, target(before));
    expect(patchOf(plan.changes)).toEqual({ countryAllowList: '', countryDenyList: 'FR' });
  });

  it.each<[string, SettingPatch, SettingsTarget, Partial<AccountRules>, [string, string][]]>([
    [
      'without the terms',
      { playSound: !plain.playSound },
      target(),
      { hasAcceptedTerms: false },
      [['playSound', 'terms']],
    ],
    [
      'of hours that the plan does not include',
      { weekHours: open, onOffSchedule: true },
      target({ weekHours: makeWeek(() => []), onOffSchedule: false }),
      { hasOperatingHours: false },
      [
        ['onOffSchedule', 'planRequired'],
        ['weekHours', 'planRequired'],
      ],
    ],
    [
      'of transcripts that Slack does not permit',
      { transcriptRecipient: 'a@acme.test', emailOnArchive: true },
      target({ transcriptRecipient: '', emailOnArchive: false }, { canSendTranscripts: false }),
      {},
      [
        ['transcriptRecipient', 'permissionMissing'],
        ['emailOnArchive', 'permissionMissing'],
      ],
    ],
    [
      'of an avatar to a widget without one',
      { teamAvatarOn: true, showTeamAvatarPreChat: true, teamAvatarUrl: 'https://x.test/a.png' },
      target({ teamAvatarOn: false, showTeamAvatarPreChat: false, teamAvatarUrl: '' }),
      {},
      [
        ['teamAvatarUrl', 'pictureUpload'],
        ['forwardSlackUserName', 'noPicture'],
      ],
    ],
    ['of unreadable hours', { weekHours: null }, target({ weekHours: open }), {}, [['weekHours', 'unreadable']]],
    ['over unreadable hours', { weekHours: open }, target({ weekHours: null }), {}, [['weekHours', 'unreadable']]],
    ['of a stored color that is none', { titleColor: 'red;' }, target(), {}, [['titleColor', 'invalidCharacters']]],
  ])('%s is refused by name', (_, source, to, allowed, expected) => {
    expect(refusals(planFor(source, to, { ...rules, ...allowed }))).toEqual(expect.arrayContaining(expected));
    expect(planFor(source, to, { ...rules, ...allowed }).changes.map(({ place }) => place.names[0])).not.toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^(${expected.map(([name]) => name).join('|')})$`))]),
    );
  });

  it.each<[string, SettingPatch, SettingsTarget, Partial<AccountRules>, [string, string]]>([
    [
      'a schedule that the plan no longer includes',
      { onOffSchedule: false },
      target({ onOffSchedule: true }),
      { hasOperatingHours: false },
      ['onOffSchedule', 'planRequired'],
    ],
    [
      'a team avatar',
      { teamAvatarUrl: '' },
      target({ teamAvatarUrl: 'https://x.test/a.png' }),
      {},
      ['teamAvatarUrl', 'pictureUpload'],
    ],
    [
      'a value that is invalid today',
      { titleColor: '#000000' },
      target({ titleColor: 'red;' }),
      {},
      ['titleColor', 'formerInvalid'],
    ],
  ])('leaves %s, which no undo could restore', (_, source, to, allowed, refusal) => {
    const plan = planFor(source, to, { ...rules, ...allowed });
    expect(refusals(plan)).toEqual([refusal]);
    expect(plan.changes).toEqual([]);
  });

  it('needs visitor data for countries, unless it brings it', () => {
    const to = target({ countryAllowList: '', countryDenyList: '', collectVisitorMetaData: false });
    const countries = { countryAllowList: 'DE', countryDenyList: '' };
    expect(refusals(planFor({ ...countries, collectVisitorMetaData: false }, to))).toEqual([
      ['countryAllowList', 'visitorDataOff'],
    ]);
    expect(refusals(planFor({ ...countries, collectVisitorMetaData: true }, to))).toEqual([]);
  });

  it('refuses a switch that makes another setting invalid', () => {
    const to = target({ requireAcceptance: false, acceptanceText: 'ok' });
    const place = settingPlaces.filter(({ names }) => names[0] === 'requireAcceptance');
    const source = { ...plain, requireAcceptance: true, acceptanceText: 'I agree' };
    const [plan] = copyPlan({ places: place, source, targets: [to], rules });
    expect(plan && refusals(plan)).toEqual([['requireAcceptance', 'tooShort']]);
  });
});

/** Values that a widget may really have, valid and not. */
const someSettings = fc.record<SettingPatch>(
  {
    playSound: fc.boolean(),
    onlineTitle: fc.constantFrom('', 'Chat', 'Ask us'),
    titleColor: fc.constantFrom('#3f51b5', '#000000', 'red;'),
    requireAcceptance: fc.boolean(),
    acceptanceText: fc.constantFrom('', 'ok', 'I agree'),
    countryAllowList: fc.constantFrom('', 'DE'),
    countryDenyList: fc.constantFrom('', 'FR'),
    collectVisitorMetaData: fc.boolean(),
    teamAvatarUrl: fc.constantFrom('', 'https://x.test/a.png'),
    teamAvatarOn: fc.boolean(),
    showTeamAvatarPreChat: fc.boolean(),
    onOffSchedule: fc.boolean(),
    weekHours: fc.constantFrom(
      open,
      makeWeek(() => []),
      null,
    ),
    transcriptRecipient: fc.constantFrom('', 'a@acme.test'),
  },
  { requiredKeys: [] },
);
const someRules = fc.record({ hasAcceptedTerms: fc.boolean(), hasOperatingHours: fc.boolean() });
const someTarget = fc
  .record({ settings: someSettings, canSendTranscripts: fc.boolean() })
  .map(({ settings, canSendTranscripts }) => target(settings, { canSendTranscripts }));

describe('any copy', () => {
  it('adds no error to its target, and leaves nothing uncounted', () => {
    fc.assert(
      fc.property(someSettings, someTarget, someRules, (source, to, allowed) => {
        const plan = planFor(source, to, allowed);
        expect(patchErrors(patchOf(plan.changes), to.settings)).toEqual({});
        expect(plan.changes.length + plan.refused.length + plan.unchanged).toBe(settingPlaces.length);
        if (!allowed.hasAcceptedTerms) expect(plan.changes).toEqual([]);
      }),
    );
  });

  it('can be undone by the rules that allowed it', () => {
    fc.assert(
      fc.property(someSettings, someTarget, someRules, (source, to, allowed) => {
        const { changes } = planFor(source, to, allowed);
        const copied = { ...to, settings: applied(to.settings, changes) };
        const undo = undoPlan(changes, copied.settings).changes;
        expect(patchErrors(patchOf(undo), copied.settings)).toEqual({});
        for (const { place } of undo) expect(settingRefusal(place, patchOf(undo), copied, allowed)).toBeUndefined();
      }),
    );
  });

  it('is undone exactly, and what someone changed since stays and is named', () => {
    fc.assert(
      fc.property(someSettings, someTarget, someSettings, (source, to, later) => {
        const { changes } = planFor(source, to);
        const copied: WidgetSettings = { ...to.settings, ...patchOf(changes) };
        expect(applied(copied, undoPlan(changes, copied).changes)).toEqual(to.settings);

        const newest = { ...copied, ...later };
        const { changes: undone, conflicts } = undoPlan(changes, newest);
        const after = applied(newest, undone);
        for (const change of changes) {
          const [name] = change.place.names;
          const isNamed = conflicts.some(({ names }) => names[0] === name);
          const wanted = isNamed ? newest : to.settings;
          for (const each of change.place.names) expect(after[each]).toEqual(wanted[each]);
        }
        const touched = new Set(changes.flatMap(({ place }) => place.names));
        const others = (Object.keys(later) as (keyof WidgetSettings)[]).filter((name) => !touched.has(name));
        for (const name of others) expect(after[name]).toEqual(later[name]);
      }),
    );
  });

  it('has nothing left once it is stored, and overwrites a later change only if that was seen', () => {
    fc.assert(
      fc.property(someSettings, someTarget, someSettings, (source, to, later) => {
        const { changes } = planFor(source, to);
        expect(restOfCopy(changes, { ...to.settings, ...patchOf(changes) })).toEqual({ changes: [], conflicts: [] });
        const newest = { ...to.settings, ...later };
        const { conflicts } = restOfCopy(changes, newest);
        const seen = restOfCopy(changes, newest, conflicts);
        expect(seen.conflicts).toEqual([]);
        expect(applied(newest, seen.changes)).toEqual({ ...newest, ...patchOf(changes) });
      }),
    );
  });
});

function applied(settings: WidgetSettings, changes: TargetPlan['changes']): WidgetSettings {
  return { ...settings, ...patchOf(changes) };
}
