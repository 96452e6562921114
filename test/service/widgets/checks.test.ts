import { Refusal } from 'chatdeck/service/base/refusal';
import { writeSettings } from 'chatdeck/service/widgets/settings';
import { checkSettings } from 'chatdeck/service/widgets/settings-checks';
import { checkShortcut } from 'chatdeck/service/widgets/shortcut-check';
import { makeSavedReplyRecord, makeWidgetRecord } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';

/** What the caller reads; undefined if the work is done. */
function refusal(work: () => unknown) {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, path, message } = error;
    return { status, code, path, message };
  }
}

describe('a shortcut', () => {
  const group = { accountId: 1, uid: 'g', label: 'Gear', shortcut: 'gear', isAuto: false, prompt: '', treeJson: '' };
  const reply = makeSavedReplyRecord({ id: 7, label: 'Hours', shortcut: 'hours' });
  const check = (shortcut: string, stored?: string, uid = 'new') =>
    refusal(() => checkShortcut({ kind: 'reply', uid, shortcut, stored }, [group], [reply]));

  test.each([
    ['HOURS ', 'The saved reply “Hours” uses this shortcut.'],
    ['Gear', 'The question group “Gear” uses this shortcut.'],
  ])('%s is rejected with the name of who has it', (shortcut, message) => {
    expect(check(shortcut)).toEqual({ status: 400, code: 'taken', path: 'shortcut', message });
    expect(check(shortcut, 'another')).toMatchObject({ message });
  });

  test.each([
    ['free', 'free', undefined, 'new'],
    ['empty', '', undefined, 'new'],
    ['one’s own', 'hours', undefined, '7'],
    ['stored twice', 'gear', ' GEAR', 'new'],
  ])('that is %s can be saved', (_, shortcut, stored, uid) => {
    expect(check(shortcut, stored, uid)).toBeUndefined();
  });
});

describe('settings', () => {
  const tooLarge = 'These settings are too large to save. Shorten them and try again.';
  const tooMany = 'A widget can have up to 100 unknown settings of 20000 characters in all.';
  const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]));
  /** As JSON, exactly so long. */
  const filled = (length: number) => ({ own: 'x'.repeat(length - '{"own":""}'.length) });
  const known = (length: number) => ({ onlineTitle: 'x'.repeat(length - '{"onlineTitle":""}'.length) });

  test.each([
    ['100 unknown fields', {}, unknown(100)],
    ['unknown fields of 20,000 characters', {}, filled(20_000)],
    ['as many unknown fields as are stored', unknown(102), { f0: 2 }],
    ['500,000 characters in all', {}, known(500_000)],
  ])('of %s can be saved', (_, stored, sent) => {
    expect(writeSettings(stored, sent)).toEqual({ ...stored, ...sent });
  });

  test.each([
    ['101 unknown fields', {}, unknown(101), tooMany],
    ['unknown fields of 20,001 characters', {}, filled(20_001), tooMany],
    ['more unknown fields than are stored', unknown(102), { own: 1 }, tooMany],
    ['longer unknown fields than are stored', filled(20_002), { other: 1 }, tooMany],
    ['500,001 characters in all', {}, known(500_001), tooLarge],
  ])('of %s are rejected', (_, stored, sent, message) => {
    const rejected = { status: 400, code: 'settings_too_large', path: undefined, message };
    expect(refusal(() => writeSettings(stored, sent))).toEqual(rejected);
  });

  test.each(['Id', 'Step', 'RoomId', 'RoomAnything', 'slackTeamId', 'slackAnything', 'apiKey', 'version'])(
    'of a widget’s identity are accepted and ignored: %s',
    (name) => {
      expect(writeSettings({ title: 'a' }, { [name]: 'x', title: 'b' })).toEqual({ title: 'b' });
    },
  );

  test('may end with the words that an identity starts with', () => {
    expect(writeSettings({}, { 'in-slack': 1, mySlack: 2, myRoom: 3 })).toEqual({
      'in-slack': 1,
      mySlack: 2,
      myRoom: 3,
    });
  });

  test('can remove a team avatar or leave it, and not set one', () => {
    const stored = { teamAvatarUrl: 'https://a.test/1' };
    expect(writeSettings(stored, { teamAvatarUrl: '' })).toEqual({ teamAvatarUrl: '' });
    expect(writeSettings(stored, stored)).toEqual(stored);
    expect(refusal(() => writeSettings(stored, { teamAvatarUrl: 'https://a.test/2' }))).toEqual({
      status: 400,
      code: 'invalid',
      path: 'teamAvatarUrl',
      message: 'This can remove a team avatar but not set one.',
    });
  });
});

describe('operating hours', () => {
  const check = (hours: object) =>
    refusal(() =>
      checkSettings(
        makeWidgetRecord({ id: 11 }),
        {
          operatingHours: [
            { weekday: 1, start: 0, end: 2345 },
            { weekday: 2, start: 930, end: 1000, ...hours },
          ],
        },
        { allowsInternalWebhooks: false },
      ),
    );

  test.each([{}, { ceId: 11 }, { ceId: '11' }, { start: 945 }])('with %j can be saved', (hours) => {
    expect(check(hours)).toBeUndefined();
  });

  test.each([
    [{ ceId: 12 }, 'operatingHours.1.ceId', 'The value of operatingHours.1.ceId isn’t valid.'],
    [{ start: 1000 }, 'operatingHours.1.end', 'The end must be after the start.'],
    [{ start: 1015 }, 'operatingHours.1.end', 'The end must be after the start.'],
  ])('with %j are rejected', (hours, path, message) => {
    expect(check(hours)).toEqual({ status: 400, code: 'invalid', path, message });
  });
});
