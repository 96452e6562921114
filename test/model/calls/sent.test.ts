import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from 'chatdeck/model';
import { nothing } from 'chatdeck/model/calls/call';
import { rejectionsOf } from 'chatdeck/model/calls/rejections';
import { sentAnswer, sentSchema, unsoundField } from 'chatdeck/model/calls/sent-schema';
import {
  bareOrIn,
  countField,
  entity,
  instantField,
  nullableInstantField,
  rowsOf,
  textField,
  truthyField,
} from 'chatdeck/model/core/tolerant';
import { operatingHoursField } from 'chatdeck/model/entities/operating-hours';
import { makeQuestionGroup, makeSavedReply } from 'chatdeck/testing';

describe('what a well-behaved server sends', () => {
  const holds = (schema: z.core.$ZodType, value: unknown) => z.safeParse(sentSchema(schema), value).success;

  it.each<[string, z.core.$ZodType, unknown[], unknown[]]>([
    ['a text', textField, ['', 'a'], [7, null, undefined]],
    ['a count', countField, [0, 1], [-1, '1']],
    ['a time', instantField, ['2026-01-02T03:04:05Z', '0001-01-01T00:00:00Z'], ['tomorrow', 7, null, 'at 2026-01-02']],
    ['a time or none', nullableInstantField, ['2026-01-02', null], ['', 7]],
    ['a switch', truthyField, [true, false, undefined], ['yes', 1, null]],
    ['hours', operatingHoursField, [[], [{ weekday: 1, ceId: 7, start: 900, end: 1700 }]], [null, [{ weekday: 9 }]]],
    ['a list', rowsOf(entity({ name: textField })), [[], [{ name: 'a', more: 1 }]], [null, [{}], [{ name: 7 }]]],
    ['a list of texts', z.array(textField), [['a']], [[7], 'a']],
    ['one of several', z.union([textField, countField]), ['a', 1], [true]],
    ['one or nothing', z.nullable(textField), ['a', null], [7]],
    ['one that may be absent', z.optional(textField), ['a', undefined], [7]],
    ['one with a default', z._default(textField, 'b'), ['a', undefined], [7]],
    [
      'one that is read in two steps',
      z.pipe(
        textField,
        z.transform((text) => text.length),
      ),
      ['a'],
      [7],
    ],
    ['one that may be in an object', bareOrIn('key', textField), ['a', { key: 'a' }], [7, { key: 7 }, {}]],
  ])('is strict about %s', (_, schema, sound, unsound) => {
    expect(sound.map((value) => holds(schema, value))).toEqual(sound.map(() => true));
    expect(unsound.map((value) => holds(schema, value))).toEqual(unsound.map(() => false));
  });

  it('has one form everywhere', () => {
    const schema = entity({ name: textField });
    expect(sentSchema(schema)).toBe(sentSchema(schema));
  });

  it('is nothing, or what is stored, where any success is read', () => {
    expect(sentAnswer({ name: 'rate', answer: nothing })).toBeUndefined();
    expect(unsoundField({ name: 'rate', answer: nothing }, 'anything')).toBeUndefined();
    expect(unsoundField({ name: 'saveSavedReply', answer: nothing }, makeSavedReply())).toBeUndefined();
    expect(unsoundField({ name: 'saveSavedReply', answer: nothing }, { ...makeSavedReply(), label: 7 })).toBe('label');
    expect(unsoundField({ name: 'saveQuestionGroup', answer: nothing }, makeQuestionGroup())).toBeUndefined();
    expect(unsoundField({ name: 'saveQuestionGroup', answer: nothing }, { ...makeQuestionGroup(), uid: null })).toBe(
      'uid',
    );
  });

  it('is named by its first field that is otherwise, or empty as a whole', () => {
    const answer = entity({ list: z.array(entity({ name: textField })) });
    expect(unsoundField({ name: 'x', answer }, { list: [{ name: 'a' }, { name: 7 }] })).toBe('list.1.name');
    expect(unsoundField({ name: 'x', answer }, 'odd')).toBe('');
    expect(unsoundField({ name: 'x', answer }, { list: [] })).toBeUndefined();
  });
});

describe('what a call can be rejected with', () => {
  const codesOf = (name: keyof typeof calls) => Object.fromEntries(rejectionsOf({ ...calls[name], name }));
  const always = ['too_slow', 'unavailable'];

  it('has for anyone the site and what is wrong with the request', () => {
    expect(codesOf('createSession')).toEqual({
      400: ['invalid', 'wrong_credentials'],
      403: ['origin_not_allowed'],
      413: ['too_large'],
      429: ['too_many_tries'],
      503: always,
    });
  });

  it('has for users and admins their session', () => {
    expect(codesOf('listDashboardUsers')).toMatchObject({
      403: ['not_signed_in', 'origin_not_allowed'],
      503: ['sign_in_unavailable', ...always],
    });
    expect(codesOf('inviteDashboardUser')).toEqual({
      400: ['invalid', 'invalid_email', 'not_admin', 'user_exists'],
      403: ['not_signed_in', 'origin_not_allowed'],
      413: ['too_large'],
      429: ['too_many_tries'],
      503: ['mail_unavailable', 'sign_in_unavailable', ...always],
    });
  });

  it('has for a partner’s server its key', () => {
    expect(codesOf('createPartnerToken')).toEqual({
      400: ['invalid', 'invalid_email', 'last_admin', 'server_only', 'user_exists'],
      403: ['invalid_service_key', 'origin_not_allowed'],
      404: ['not_found'],
      413: ['too_large'],
      429: ['too_many_tries'],
      503: always,
    });
  });

  it('has a missing object where the path has an ID, and nothing wrong without a request', () => {
    expect(codesOf('deleteSavedReply')).toEqual({
      400: ['plan_required'],
      403: ['not_signed_in', 'origin_not_allowed'],
      404: ['not_found'],
      503: ['sign_in_unavailable', ...always],
    });
    expect(codesOf('rate')).not.toHaveProperty('404');
    expect(codesOf('currentUser')).not.toHaveProperty('413');
  });
});
