import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupField, readGroupField } from 'chatdeck/model/settings/question-groups/group-place';

describe('a link to a group', () => {
  it('names the same group and line when it is read', () => {
    const id = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(id, fc.option(id, { nil: undefined }), (uid, nodeId) => {
        expect(readGroupField(groupField({ uid, nodeId }))).toEqual({ uid, nodeId });
      }),
    );
  });

  it('can be made of any ID, also of one that no address can have', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (uid) => {
        expect(readGroupField(groupField({ uid }))).toBeDefined();
      }),
    );
    expect(groupField({ uid: '\ud800' })).toBe('group/%EF%BF%BD');
  });

  it.each([undefined, '', 'label', 'group', 'group/', 'group/%', 'group/a/b/c', 'groups/a'])(
    'is none for the field %j',
    (field) => {
      expect(readGroupField(field)).toBeUndefined();
    },
  );
});
