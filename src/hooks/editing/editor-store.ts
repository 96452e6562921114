import {
  changedNames,
  draftNames,
  findConflicts,
  isEmptyDraft,
  newErrors,
  notStored,
  pickDraft,
  resolveConflict,
  withoutNames,
  type Draft,
} from '../../model/core/draft';
import {
  saveBlocker,
  type Editor,
  type EditorHistory,
  type EditorSection,
  type LiveEditor,
  type SaveOffer,
} from '../../model/core/editor';
import { choicesAmong, type FieldGroups } from '../../model/core/field-groups';
import {
  afterFailure,
  afterSave,
  currentDraft,
  sectionState,
  travelled,
  usableOffers,
  whileSaving,
  withDraft,
  withEdit,
  withLeftDraft,
  withNewCopy,
  withOfferUsed,
  withoutDone,
  withPatch,
  withPhase,
  type FormState,
  type StoredOffer,
} from '../../model/core/form-state';
import { makeProblem, problemError, toProblem } from '../../model/core/problem';
import type { DraftRecord } from '../shared/draft-storage';
import type { AnyForm, DraftStore } from '../shared/drafts';
import { isSameButValues } from './coarse-editor';

/** `Saving...` shows at least this long, and the saved text just as long. */
const NOTICE_MS = 1500;

/** The fields of each section; a function of what the form holds where that decides which there are. */
export type SectionFields<T, Section extends string> =
  Record<Section, readonly (keyof T)[]> | ((this: void, value: T) => Record<Section, readonly (keyof T)[]>);

/**
 * Stores `draft.patch` and gives the settings as they are stored then; nothing means exactly as they were sent.
 * `draft.base` holds what the fields were when the person began, `sentBefore` what was sent earlier and had no answer.
 */
export type SaveDraft<T> = (this: void, draft: Draft<T>, sentBefore: readonly Partial<T>[]) => Promise<T | void>;

/** What an editor is made of besides its draft. */
export interface EditorSource<T, Section extends string> {
  /** The newest server copy; undefined while there is none yet. */
  saved: T | undefined;
  sections: SectionFields<T, Section>;
  /** Fields that are stored apart and stand for one choice together; each group within one section. */
  groups?: FieldGroups<T> | undefined;
  check(this: void, value: T): Editor<T, Section>['errors'];
  /** What a save makes of the edits before it sends them: as they will come back. */
  normalize?: ((this: void, patch: Partial<T>) => Partial<T>) | undefined;
  save: SaveDraft<T>;
  /** Whether a save can be taken back; always when absent. */
  isUndoable?: ((this: void, draft: Draft<T>) => boolean) | undefined;
  /** How long "Saved" shows, in milliseconds, if not the usual time. */
  savedMs?: number | undefined;
}

/** One form: its editor from the server's newest copy and what the person has changed. Knows no React. */
export interface EditorStore<T, Section extends string> {
  /** Takes the newest inputs. What they change shows at the next `get`, and subscribers hear of it by `tell`. */
  put(source: EditorSource<T, Section>): void;
  tell(): void;
  /** The same object until something changes; undefined while there is no server copy. */
  get(): Editor<T, Section> | undefined;
  /** The same object while only values change, as they do while a person types. */
  getCoarse(): Editor<T, Section> | undefined;
  subscribe(listener: () => void): () => void;
  /** Settings that the person has changed without the form: no news to them, and no draft any more. */
  noteOwnChange(own: Partial<T>): void;
}

export function createEditorStore<T extends object, Section extends string>(
  drafts: DraftStore,
  key: string,
): EditorStore<T, Section> {
  let source: EditorSource<T, Section> | undefined;
  /** The server's copy as the person has seen it: what has changed since without this form is news. */
  let seen: T | undefined;
  let known:
    | { form: AnyForm; source: unknown; seen: unknown; left: unknown; editor: Editor<T, Section> | undefined }
    | undefined;
  let coarse: Editor<T, Section> | undefined;
  let settledCopy: T | undefined;
  let toldSource: unknown;
  /** A save has failed: what it kept from being done may be so. Known once the newest copy has been put. */
  let hasFailed = false;
  const listeners = new Set<() => void>();
  const handlers = new Map<string, Pick<EditorSection, 'onSave' | 'onDiscard'>>();

  const readForm = () => drafts.get(key) as unknown as FormState<T>;
  const update = (change: (form: FormState<T>) => FormState<T>) =>
    drafts.update(key, (form) => change(form as unknown as FormState<T>));
  /** What the store holds now may be newer than what was rendered last. */
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

  /** Ends in the form what the newest copy has made done, so that no mark of a draft outlives it. */
  function settle(change: (form: FormState<T>, saved: T, groups: FieldGroups<T> | undefined) => FormState<T>) {
    const { saved } = source ?? {};
    if (!saved) return;
    const before = draftNames(readForm().draft);
    edit(change);
    // What the person wanted is no news to them, as of a save whose answer was lost.
    const { patch } = readForm().draft;
    noteOwn(
      pick(
        saved,
        before.filter((name) => !(name in patch)),
      ),
    );
  }

  const onEdit: Editor<T, Section>['onEdit'] = (patch, step) =>
    edit((form, saved, groups) => withEdit(form, saved, { patch, step, at: Date.now(), groups }));

  /** Several fields at once, as one step. */
  function discard(names: readonly (keyof T)[]) {
    edit((form, saved, groups) => {
      const { patch } = currentDraft(form, saved, groups);
      const touched = names.filter((name) => name in patch);
      const stepped = withEdit(form, saved, { patch: pick(saved, touched), at: Date.now(), groups });
      return withDraft(stepped, withoutNames(form.draft, names));
    });
  }

  function onSave(section: Section) {
    const editor = get();
    if (!source?.saved || !editor || readForm().sections[section]?.phase === 'saving') return;
    if (saveBlocker(editor, editor.sections[section].fields as (keyof T)[])) return;
    const { normalize, saved, groups } = source;
    if (normalize) edit((form) => withPatch(form, saved, normalize(currentDraft(form, saved, groups).patch), groups));
    const draft = currentDraft(readForm(), saved, groups);
    void save(section, pickDraft(draft, namesOf(source, { ...saved, ...draft.patch })[section]), 'undo');
  }

  function onUse(offer: StoredOffer<T>) {
    edit((form, saved, groups) => withOfferUsed(form, saved, offer, groups));
    const draft = pickDraft(readForm().draft, draftNames(offer.undo));
    void save(offer.section, draft, offer.kind === 'undo' ? 'redo' : 'undo');
  }

  /** What is edited meanwhile stays a draft; a failure keeps all of it and says why. */
  async function save(section: string, draft: Draft<T>, kind: SaveOffer<T>['kind']) {
    if (!source || isEmptyDraft(draft)) return;
    const { savedMs = NOTICE_MS } = source;
    const sentBefore = readForm().sections[section]?.sent ?? [];
    update((form) => whileSaving(form, section, draft.patch));
    const notice = pause(NOTICE_MS);
    try {
      const answer = await source.save(draft, sentBefore);
      const stored = answer ?? ({ ...source.saved, ...draft.patch } as T);
      noteOwn(pick(stored, draftNames(draft)));
      const kept = notStored(draft, stored);
      const { isUndoable = () => true } = source;
      const done = withoutNames(draft, kept);
      edit((form, _saved, groups) =>
        afterSave(form, { section, draft: done, stored, kind: isUndoable(done) ? kind : undefined, groups }),
      );
      if (kept.length > 0) throw problemError(makeProblem('invalid', { code: 'not_stored', path: String(kept[0]) }));
    } catch (thrown) {
      hasFailed = true;
      update((form) => afterFailure(form, section, draft.patch, toProblem(thrown)));
      return;
    }
    await notice;
    const phase = { phase: 'saved' } as const;
    update((form) => withPhase(form, section, phase));
    await pause(savedMs);
    update((form) => (form.sections[section] === phase ? withPhase(form, section, { phase: 'idle' }) : form));
  }

  function travel(way: 'back' | 'forward'): readonly string[] {
    const { saved, groups } = source ?? {};
    const next = saved && travelled(readForm(), saved, way, groups);
    if (!next) return [];
    update(() => next.form);
    return next.names.map(String);
  }

  const history: Pick<EditorHistory, 'onUndo' | 'onRedo'> = {
    onUndo: () => travel('back'),
    onRedo: () => travel('forward'),
  };

  function onSaveAll() {
    for (const [section, { status }] of Object.entries<EditorSection>(get()?.sections ?? {})) {
      if (status === 'dirty' || status === 'failed') onSave(section as Section);
    }
  }

  function onDiscardAll() {
    discard(draftNames(readForm().draft));
  }

  const onResolve: Editor<T, Section>['onResolve'] = (name, keep) =>
    edit((form, saved, groups) => withDraft(form, resolveConflict(form.draft, saved, { name, keep }, { groups })));

  function handlersOf(section: Section) {
    let own = handlers.get(section);
    if (!own) {
      own = {
        onSave: () => onSave(section),
        onDiscard: () => discard(fieldsNow(section)),
      };
      handlers.set(section, own);
    }
    return own;
  }

  function fieldsNow(section: Section): readonly (keyof T)[] {
    return (get()?.sections[section].fields ?? []) as (keyof T)[];
  }

  function onDismiss() {
    seen = source?.saved;
    notify();
  }

  function leftDraft(record: DraftRecord): Editor<T, Section>['leftDraft'] {
    return {
      savedAt: record.savedAt,
      patch: record.draft.patch as Partial<T>,
      onRestore: () => {
        edit((form, saved, groups) => withLeftDraft(form, saved, record.draft as Draft<T>, groups));
        drafts.dropLeft(record);
      },
      onDiscard: () => drafts.dropLeft(record),
    };
  }

  function build(form: FormState<T>, from: EditorSource<T, Section>, saved: T): Editor<T, Section> {
    const { groups, check } = from;
    const draft = currentDraft(form, saved, groups);
    const value = { ...saved, ...draft.patch };
    const errors = newErrors(check, draft, saved);
    const conflicts = findConflicts(draft, saved, { groups });
    const offers = usableOffers(form, draft, saved).map((offer) => ({
      ...offer,
      names: draftNames(offer.undo),
      onUse: () => onUse(offer),
    }));
    const sectionFields = namesOf(from, value);
    const makeSection = (section: Section): EditorSection => {
      const fields = sectionFields[section];
      return {
        ...sectionState(
          form.sections[section],
          fields.some((name) => name in draft.patch),
        ),
        ...handlersOf(section),
        fields: fields.map(String),
        onUndo: offers.find((offer) => offer.section === section)?.onUse,
      };
    };
    const sectionNames = Object.keys(sectionFields) as Section[];
    const changed = seen ? changedNames(seen, saved).filter((name) => !(name in form.draft.patch)) : [];
    const news = choicesAmong(changed, groups).map(([first]) => first as keyof T);
    const left = drafts.left(key);
    return {
      value,
      saved,
      onEdit,
      errors,
      conflicts,
      onResolve,
      changedElsewhere: news.length > 0 ? { names: news, onDismiss } : undefined,
      sections: Object.fromEntries(sectionNames.map((name) => [name, makeSection(name)])) as Record<
        Section,
        EditorSection
      >,
      groups,
      onSaveAll,
      onDiscardAll,
      offers,
      history: {
        ...history,
        canUndo: travelled(form, saved, 'back', groups) !== undefined,
        canRedo: travelled(form, saved, 'forward', groups) !== undefined,
      },
      leftDraft: left && leftDraft(left),
      live,
    };
  }

  function get(): Editor<T, Section> | undefined {
    const form = drafts.get(key);
    const left = drafts.left(key);
    if (known?.form === form && known.source === source && known.seen === seen && known.left === left) {
      return known.editor;
    }
    const editor = source?.saved && build(form as unknown as FormState<T>, source, source.saved);
    known = { form, source, seen, left, editor };
    return editor;
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    const stop = drafts.subscribe(listener);
    return () => {
      stop();
      listeners.delete(listener);
    };
  };

  const live: LiveEditor<T, Section> = {
    subscribe,
    get: () => {
      const editor = get();
      if (!editor) throw new Error('Chatdeck: an editor was read before its settings had loaded.');
      return editor;
    },
  };

  return {
    put(next) {
      if (!source || !isSameSource(source, next)) source = next;
      seen ??= source.saved;
    },
    tell() {
      if (source?.saved !== settledCopy) {
        settledCopy = source?.saved;
        settle(withNewCopy);
      } else if (hasFailed) settle(withoutDone);
      hasFailed = false;
      if (toldSource === source) return;
      toldSource = source;
      notify();
    },
    get,
    getCoarse() {
      const editor = get();
      if (!editor || !coarse || !isSameButValues(coarse, editor)) coarse = editor;
      return coarse;
    },
    subscribe,
    noteOwnChange(own) {
      noteOwn(own);
      update((form) => ({ ...form, draft: withoutNames(form.draft, Object.keys(own) as (keyof T)[]) }));
    },
  };
}

function namesOf<T, Section extends string>({ sections }: EditorSource<T, Section>, value: T) {
  return typeof sections === 'function' ? sections(value) : sections;
}

function isSameSource<T, Section extends string>(a: EditorSource<T, Section>, b: EditorSource<T, Section>): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof EditorSource<T, Section>)[];
  return names.every((name) => a[name] === b[name]);
}

function pick<T extends object>(settings: T, names: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Partial<T>;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
