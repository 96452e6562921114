import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls, readAnswer, type Invitations, type UserRow } from 'chatdeck/model';
import { invitationOf, invitationViews, isLinkExpired } from 'chatdeck/model/users/invitations';
import { invitedLast, isInvited } from 'chatdeck/model/users/table';
import { failed, loading, makeInvitations, makePendingInvitation, ready } from 'chatdeck/testing';

const row = (id: number, lastSignedInAt: number | null, isSelf = false): UserRow => ({
  ...{ id, email: `${id}@x.test`, isAdmin: false, isSelf, lastSignedInAt },
});

describe('the list of invitations', () => {
  it('is read with its dates, known or not', () => {
    const answer = [
      makePendingInvitation(),
      makePendingInvitation({ Id: '105', invitedAt: '0000-00-00T00:00:00Z', expiresAt: '2025-06-09T12:00:00Z' }),
      { email: 'without an ID' },
    ];
    const pending = readAnswer(calls.listInvitations.answer, answer);
    expect(invitationViews(pending, { 105: 'cancel' })).toEqual([
      { id: 104, invitedAt: Date.UTC(2025, 5, 16, 12), expiresAt: Date.UTC(2025, 5, 23, 12), change: undefined },
      { id: '105', invitedAt: null, expiresAt: Date.UTC(2025, 5, 9, 12), change: 'cancel' },
    ]);
  });

  it('finds a user’s invitation, whether their ID is a number or a text', () => {
    const invitations = makeInvitations([makePendingInvitation({ Id: '104' })]);
    expect(invitationOf(invitations, 104)?.id).toBe('104');
    expect(invitationOf(invitations, 105)).toBeUndefined();
  });

  it.each<[string, Invitations | undefined]>([
    ['without the calls', undefined],
    ['while it loads', makeInvitations([], { list: loading })],
    ['if it couldn’t be loaded', makeInvitations([], { list: failed() })],
    ['if it is empty', makeInvitations([], { list: ready([]) })],
  ])('has none %s', (_when, invitations) => {
    expect(invitationOf(invitations, 104)).toBeUndefined();
  });
});

it.each([
  [null, false],
  [999, true],
  [1000, true],
  [1001, false],
])('a link until %s has expired at 1000: %s', (expiresAt, isExpired) => {
  expect(isLinkExpired({ expiresAt }, 1000)).toBe(isExpired);
});

describe('an invited user', () => {
  it.each([
    [row(1, null), true],
    [row(1, 5), false],
    [row(1, null, true), false],
  ])('is %o: %s', (user, is) => {
    expect(isInvited(user)).toBe(is);
  });

  it('comes after all others, which keep their order', () => {
    const anyRow = fc.record({ id: fc.nat(), at: fc.option(fc.nat()) }).map(({ id, at }) => row(id, at));
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const sorted = invitedLast(rows);
        expect(sorted).toEqual([...rows.filter((each) => !isInvited(each)), ...rows.filter(isInvited)]);
      }),
    );
  });
});

describe('the answer with a link', () => {
  const read = (link: unknown) => readAnswer(calls.createInvitationLink.answer, { link, expiresAt: null });

  it.each(['https://chat.test/#/reset_password?token=x', 'http://localhost:4000/#/reset_password?token=x'])(
    'is %s',
    (link) => expect(read(link)).toEqual({ link, expiresAt: null }),
  );

  it.each(['javascript:alert(1)', 'https://a:b@chat.test/', '/reset_password', ' https://chat.test/', '', null, 7])(
    'is not %j',
    (link) => expect(() => read(link)).toThrow('unexpectedAnswer'),
  );
});
