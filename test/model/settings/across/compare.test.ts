import { describe, expect, it } from 'vitest';
import { currentTermsVersion, makeProblem } from 'chatdeck/model';
import {
  accountRules,
  comparedWidgets,
  compareRows,
  isChangedByOthers,
  wasSent,
  type CellSave,
  type ComparedWidget,
} from 'chatdeck/model/settings/across/compare';
import { settingKind } from 'chatdeck/model/settings/across/setting-kind';
import {
  placeOfSetting,
  type WidgetSettingName,
  type WidgetSettings,
} from 'chatdeck/model/settings/across/widget-settings';
import { makeAccount, makeParsedUser, makePlan, makeWidget } from 'chatdeck/testing';

const userOf = (...ces: Parameters<typeof makeWidget>[0][]) =>
  makeParsedUser({ ces: ces.map((fields) => makeWidget(fields)) });

describe('the widgets that are compared', () => {
  it('are the finished ones in their order, each with its names and settings', () => {
    const widgets = comparedWidgets(
      userOf(
        { Id: 12, RoomName: 'sales', playSound: false },
        { Id: 3, Step: '2' },
        { Id: 4, RoomName: '', playSound: true },
      ),
    );
    expect(widgets.map(({ widgetId, name, settings }) => [widgetId, name, settings.playSound])).toEqual([
      [12, 'sales', false],
      [4, '', true],
    ]);
  });

  it.each([
    [currentTermsVersion, true, { hasAcceptedTerms: true, hasOperatingHours: true }],
    ['old', false, { hasAcceptedTerms: false, hasOperatingHours: false }],
  ])('have rules of terms %j and hours in the plan: %s', (ActiveTOSPP, operatingHours, rules) => {
    const user = makeParsedUser({ ActiveTOSPP, account: makeAccount({ plan: makePlan({ operatingHours }) }) });
    expect(accountRules(user)).toEqual(rules);
  });
});

describe('how widgets differ in a choice', () => {
  const label = placeOfSetting('agentLabel');
  const [sample] = comparedWidgets(userOf({ Id: 1 }));
  if (!label || !sample) throw new Error('There is no widget to compare.');
  const withValues = (...values: string[]): ComparedWidget[] =>
    values.map((agentLabel, index) => ({
      ...sample,
      widgetId: index + 1,
      settings: { ...sample.settings, agentLabel },
    }));
  const rowOf = (...values: string[]) => {
    const [row] = compareRows(withValues(...values), [label]);
    return row && { ...row, differing: [...row.differing], place: row.place.names.includes('agentLabel') };
  };

  it.each<[string[], object]>([
    [['a', 'a'], { isSame: true, commonId: 1, commonCount: 2, differing: [] }],
    [['a'], { isSame: true, commonId: 1, commonCount: 1, differing: [] }],
    [['a', 'b', 'b'], { isSame: false, commonId: 2, commonCount: 2, differing: [1] }],
    [['a', 'b', 'a', 'c'], { isSame: false, commonId: 1, commonCount: 2, differing: [2, 4] }],
    [['a', 'b'], { isSame: false, commonId: undefined, commonCount: 1, differing: [1, 2] }],
    [['a', 'b', 'b', 'a', 'c'], { isSame: false, commonId: undefined, commonCount: 2, differing: [1, 2, 3, 4, 5] }],
    [[], { isSame: true, commonId: undefined, commonCount: 0, differing: [] }],
  ])('%j: %o', (values, row) => {
    expect(rowOf(...values)).toEqual({ place: true, ...row });
  });

  it('is the same in every choice of the same settings', () => {
    const rows = compareRows(withValues('a', 'a'));
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.every(({ isSame }) => isSame)).toBe(true);
  });
});

describe('an edit of a cell', () => {
  const [widget] = comparedWidgets(userOf({ Id: 1 }));
  const settings = (patch: Partial<WidgetSettings>) => ({ ...(widget?.settings as WidgetSettings), ...patch });
  const patch = { playSound: true };
  const base = { playSound: false };

  it.each<[string, object, WidgetSettings, object[], boolean]>([
    ['nothing was stored since', { patch, base }, settings({ playSound: false }), [], false],
    ['the same was stored since', { patch, base }, settings({ playSound: true }), [], false],
    [
      'another one was stored since',
      { patch: { agentLabel: 'a' }, base: { agentLabel: 'b' } },
      settings({ agentLabel: 'c' }),
      [],
      true,
    ],
    [
      'it was sent before',
      { patch: { agentLabel: 'a' }, base: { agentLabel: 'b' } },
      settings({ agentLabel: 'c' }),
      [{ agentLabel: 'c' }],
      false,
    ],
    ['it overwrites whatever is there', { patch: { agentLabel: 'a' } }, settings({ agentLabel: 'c' }), [], false],
    [
      'a field of the same choice was stored since',
      { patch: { countryAllowList: 'DE', countryDenyList: '' }, base: { countryAllowList: '', countryDenyList: '' } },
      settings({ countryAllowList: '', countryDenyList: 'FR' }),
      [],
      true,
    ],
  ])('is changed by others if %s', (_, edit, newest, sent, isChanged) => {
    expect(isChangedByOthers(edit as never, newest, sent)).toBe(isChanged);
  });

  it.each<[Partial<CellSave>, boolean]>([
    [{ status: 'saving' }, true],
    [{ status: 'saved' }, true],
    [{ status: 'failed', problem: makeProblem('timeout') }, true],
    [{ status: 'failed' }, false],
  ])('that is %o may be stored: %s', (save, isSent) => {
    expect(wasSent({ widgetId: 1, names: ['playSound'], patch, status: 'saved', ...save })).toBe(isSent);
  });
});

describe('the control of a choice', () => {
  it.each<[WidgetSettingName, string]>([
    ['playSound', 'switch'],
    ['onOffSchedule', 'switch'],
    ['collapsedMode', 'options'],
    ['metaInfoInMainChannel', 'options'],
    ['maxConcurrentConvos', 'limit'],
    ['titleColor', 'color'],
    ['titleFontColor', 'color'],
    ['onlineTitle', 'text'],
    ['agentLabel', 'text'],
    ['sendOfflineMessagesToEmail', 'email'],
    ['transcriptRecipient', 'email'],
    ['webhookUrl', 'url'],
    ['privacyPolicyLinkURL', 'url'],
    ['segmentWriteKey', 'secret'],
    ['acceptanceText', 'longText'],
    ['blacklistedUrls', 'pages'],
    ['countryAllowList', 'countries'],
    ['forwardSlackUserName', 'avatar'],
    ['showTeamAvatarPreChat', 'avatar'],
    ['teamAvatarUrl', 'picture'],
    ['tz', 'zone'],
    ['weekHours', 'hours'],
  ])('of %s is %s', (name, kind) => {
    expect(settingKind([name])).toBe(kind);
  });

  it('is a text without a field', () => {
    expect(settingKind([])).toBe('text');
  });
});
