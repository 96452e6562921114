import { describe, expect, it } from 'vitest';
import {
  calls,
  checkForm,
  invitationSchema,
  makeProblem,
  readAnswer,
  readInvites,
  userList,
  type UserChanges,
} from 'chatdeck/model';
import { inviteFailure, withSuggestion } from 'chatdeck/model/users/invite';
import { isLastAdmin } from 'chatdeck/model/users/last-admin';
import { searchUsers } from 'chatdeck/model/users/table';
import { makeDashboardUser } from 'chatdeck/testing';

// cspell:ignore exampl

const dana = makeDashboardUser({ Id: 1, email: 'dana@acme.test', admin: true });
const luis = makeDashboardUser({ Id: 2, email: 'luis@acme.test' });
const amara = makeDashboardUser({ Id: 3, email: 'amara@acme.test', admin: true });
const noor = makeDashboardUser({ Id: '4', email: 'noor@acme.test', lastSignedInAt: '0000-00-00T00:00:00Z' });

function rowsOf(users: readonly unknown[], changes: UserChanges = {}) {
  return userList(readAnswer(calls.listDashboardUsers.answer, users), 1, changes).rows;
}

describe('userList', () => {
  it('is sorted by address, oneself first', () => {
    expect(rowsOf([luis, noor, dana, amara]).map(({ email }) => email)).toEqual([
      'dana@acme.test',
      'amara@acme.test',
      'luis@acme.test',
      'noor@acme.test',
    ]);
  });

  it('says what cannot be done with whom', () => {
    const blocks = rowsOf([dana, luis, amara]).map(({ toggleBlock, deleteBlock }) => [toggleBlock, deleteBlock]);
    expect(blocks).toEqual([
      [undefined, 'self'],
      [undefined, 'admin'],
      [undefined, undefined],
    ]);
    expect(rowsOf([dana, luis])[0]).toMatchObject({ toggleBlock: 'lastAdmin', deleteBlock: 'self' });
  });

  it('keeps the last admin who has logged in: someone invited who has never logged in doesn’t count', () => {
    const blocks = rowsOf([dana, { ...noor, admin: true }]).map(({ toggleBlock, deleteBlock }) => [
      toggleBlock,
      deleteBlock,
    ]);
    expect(blocks).toEqual([
      ['lastAdmin', 'self'],
      [undefined, 'admin'],
    ]);
    expect(rowsOf([luis, amara, { ...noor, admin: true }])[0]).toMatchObject({
      email: 'amara@acme.test',
      toggleBlock: 'lastAdmin',
      deleteBlock: 'lastAdmin',
    });
  });

  it('knows who has not signed in yet', () => {
    expect(rowsOf([noor, luis]).map(({ lastSignedInAt }) => lastSignedInAt)).toEqual([
      Date.UTC(2025, 5, 16, 15, 42, 10),
      null,
    ]);
  });

  it('shows what was chosen until it is known, and what failed', () => {
    const problem = makeProblem('invalid', { serverMessage: 'No.' });
    const rows = rowsOf([luis, amara], {
      2: { change: 'toggling', isAdmin: true },
      3: { failure: { action: 'toggle', problem } },
    });
    expect(rows).toMatchObject([
      { isAdmin: true, failure: { problem } },
      { isAdmin: true, change: 'toggling' },
    ]);
  });

  it('counts whom it cannot read', () => {
    const list = userList(readAnswer(calls.listDashboardUsers.answer, [dana, { email: 'x' }]), 1, {});
    expect([list.rows.length, list.unreadable]).toEqual([1, 1]);
  });

  it.each([
    ['', 3],
    ['ACME', 3],
    ['lu acme', 1],
    ['nobody', 0],
  ])('finds for "%s" %i people', (query, count) => {
    expect(searchUsers(rowsOf([dana, luis, amara]), query)).toHaveLength(count);
  });
});

describe('isLastAdmin', () => {
  const member = (id: number, isAdmin: boolean, hasSignedIn: boolean) => ({
    id,
    isAdmin,
    lastSignedInAt: hasSignedIn ? 1 : null,
  });

  it.each([
    ['the only admin', [], true],
    ['an admin beside agents', [member(2, false, true)], true],
    ['an admin beside one who never logged in', [member(2, true, false)], true],
    ['an admin beside another who has logged in', [member(2, true, true)], false],
    ['an admin beside both', [member(2, true, false), member(3, true, true)], false],
  ])('takes %s for the last: %#', (_name, others, isLast) => {
    const self = member(1, true, true);
    expect(isLastAdmin(self, [self, ...others])).toBe(isLast);
  });

  it('never holds an agent, nor an admin who never logged in beside one who has', () => {
    const admin = member(1, true, true);
    const [agent, invited] = [member(2, false, true), member(3, true, false)];
    const everybody = [admin, agent, invited];
    expect([agent, invited].map((one) => isLastAdmin(one, everybody))).toEqual([false, false]);
  });
});

describe('readInvites', () => {
  const known = ['Dana@acme.test'];

  it.each([
    ['a@x.test,b@x.test', ['a@x.test', 'b@x.test']],
    ['a@x.test; b@x.test\n c@x.test', ['a@x.test', 'b@x.test', 'c@x.test']],
    ['Ana Ruiz <a@x.test>, "B" <b@x.test>', ['a@x.test', 'b@x.test']],
    [' , ;', []],
    ['A@x.test a@X.test', ['a@X.test']],
  ])('reads %j as %j', (text, emails) => {
    expect(readInvites(text, known)).toMatchObject({ emails, invalid: [] });
  });

  it('finds what is invalid, repeated, or here already', () => {
    expect(readInvites('a@x.test a@x.test, ana, dana@ACME.test', known)).toMatchObject({
      emails: ['a@x.test'],
      invalid: ['ana'],
      repeated: ['a@x.test'],
      known: ['dana@ACME.test'],
    });
  });

  it('finds what is repeated in another case, also if it is invalid', () => {
    expect(readInvites('ANA ana', known)).toMatchObject({ invalid: ['ana'], repeated: ['ana'] });
  });

  it('takes no domain for mistyped that is common, or near to what is no address', () => {
    expect(readInvites('ana@gmail.com', ['dana@gmial.com']).typos).toEqual([]);
    expect(readInvites('ana@example.test', ['exampl.test']).typos).toEqual([]);
  });

  it.each([
    ['ana@gmlia.com', undefined],
    ['ana@gmxyl.com', undefined],
    ['ana@gmal.com', 'ana@gmail.com'],
    ['ana@xgmail.com', 'ana@gmail.com'],
    ['Ana@GMIAL.com', 'Ana@gmail.com'],
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    ['ana@hotnail.com', 'ana@hotmail.com'],
    ['ana@acne.test', 'ana@acme.test'],
    ['ana@amce.test', 'ana@acme.test'],
    ['ana@gmail.com', undefined],
    ['ana@acme.test', undefined],
    ['ana@mail.test', undefined],
  ])('takes %s for %s', (email, suggestion) => {
    expect(readInvites(email, known).typos).toEqual(suggestion === undefined ? [] : [{ email, suggestion }]);
  });

  it('puts one address right and leaves the others', () => {
    const typo = { email: 'ana@gmial.com', suggestion: 'ana@gmail.com' };
    expect(withSuggestion('b@x.test ana@gmial.com', typo)).toBe('b@x.test, ana@gmail.com');
  });
});

describe('an invitation', () => {
  const schema = invitationSchema(['dana@acme.test']);
  const check = (emails: string, isSure = false) => checkForm(schema, { emails, isSure });

  it.each([
    ['', { emails: 'required' }],
    ['ana', { emails: 'invalidEmail' }],
    ['dana@acme.test', { emails: 'invalidEmail' }],
    ['ana@gmial.com', { emails: 'invalidEmail' }],
    ['ana@x.test', {}],
    ['ana@x.test ana@x.test', {}],
    [Array.from({ length: 50 }, (_, index) => `a${index}@x.test`).join(' '), {}],
    [Array.from({ length: 51 }, (_, index) => `a${index}@x.test`).join(' '), { emails: 'tooLong' }],
  ])('to %j is rejected for %o', (emails, errors) => {
    expect(check(emails)).toEqual(errors);
  });

  it('lets a person be sure of what looks mistyped, and of nothing else', () => {
    expect(check('ana@gmial.com', true)).toEqual({});
    expect(check('ana@gmial.com ana', true)).toEqual({ emails: 'invalidEmail' });
  });
});

it.each([
  ['user_exists', 'userExists'],
  ['invalid_email', 'invalidEmail'],
  ['too_many', 'unknown'],
  [undefined, 'unknown'],
])('the code %s of a rejected invitation is %s', (code, reason) => {
  expect(inviteFailure(makeProblem('invalid', { code }))).toBe(reason);
});
