import { describe, expect, it } from 'vitest';
import { acrossBody } from 'chatdeck/model/settings/across/across-body';
import { asStored, startedCopy } from 'chatdeck/model/settings/across/copy-job';
import { isSamePlace, type CopyChange } from 'chatdeck/model/settings/across/copy-plan';
import { placeOfSetting, widgetSettings } from 'chatdeck/model/settings/across/widget-settings';
import { makeParsedWidget } from 'chatdeck/testing';

const placeOf = (name: string) => placeOfSetting(name) ?? expect.fail();
const change: CopyChange = {
  place: placeOf('playSound'),
  before: { playSound: false },
  after: { playSound: true },
};

describe('a copy to other widgets', () => {
  it('starts with those that it changes', () => {
    const plans = [
      { widgetId: 1, changes: [change], refused: [], unchanged: 0 },
      { widgetId: 2, changes: [], refused: [], unchanged: 1 },
    ];
    expect(startedCopy(9, [change.place], plans)).toEqual({
      sourceId: 9,
      places: [change.place],
      items: [{ ...plans[0], status: 'waiting', conflicts: [], mayBeStored: false }],
      phase: 'running',
      isCanceling: false,
    });
  });

  it('notes what the server has stored, which can differ from what was sent', () => {
    const stored = { ...widgetSettings(makeParsedWidget()), playSound: false };
    expect(asStored([change], stored)).toEqual([{ ...change, after: { playSound: false } }]);
  });

  it('knows a choice by its first field', () => {
    const countries = placeOf('countryDenyList');
    expect(isSamePlace(countries, placeOf('countryAllowList'))).toBe(true);
    expect(isSamePlace(countries, placeOf('playSound'))).toBe(false);
  });
});

describe('a save of settings of several tabs', () => {
  const raw = {
    Id: 7,
    off: true,
    playSound: true,
    tz: 'UTC',
    weekHours: undefined,
    operatingHours: [],
    onOffSchedule: true,
  };
  const hours = { tz: 'UTC', operatingHours: [], onOffSchedule: true, sendOpHourChangeMessages: undefined };

  it('sends the hours alone if it has nothing else', () => {
    expect(acrossBody(['tz', 'weekHours'])(raw)).toEqual(hours);
  });

  it('sends the whole widget without its switch otherwise, with the hours as they are stored', () => {
    expect(acrossBody(['tz', 'playSound'])(raw)).toEqual({ Id: 7, playSound: true, ...hours });
    expect(acrossBody(['playSound'])(raw)).not.toHaveProperty('weekHours');
  });
});
