import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankReply, type SavedReplyFields } from 'chatdeck/model';
import { mergeSteps, withoutPhraseSteps } from 'chatdeck/model/settings/saved-replies/reply-fixes';
import {
  backStep,
  changedReplies,
  rebasedStep,
  replyCall,
  startedReplies,
  undoneReplies,
  type ListedReply,
  type ReplyStep,
} from 'chatdeck/model/settings/saved-replies/reply-job';
import { autoSendSteps, deletionSteps } from 'chatdeck/model/settings/saved-replies/reply-steps';
import { makeReplyRow } from 'chatdeck/testing';

const one: SavedReplyFields = { ...blankReply, label: 'Hours', response: 'At nine' };
const two = { ...one, response: 'At ten' };

describe('replyCall', () => {
  const listed: ListedReply[] = [{ uid: '1', fields: one }];
  const cases: [string, ReplyStep, ReturnType<typeof replyCall>, boolean?][] = [
    ['creates a new one', { widgetId: 1, after: two }, { kind: 'create', after: two }],
    ['creates one that looks like another', { widgetId: 1, after: one }, { kind: 'create', after: one }],
    ['creates none twice whose answer was lost', { widgetId: 1, after: one }, { kind: 'none', uid: '1' }, true],
    [
      'changes only what differs',
      { widgetId: 1, uid: '1', before: one, after: two },
      { kind: 'save', uid: '1', before: one, after: two },
    ],
    ['changes nothing that is done', { widgetId: 1, uid: '1', before: two, after: one }, { kind: 'none', uid: '1' }],
    ['deletes', { widgetId: 1, uid: '1', before: one }, { kind: 'delete', uid: '1', before: one }],
    ['deletes nothing twice', { widgetId: 1, uid: '2', before: one }, { kind: 'none' }],
    ['deletes nothing that changed', { widgetId: 1, uid: '1', before: two }, { kind: 'conflict', newest: one }],
    [
      'overwrites nothing that changed',
      { widgetId: 1, uid: '1', before: two, after: { ...two, response: 'At five' } },
      { kind: 'conflict', newest: one },
    ],
    [
      'returns none that is still listed, because its deletion never arrived',
      { widgetId: 1, uid: '1', after: two },
      { kind: 'none', uid: '1' },
      true,
    ],
    [
      'returns none twice whose answer was lost',
      { widgetId: 1, uid: '2', after: one },
      { kind: 'none', uid: '1' },
      true,
    ],
    ['returns one that looks like another', { widgetId: 1, uid: '2', after: one }, { kind: 'create', after: one }],
    ['changes nothing that is gone', { widgetId: 1, uid: '2', before: one, after: two }, { kind: 'missing' }],
  ];
  it.each(cases)('%s', (_, step, call, mayBeStored = false) => {
    expect(replyCall(step, listed, mayBeStored)).toEqual(call);
  });

  const fields = fc.record({
    label: fc.constantFrom('a', 'b'),
    shortcut: fc.constantFrom('', 's'),
    response: fc.constantFrom('x', 'y'),
    triggerPhrases: fc.constantFrom('', 'p'),
    autoSend: fc.boolean(),
  });

  it('is undone by its back step, from any step', () => {
    fc.assert(
      fc.property(fc.option(fields, { nil: undefined }), fc.option(fields, { nil: undefined }), (before, after) => {
        const list: ListedReply[] = before ? [{ uid: '1', fields: before }] : [];
        const step = { widgetId: 1, uid: before && '1', before, after };
        const next = applied(list, replyCall(step, list));
        const stored = { ...step, uid: step.uid ?? '9' };
        expect(applied(next, replyCall(backStep(stored), next)).map((each) => each.fields)).toEqual(
          list.map((each) => each.fields),
        );
      }),
    );
  });
});

describe('an undo of a deletion', () => {
  it('returns a reply whose deletion had no answer, also beside one with the same texts', () => {
    const job = startedReplies('delete', [{ widgetId: 1, uid: '1', before: one }]);
    const [item] = undoneReplies({
      ...job,
      items: job.items.map((each) => ({ ...each, status: 'failed', mayBeStored: true })),
    }).items;
    if (!item) throw new Error('Nothing to undo.');
    expect(item.status).toBe('waiting');
    const twin = { uid: '2', fields: one };
    expect(replyCall(backStep(item), [twin], item.mayBeStored)).toEqual({ kind: 'create', after: one });
  });
});

describe('rebasedStep', () => {
  it('changes only what the step was for in what someone else has saved since', () => {
    const step = { before: one, after: { ...one, autoSend: true } };
    const newest = { ...one, response: 'Theirs' };
    expect(rebasedStep({ widgetId: 1, ...step }, newest)).toEqual({
      before: newest,
      after: { ...newest, autoSend: true },
    });
    expect(rebasedStep({ widgetId: 1, before: one }, newest)).toEqual({ before: newest, after: undefined });
  });
});

describe('changedReplies', () => {
  it('counts a reply once that took several steps', () => {
    const kept = makeReplyRow({ shortcut: '', triggerPhrases: 'a' });
    const gone = makeReplyRow({ triggerPhrases: 'b', shortcut: 'x' }, { uid: '2' });
    const job = startedReplies('fix', mergeSteps(1, kept, gone));
    const ended = (status: 'saved' | 'undone' | 'failed') => ({
      ...job,
      items: job.items.map((item, index) => ({ ...item, status: index < 3 ? status : item.status })),
    });
    expect(changedReplies(ended('saved'), 'saved')).toBe(2);
    expect(changedReplies(ended('undone'), 'undone')).toBe(2);
    expect(changedReplies(ended('failed'), 'saved')).toBe(0);
  });

  it('counts replies of several widgets, and new ones without an ID', () => {
    const job = startedReplies('copy', [
      { widgetId: 1, uid: '1', before: one, after: two },
      { widgetId: 2, uid: '1', before: one, after: two },
      { widgetId: 2, after: two },
      { widgetId: 2, after: two },
    ]);
    const items = job.items.map((item) => ({ ...item, status: 'saved' as const }));
    expect(changedReplies({ ...job, items }, 'saved')).toBe(4);
  });
});

function applied(list: readonly ListedReply[], call: ReturnType<typeof replyCall>): ListedReply[] {
  if (call.kind === 'create') return [...list, { uid: '9', fields: call.after }];
  if (call.kind === 'delete') return list.filter(({ uid }) => uid !== call.uid);
  if (call.kind === 'save') return list.map((each) => (each.uid === call.uid ? { ...each, fields: call.after } : each));
  return [...list];
}

describe('the steps of many', () => {
  const row = makeReplyRow({ autoSend: true }, { saved: { ...makeReplyRow().value, autoSend: false } });

  it('start from what is saved, not from what is typed', () => {
    expect(deletionSteps(1, [row])[0]?.before?.autoSend).toBe(false);
    expect(autoSendSteps(1, [row], true)[0]?.after?.autoSend).toBe(true);
    expect(autoSendSteps(1, [row], false)).toEqual([]);
  });

  it('remove a phrase, whatever its case', () => {
    expect(withoutPhraseSteps(1, makeReplyRow(), 'HAWAII')[0]?.after?.triggerPhrases).toBe('alaska');
  });

  it('merge phrases, then delete, then give a shortcut to a reply without one', () => {
    const kept = makeReplyRow({ shortcut: '', triggerPhrases: 'a' });
    const gone = makeReplyRow({ triggerPhrases: 'A, b', shortcut: 'x' }, { uid: '2' });
    expect(mergeSteps(1, kept, gone).map(({ uid, after }) => [uid, after?.triggerPhrases, after?.shortcut])).toEqual([
      ['501', 'a, b', ''],
      ['2', undefined, undefined],
      ['501', 'a, b', 'x'],
    ]);
    expect(mergeSteps(1, makeReplyRow(), { ...makeReplyRow(), uid: '2' })).toHaveLength(1);
  });
});
