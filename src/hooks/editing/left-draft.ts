import { draftNames, isEmptyDraft, rebaseDraft, type Draft } from '../../model/core/draft';
import type { DraftRecord } from '../shared/draft-storage';
import type { DraftStore } from '../shared/drafts';
import type { EditorSource } from './editor-source';

/** A closed tab's draft without what the server has by now. */
export interface LeftRest<T> {
  record: DraftRecord;
  draft: Draft<T>;
}

type Copy<T> = Pick<EditorSource<T, string>, 'saved' | 'groups'>;

/** What closed tabs left for a form. `read` returns the same object until something changes. */
export function keepLeft<T>(drafts: DraftStore, key: string) {
  let known: { record: DraftRecord; saved: T; left: LeftRest<T> } | undefined;

  function rest({ saved, groups }: Copy<T> = { saved: undefined }): LeftRest<T> | undefined {
    const record = drafts.left(key);
    if (!record || !saved) return undefined;
    if (known?.record !== record || known.saved !== saved) {
      const draft = rebaseDraft(record.draft as Draft<T>, saved, { groups });
      known = { record, saved, left: { record, draft } };
    }
    return known.left;
  }

  return {
    /** The newest one that is still worth an offer. */
    read(source: Copy<T> | undefined): LeftRest<T> | undefined {
      const left = rest(source);
      return left && !isEmptyDraft(left.draft) ? left : undefined;
    },
    /** Ends those that the server has completely. */
    dropDone(source: Copy<T> | undefined): void {
      for (let left = rest(source); left && isEmptyDraft(left.draft); left = rest(source)) drafts.dropLeft(left.record);
    },
  };
}

/** The fields of each part that is undone on its own: of each item in a list, and of any other form as a whole. */
export function partsOf<T>(
  source: Pick<EditorSource<T, string>, 'sections'> | undefined,
  saved: T,
  draft: Draft<T>,
): readonly (readonly (keyof T)[])[] {
  if (typeof source?.sections !== 'function') return [draftNames(draft)];
  return Object.values(source.sections({ ...saved, ...draft.patch }));
}
