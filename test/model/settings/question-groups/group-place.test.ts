import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTree } from 'chatdeck/testing';
import { groupField, lostPart, readGroupField } from 'chatdeck/model/settings/question-groups/group-place';

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

describe('a link to what was deleted', () => {
  const tree = makeTree([{ text: 'What?', below: [{ text: 'A tent' }] }]);
  const groups = [
    { uid: 'gear', editor: { value: { tree } } },
    { uid: 'torn', unreadableTree: '[', editor: { value: { tree: [] } } },
  ];

  it.each([
    ['gear', undefined, undefined],
    ['gear', '1.1', undefined],
    ['gear', '1.2', 'line'],
    ['torn', '1', undefined],
    ['gone', undefined, 'group'],
    ['gone', '1', 'group'],
  ])('in group %j, line %j, leads to a lost %j', (uid, nodeId, lost) => {
    expect(lostPart(groups, { uid, nodeId })).toBe(lost);
  });
});
