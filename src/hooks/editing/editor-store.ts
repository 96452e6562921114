import {
  draftNames,
  isEmptyDraft,
  notStored,
  pickDraft,
  pickFields,
  resolveConflict,
  withoutNames,
  type Draft,
} from '../../model/core/draft';
import { NO_STEP, type stepBack, type stepForward } from '../../model/core/edit-history';
import { saveBlocker, type Editor, type EditorSection, type SaveOffer } from '../../model/core/editor';
import type { FieldGroups } from '../../model/core/field-groups';
import {
  afterFailure,
  afterSave,
  currentDraft,
  traveled,
  whileSaving,
  withDraft,
  withEdit,
  withLeftOut,
  withLeftDraft,
  withNewCopy,
  withOfferUsed,
  withoutDone,
  withGoneFields,
  withPhase,
  type FormState,
  type StoredOffer,
} from '../../model/core/form-state';
import { jsonEqual } from '../../model/core/json-equal';
import { memoizeByKey } from '../../model/core/memoize-by-key';
import { toProblem } from '../../model/core/problem';
import type { AnyForm, DraftStore } from '../shared/drafts';
import { checkStored } from '../shared/stored';
import { buildEditor, type EditorHandlers, type SectionHandlers } from './build-editor';
import { keepCoarse } from './coarse-editor';
import { isSameSource, namesOf, type EditorSource } from './editor-source';
import { keepLeft, partsOf } from './left-draft';
import { keepRequests, pause } from './save-requests';

/** The minimum time `Saving...` shows, and the time the saved text shows. */
const NOTICE_MS = 1500;

/** One form: an editor over the newest server copy and the user's changes. Independent of React. */
export interface EditorStore<T, Section extends string> {
  /** Takes the newest inputs. Their changes show at the next `get`; `tell` notifies subscribers. */
  put(source: EditorSource<T, Section>): void;
  tell(): void;
  /** The same object until something changes; undefined until there is a server copy. */
  get(): Editor<T, Section> | undefined;
  /** The same object while only values change, as they do during typing. */
  getCoarse(): Editor<T, Section> | undefined;
  subscribe(listener: () => void): () => void;
  /** Settings that the user changed outside the form: no news to them, and no longer a draft. */
  noteOwnChange(own: Partial<T>): void;
}

export function createEditorStore<T extends object, Section extends string>(
  drafts: DraftStore,
  key: string,
): EditorStore<T, Section> {
  let source: EditorSource<T, Section> | undefined;
  /** The server copy as the user has seen it: anything that changed since, other than through this form, is news. */
  let seen: T | undefined;
  let known:
    | { form: AnyForm; source: unknown; seen: unknown; left: unknown; editor: Editor<T, Section> | undefined }
    | undefined;
  const coarse = keepCoarse<T, Section>();
  let settledCopy: T | undefined;
  let toldSource: unknown;
  /** A save failed: what it was meant to do may have been done anyway. Known once the newest copy arrives. */
  let hasFailed = false;
  const listeners = new Set<() => void>();
  const closed = keepLeft<T>(drafts, key);
  const requests = keepRequests();

  const readForm = () => drafts.get(key) as unknown as FormState<T>;
  const update = (change: (form: FormState<T>) => FormState<T>) =>
    drafts.update(key, (form) => change(form as unknown as FormState<T>));
  /** The store may be newer than the last render. */
  const edit = (change: (form: FormState<T>, saved: T, groups: FieldGroups<T> | undefined) => FormState<T>) => {
    const { saved, groups } = source ?? {};
    if (saved) update((form) => change(form, saved, groups));
  };

  function notify() {
    for (const listener of listeners) listener();
  }

  function noteOwn(own: Partial<T>) {
    if (seen) seen = { ...seen, ...own };
  }

  /** Removes from the draft whatever the newest copy already contains, so that no draft mark outlives it. */
  function settle(change: (form: FormState<T>, saved: T, groups: FieldGroups<T> | undefined) => FormState<T>) {
    const { saved } = source ?? {};
    if (!saved) return;
    const before = draftNames(readForm().draft);
    edit(change);
    // A value the user wanted is no news to them, as after a save whose answer was lost.
    const { patch } = readForm().draft;
    const done = before.filter((name) => !(name in patch));
    noteOwn(pickFields(saved, done));
  }

  /** Several fields as one step. */
  function discard(names: readonly (keyof T)[]) {
    edit((form, saved, groups) => {
      const { patch } = currentDraft(form, saved, groups);
      const touched = names.filter((name) => name in patch);
      const stepped = withEdit(form, saved, { patch: pickFields(saved, touched), at: Date.now(), groups });
      return withDraft(stepped, withoutNames(form.draft, names), names);
    });
  }

  const isSaving = (section: string) => readForm().sections[section]?.phase === 'saving';

  function onSave(section: Section) {
    const editor = get();
    if (!source?.saved || !editor || isSaving(section)) return;
    const names = editor.sections[section].fields as (keyof T)[];
    if (saveBlocker(editor, names)) return;
    const { normalize, leavesOut, saved, groups } = source;
    const draftNow = () => pickDraft(currentDraft(readForm(), saved, groups), names);
    const typed = draftNow().patch;
    // It belongs to the steps that led there, so that they can still be undone.
    const tidied = normalize && { patch: normalize(typed), step: NO_STEP, at: Date.now(), groups };
    if (tidied) update((form) => withEdit(form, saved, tidied));
    if (leavesOut) update((form) => withLeftOut(form, section, leavesOut(typed)));
    void save(section, draftNow(), 'undo');
  }

  function onUseOffer(offer: StoredOffer<T>) {
    edit((form, saved, groups) => withOfferUsed(form, saved, offer, groups));
    const draft = pickDraft(readForm().draft, draftNames(offer.undo));
    void save(offer.section, draft, offer.kind === 'undo' ? 'redo' : 'undo');
  }

  /** Edits made during the save stay in the draft; a failure keeps everything and explains why. */
  async function save(asked: string, draft: Draft<T>, kind: SaveOffer<T>['kind']) {
    if (!source || isEmptyDraft(draft)) return;
    let section = asked;
    const { savedMs = NOTICE_MS, isUndoable = () => true } = source;
    const sentBefore = readForm().sections[section]?.sent ?? [];
    update((form) => whileSaving(form, section, draft.patch));
    const notice = pause(NOTICE_MS);
    try {
      const asSent = { ...source.saved, ...draft.patch } as T;
      const { stored = asSent, sent = draft, created } = (await source.save(draft, sentBefore)) ?? {};
      noteOwn(created?.fields ?? pickFields(stored, draftNames(draft)));
      const done = withoutNames(draft, notStored(sent, stored));
      edit((form, _saved, groups) => {
        const next = afterSave(form, {
          section,
          draft: done,
          stored,
          kind: isUndoable(done) ? kind : undefined,
          groups,
        });
        return created?.rename(next) ?? next;
      });
      section = created?.section ?? asked;
      checkStored(sent, stored);
    } catch (thrown) {
      hasFailed = true;
      const failed = { section, fields: fieldsOf(section), patch: draft.patch, problem: toProblem(thrown) };
      update((form) => afterFailure(form, failed));
      if (isAskedAgain(asked, section, draft)) onSave(section as Section);
      return;
    }
    if (isAskedAgain(asked, section, draft)) {
      await requests.nextCopy();
      update((form) => withPhase(form, section, { phase: 'idle' }));
      return onSave(section as Section);
    }
    await notice;
    const phase = { phase: 'saved' } as const;
    update((form) => withPhase(form, section, phase));
    await pause(savedMs);
    update((form) => (form.sections[section] === phase ? withPhase(form, section, { phase: 'idle' }) : form));
  }

  function fieldsOf(section: string): readonly (keyof T)[] {
    const value = { ...source?.saved, ...readForm().draft.patch } as T;
    return (source && namesOf<T, string>(source, value)[section]) ?? [];
  }

  /** Whether a save was asked for during the last one, and differs from it. That one may have renamed the section. */
  function isAskedAgain(asked: string, section: string, { patch }: Draft<T>): boolean {
    const rest = pickDraft(readForm().draft, fieldsOf(section));
    return requests.take(asked) && !isEmptyDraft(rest) && !jsonEqual(rest.patch, patch);
  }

  function onTravel(step: typeof stepBack | typeof stepForward, among?: readonly (keyof T)[]): readonly string[] {
    const { saved, groups } = source ?? {};
    const next = saved && traveled(readForm(), saved, { step, among, groups });
    if (!next) return [];
    update(() => next.form);
    return next.names.map(String);
  }

  function onSaveAll() {
    for (const [section, { status }] of Object.entries<EditorSection>(get()?.sections ?? {})) {
      if (status === 'saving') requests.add(section);
      else if (status !== 'clean' && status !== 'saved') onSave(section as Section);
    }
  }

  const ofSection = memoizeByKey((section): SectionHandlers => ({
    onSave: () => onSave(section as Section),
    onSaveAgain: () => void (isSaving(section) && requests.add(section)),
    onDiscard: () => discard((get()?.sections[section as Section].fields ?? []) as (keyof T)[]),
  }));

  function get(): Editor<T, Section> | undefined {
    const form = drafts.get(key);
    const left = closed.read(source);
    if (known?.form === form && known.source === source && known.seen === seen && known.left === left) {
      return known.editor;
    }
    const { saved } = source ?? {};
    const typed = form as unknown as FormState<T>;
    const editor = source && saved && buildEditor({ form: typed, source, saved, seen, left }, handlers);
    known = { form, source, seen, left, editor };
    return editor;
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    const stop = drafts.subscribe(() => {
      closed.dropDone(source);
      listener();
    });
    return () => {
      stop();
      listeners.delete(listener);
    };
  };

  const handlers: EditorHandlers<T, Section> = {
    ofSection,
    onUseOffer,
    form: {
      onEdit: (patch, step) =>
        edit((form, saved, groups) => withEdit(form, saved, { patch, step, at: Date.now(), groups })),
      onResolve: (name, keep) =>
        edit((form, saved, groups) =>
          withDraft(form, resolveConflict(form.draft, saved, { name, keep }, { groups }), [name]),
        ),
      onSaveAll,
      onDiscardAll: () => discard(draftNames(readForm().draft)),
      live: {
        subscribe,
        get: () => {
          const editor = get();
          if (!editor) throw new Error('Chatdeck: an editor was read before its settings had loaded.');
          return editor;
        },
      },
    },
    onTravel,
    onDismissNews() {
      seen = source?.saved;
      notify();
    },
    onRestoreLeft({ record, draft }) {
      edit((form, saved, groups) =>
        withLeftDraft(form, saved, { draft, parts: partsOf(source, saved, draft), at: Date.now(), groups }),
      );
      drafts.dropLeft(record);
    },
    onDiscardLeft: ({ record }) => drafts.dropLeft(record),
  };

  return {
    put(next) {
      if (!source || !isSameSource(source, next)) source = next;
      seen ??= source.saved;
    },
    tell() {
      if (source?.saved !== settledCopy) {
        const before = settledCopy;
        settledCopy = source?.saved;
        settle((form, saved, groups) => {
          const gone = before && source?.goneFields?.(form.draft.patch, before, saved);
          return withNewCopy(gone ? withGoneFields(form, gone) : form, saved, groups);
        });
        requests.copyArrived();
      } else if (hasFailed) settle(withoutDone);
      hasFailed = false;
      closed.dropDone(source);
      if (toldSource === source) return;
      toldSource = source;
      notify();
    },
    get,
    getCoarse: () => coarse(get()),
    subscribe,
    noteOwnChange(own) {
      noteOwn(own);
      update((form) => ({ ...form, draft: withoutNames(form.draft, Object.keys(own) as (keyof T)[]) }));
    },
  };
}
