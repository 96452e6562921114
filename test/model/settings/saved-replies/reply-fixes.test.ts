import { describe, expect, it } from 'vitest';
import {
  isFixable,
  mergeBlocker,
  mergeSteps,
  withoutPhraseSteps,
  withoutShortcutSteps,
  type MergeBlocker,
} from 'chatdeck/model/settings/saved-replies/reply-fixes';
import { replyIssues } from 'chatdeck/model/settings/saved-replies/reply-issues';
import { listedReplies, savedOf } from 'chatdeck/model/settings/saved-replies/reply-steps';
import { takenShortcuts } from 'chatdeck/model/settings/shared/shortcuts';
import { makeReplyRow } from 'chatdeck/testing';

type Fields = Parameters<typeof makeReplyRow>[0];
type Rest = Parameters<typeof makeReplyRow>[1];

describe('a fix', () => {
  it.each<[Rest, boolean]>([
    [{}, true],
    [{ hasDraft: true }, false],
    [{ status: 'new' }, false],
    [{ status: 'new', hasDraft: true }, false],
  ])('can change a reply with %o: %s', (rest, can) => {
    expect(isFixable(makeReplyRow({}, rest))).toBe(can);
  });

  it('removes a phrase however it is written, and keeps the others', () => {
    const row = makeReplyRow({ triggerPhrases: 'Alaska,  free   shipping, hawaii' });
    const after = { ...row.value, triggerPhrases: 'Alaska, hawaii' };
    expect(withoutPhraseSteps(11, row, 'FREE shipping')).toEqual([
      { widgetId: 11, uid: '501', before: row.value, after },
    ]);
  });

  it('removes a shortcut from what is saved, not from what is edited', () => {
    const saved = { ...makeReplyRow().value, label: 'Saved' };
    const row = makeReplyRow({ label: 'Edited' }, { saved });
    expect(withoutShortcutSteps(11, row)).toEqual([
      { widgetId: 11, uid: '501', before: saved, after: { ...saved, shortcut: '' } },
    ]);
    expect(savedOf(row)).toBe(saved);
    expect(savedOf(makeReplyRow({}, {}))).toEqual(makeReplyRow().value);
  });
});

describe('merging two replies', () => {
  const kept = (fields: Fields = {}, rest: Rest = {}) => makeReplyRow({ triggerPhrases: 'a, b', ...fields }, rest);
  const gone = (fields: Fields = {}, rest: Rest = {}) =>
    makeReplyRow({ triggerPhrases: 'B, c', shortcut: 'other', ...fields }, { uid: '2', ...rest });

  it('moves new phrases, and then deletes the other', () => {
    expect(mergeSteps(11, kept(), gone())).toEqual([
      { widgetId: 11, uid: '501', before: kept().value, after: { ...kept().value, triggerPhrases: 'a, b, c' } },
      { widgetId: 11, uid: '2', before: gone().value },
    ]);
  });

  it('changes nothing of the kept one if the other has nothing new', () => {
    expect(mergeSteps(11, kept(), gone({ triggerPhrases: 'A' }))).toEqual([
      { widgetId: 11, uid: '2', before: gone({ triggerPhrases: 'A' }).value },
    ]);
  });

  it('moves the shortcut last, if the kept one has none', () => {
    const before = kept({ shortcut: '' }).value;
    const merged = { ...before, triggerPhrases: 'a, b, c' };
    expect(mergeSteps(11, kept({ shortcut: '' }), gone())).toEqual([
      { widgetId: 11, uid: '501', before, after: merged },
      { widgetId: 11, uid: '2', before: gone().value },
      { widgetId: 11, uid: '501', before: merged, after: { ...merged, shortcut: 'other' } },
    ]);
    expect(mergeSteps(11, kept({ shortcut: '' }), gone({ shortcut: '', triggerPhrases: '' }))).toHaveLength(1);
    expect(mergeSteps(11, kept({ shortcut: '' }), gone({ triggerPhrases: 'a' })).at(-1)).toEqual({
      widgetId: 11,
      uid: '501',
      before,
      after: { ...before, shortcut: 'other' },
    });
  });

  it.each<[string, Fields, Rest, Fields, Rest, MergeBlocker | undefined]>([
    ['nothing', {}, {}, {}, {}, undefined],
    ['unsaved changes of the kept one', {}, { hasDraft: true }, {}, {}, 'draft'],
    ['unsaved changes of the other', {}, {}, {}, { hasDraft: true }, 'draft'],
    ['another way of sending', { autoSend: true }, {}, {}, {}, 'autoSend'],
    ['phrases that are too long together', { triggerPhrases: 'x'.repeat(20_000) }, {}, {}, {}, 'invalid'],
    ['a shortcut that can’t be saved', { shortcut: '' }, {}, { shortcut: 'two words' }, {}, 'invalid'],
  ])('is kept back by %s', (_, own, ownRest, other, otherRest, blocker) => {
    expect(mergeBlocker(kept(own, ownRest), gone(other, otherRest))).toBe(blocker);
  });
});

describe('the issues of a list', () => {
  it('are shortcuts used twice, then the same texts, then trigger phrases', () => {
    const rows = [
      makeReplyRow({ triggerPhrases: 'ship', response: 'Hello' }, { uid: '1' }),
      makeReplyRow({ triggerPhrases: 'Ship', response: 'hello!' }, { uid: '2' }),
    ];
    const taken = takenShortcuts({
      replies: rows.map(({ uid, value }) => ({ id: uid, label: uid, shortcut: value.shortcut })),
      groups: [{ uid: 'g', label: 'G', shortcut: 'once' }],
    });
    expect(replyIssues(rows, taken)).toEqual([
      {
        kind: 'shortcut',
        shortcut: 'alaska',
        owners: [
          { kind: 'reply', uid: '1', label: '1' },
          { kind: 'reply', uid: '2', label: '2' },
        ],
      },
      { kind: 'duplicate', first: '1', second: '2', similarity: 1 },
      { kind: 'phrase', phrase: 'ship', owners: ['1', '2'] },
    ]);
    expect(replyIssues([])).toEqual([]);
  });

  it('are looked for in what is saved of an import', () => {
    const rows = [makeReplyRow({}, { uid: '1' }), makeReplyRow({}, { uid: 'new:1', status: 'new' })];
    expect(listedReplies(rows)).toEqual([{ uid: '1', fields: makeReplyRow().value }]);
  });
});
