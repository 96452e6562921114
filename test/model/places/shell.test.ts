import { describe, expect, it } from 'vitest';
import { readAnswer, shellData, userSchema } from 'chatdeck/model';
import { legacyApiEnd } from 'chatdeck/model/places/connection';
import { identityOf, shortWidgetName } from 'chatdeck/model/places/shell';
import { makeUser, makeWidget } from 'chatdeck/testing';

describe('the menu', () => {
  it.each([
    ['exactly 15 char', 'exactly 15 char'],
    ['sixteen letters!', 'sixteen letter…'],
    ['👩‍👩‍👧 emoji', '👩‍👩‍👧 emoji'],
  ])('shows a widget named %s as %s', (name, shown) => {
    expect(shortWidgetName(name)).toBe(shown);
  });

  it('knows by its ID which widget has unsaved settings', () => {
    const user = readAnswer(
      userSchema,
      makeUser({ ces: [makeWidget({ Id: 9 }), makeWidget({ Id: 10, RoomName: 'b' })] }),
    );
    const { widgets, email, listsWidgets, showsSettings } = shellData(user, new Set(['10']));
    expect(widgets.map(({ name, hasDraft, isOnline }) => [name, hasDraft, isOnline])).toEqual([
      ['website', false, true],
      ['b', true, true],
    ]);
    expect([email, listsWidgets, showsSettings]).toEqual([user.email, true, true]);
    expect(shellData({ ...user, ces: [] })).toMatchObject({ listsWidgets: false, showsSettings: false, widgets: [] });
  });

  it('tells the product’s own chat who the user is, with all of their widgets by their IDs', () => {
    const ces = [makeWidget({ Id: 10 }), makeWidget({ Id: 9, Step: '1' })];
    const user = readAnswer(userSchema, makeUser({ ces }));
    expect(identityOf(user)).toEqual({
      accountId: user.account.Id,
      email: user.email,
      plan: user.account.plan.label,
      endpointIds: [9, 10],
    });
  });

  it('leaves out a widget that is about to be deleted, and has no list for the only other one', () => {
    const ces = [makeWidget({ Id: 9 }), makeWidget({ Id: 10 })];
    const deleting = { id: 9, name: 'a', isFinished: true, status: 'deleting' } as const;
    const menu = shellData(readAnswer(userSchema, makeUser({ ces })), new Set(), [deleting]);
    expect(menu.widgets.map(({ id }) => id)).toEqual([10]);
    expect(menu.listsWidgets).toBe(false);
  });

  it('marks the widgets whose Slack connection has expired, even one that the server calls online', () => {
    const user = readAnswer(
      userSchema,
      makeUser({ ces: [9, 10, 11].map((Id) => makeWidget({ Id, OauthV1: Id === 10 })) }),
    );
    const broken = (connection: Parameters<typeof shellData>[3]) =>
      shellData(user, new Set(), [], connection).widgets.flatMap(({ id, isBroken }) => (isBroken ? [id] : []));
    expect(broken({ now: legacyApiEnd, expired: new Set(['11']) })).toEqual([10, 11]);
    expect(broken({ now: legacyApiEnd - 1 })).toEqual([]);
    expect(broken(undefined)).toEqual([]);
  });

  it('lists finished widgets by their Id, and reports to admins of plans that have them', () => {
    const ces = [makeWidget({ Id: 10 }), makeWidget({ Id: 9 }), makeWidget({ Id: 1, Step: '1' })];
    const admin = shellData(readAnswer(userSchema, makeUser({ admin: true, ces })));
    expect(admin.widgets.map(({ id }) => id)).toEqual([9, 10]);
    expect(admin).toMatchObject({ showsAccount: true, showsReports: true });
    const agent = shellData(readAnswer(userSchema, makeUser({ admin: false, ces })));
    expect(agent).toMatchObject({ showsAccount: false, showsReports: false });
  });
});
