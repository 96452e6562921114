import { newId } from '../../model/core/random-text';
import { draftNames, type Draft } from '../../model/core/editor';
import {
  replyFieldNames,
  replyUidsOf,
  unflattenReply,
  type FlatReplies,
} from '../../model/settings/saved-replies/drafts';
import { savedReplyValue, type SavedReplyRow } from '../../model/settings/saved-replies/saved-replies';
import { readyRows, type JsonObject } from '../../model/core/tolerant';
import type { SectionPhase } from '../shared/drafts';
import type { SavedReplyRows } from './queries';

interface RowsInput {
  rows: SavedReplyRows;
  draft: Draft<FlatReplies>;
  phases: Record<string, SectionPhase>;
}

/** Every reply as it will be: those that only the drafts know, then those of the server in its order. */
export function makeRows({ rows, draft, phases }: RowsInput): SavedReplyRow[] {
  const touched = new Set(replyUidsOf(draft.patch));
  const replies = readyRows(rows);
  const known = new Set(replies.map(({ id }) => String(id)));
  const added = [...touched].filter((uid) => !known.has(uid));
  return [
    ...added.map((uid): SavedReplyRow => ({
      uid,
      status: isNewReply(uid) || isNew(draft, uid) ? 'new' : 'deletedElsewhere',
      hasDraft: true,
      saving: savingOf(phases[uid]),
      value: unflattenReply(draft.patch, uid),
    })),
    ...replies.map((reply): SavedReplyRow => {
      const uid = String(reply.id);
      const hasDraft = touched.has(uid);
      const stored = savedReplyValue(reply);
      return {
        uid,
        status: 'saved',
        hasDraft,
        saving: hasDraft ? savingOf(phases[uid]) : undefined,
        value: hasDraft ? { ...stored, ...fieldsOf(draft.patch, uid) } : stored,
      };
    }),
  ];
}

const NEW = 'new:';

export function newReplyUid(): string {
  return `${NEW}${newId()}`;
}

export function isNewReply(uid: string): boolean {
  return uid.startsWith(NEW);
}

/** Of a reply that was never saved nothing stood there when the person began. */
function isNew(draft: Draft<FlatReplies>, uid: string): boolean {
  return draftNames(draft).every(
    (name) => !replyFieldNames(uid).includes(String(name)) || draft.base[name] === undefined,
  );
}

function savingOf(phase: SectionPhase | undefined): SavedReplyRow['saving'] {
  return phase?.phase === 'saving' || phase?.phase === 'failed' ? phase.phase : undefined;
}

function fieldsOf(patch: JsonObject, uid: string) {
  return Object.fromEntries(
    replyFieldNames(uid).flatMap((name) => (name in patch ? [[name.slice(uid.length + 1), patch[name]]] : [])),
  );
}
