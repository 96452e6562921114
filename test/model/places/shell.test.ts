import { describe, expect, it } from 'vitest';
import { readAnswer, shellData, userSchema } from 'chatdeck/model';
import { legacyApiEnd } from 'chatdeck/model/places/connection';
import { shortWidgetName } from 'chatdeck/model/places/shell';
import { makeUser, makeWidget } from 'chatdeck/testing';

describe('the menu', () => {
  it.each([
    ['exactly 15 char', 'exactly 15 char'],
    ['sixteen letters!', 'sixteen letter…'],
    ['👩‍👩‍👧 emoji', '👩‍👩‍👧 emoji'],
  ])('shows a widget named %s as %s', (name, shown) => {
    expect(shortWidgetName(name)).toBe(shown);
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
