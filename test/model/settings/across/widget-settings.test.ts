import { describe, expect, it } from 'vitest';
import {
  checkWidgetSettings,
  placeOfSetting,
  settingPlaces,
  widgetSettings,
} from 'chatdeck/model/settings/across/widget-settings';
import { readAnswer } from 'chatdeck/model/core/tolerant';
import { widgetSchema } from 'chatdeck/model/entities/widget';
import { makeWidget } from 'chatdeck/testing';

describe('the settings of a widget', () => {
  it('are each edited in one place', () => {
    const names = settingPlaces.flatMap((place) => place.names);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(widgetSettings(readAnswer(widgetSchema, makeWidget()))).sort()).toEqual([...names].sort());
  });

  it.each([
    ['hideWhenOffline', { tab: 'behavior', section: 'presence', names: ['hideWhenOffline'] }],
    ['countryDenyList', { tab: 'behavior', section: 'presence', names: ['countryAllowList', 'countryDenyList'] }],
    ['titleColor', { tab: 'appearance', section: 'online', names: ['titleColor'] }],
    ['weekHours', { tab: 'op-hours', section: 'schedule', names: ['weekHours'] }],
    ['off', undefined],
    ['constructor', undefined],
  ])('%s is found where its form has it', (name, place) => {
    expect(placeOfSetting(name)).toEqual(place);
  });

  it('are checked by the rules of all tabs', () => {
    const value = widgetSettings(readAnswer(widgetSchema, makeWidget()));
    expect(checkWidgetSettings(value)).toEqual({});
    const wrong = { ...value, transcriptRecipient: 'nobody', titleColor: 'red;', tz: 'Mars/Olympus' };
    expect(Object.keys(checkWidgetSettings(wrong)).sort()).toEqual(['titleColor', 'transcriptRecipient', 'tz']);
  });
});
