import { changedNames, draftNames, findConflicts, newErrors } from '../../model/core/draft';
import type { Editor, EditorHistory, EditorSection } from '../../model/core/editor';
import { stepBack, stepForward } from '../../model/core/edit-history';
import { choicesAmong } from '../../model/core/field-groups';
import {
  currentDraft,
  sectionState,
  usableOffers,
  type FormState,
  type StoredOffer,
} from '../../model/core/form-state';
import { namesOf, type EditorSource } from './editor-source';
import type { LeftRest } from './left-draft';

export type SectionHandlers = Pick<EditorSection, 'onSave' | 'onSaveAgain' | 'onDiscard'>;

/** The actions of a form. The same objects for its whole lifetime. */
export interface EditorHandlers<T, Section extends string> {
  form: Pick<Editor<T, Section>, 'onEdit' | 'onResolve' | 'onSaveAll' | 'onDiscardAll' | 'live'>;
  onTravel(this: void, step: typeof stepBack | typeof stepForward, among?: readonly (keyof T)[]): readonly string[];
  ofSection(this: void, section: Section): SectionHandlers;
  onUseOffer(this: void, offer: StoredOffer<T>): void;
  onDismissNews(this: void): void;
  onRestoreLeft(this: void, left: LeftRest<T>): void;
  onDiscardLeft(this: void, left: LeftRest<T>): void;
}

interface EditorParts<T, Section extends string> {
  form: FormState<T>;
  source: EditorSource<T, Section>;
  saved: T;
  /** The copy that the user has seen. */
  seen: T | undefined;
  /** A draft from a closed tab. */
  left: LeftRest<T> | undefined;
}

/** The editor as its screen takes it. */
export function buildEditor<T extends object, Section extends string>(
  { form, source, saved, seen, left }: EditorParts<T, Section>,
  handlers: EditorHandlers<T, Section>,
): Editor<T, Section> {
  const { groups, check } = source;
  const draft = currentDraft(form, saved, groups);
  const value = { ...saved, ...draft.patch };
  const offers = usableOffers(form, draft, saved).map((offer) => ({
    ...offer,
    names: draftNames(offer.undo),
    onUse: () => handlers.onUseOffer(offer),
  }));
  const sectionFields = namesOf(source, value);
  const makeSection = (section: Section): EditorSection => {
    const fields = sectionFields[section];
    const isDirty = fields.some((name) => name in draft.patch);
    return {
      ...sectionState(form.sections[section], isDirty),
      ...handlers.ofSection(section),
      fields: fields.map(String),
      leftOut: form.leftOut?.section === section ? form.leftOut.names : undefined,
      onUndo: offers.find((offer) => offer.section === section)?.onUse,
    };
  };
  const makeHistory = (among?: readonly (keyof T)[]): EditorHistory => ({
    canUndo: stepBack(form.steps, value, among) !== undefined,
    canRedo: stepForward(form.steps, value, among) !== undefined,
    onUndo: () => handlers.onTravel(stepBack, among),
    onRedo: () => handlers.onTravel(stepForward, among),
    of: (names) => makeHistory(names as (keyof T)[]),
  });
  const sections = (Object.keys(sectionFields) as Section[]).map((name) => [name, makeSection(name)]);
  const changed = seen ? changedNames(seen, saved).filter((name) => !(name in form.draft.patch)) : [];
  const news = choicesAmong(changed, groups).map(([first]) => first as keyof T);
  return {
    ...handlers.form,
    value,
    saved,
    errors: newErrors(check, draft, saved),
    conflicts: findConflicts(draft, saved, { groups }),
    changedElsewhere: news.length > 0 ? { names: news, onDismiss: handlers.onDismissNews } : undefined,
    sections: Object.fromEntries(sections) as Record<Section, EditorSection>,
    groups,
    offers,
    history: makeHistory(),
    leftDraft: left && {
      savedAt: left.record.savedAt,
      patch: left.draft.patch,
      onRestore: () => handlers.onRestoreLeft(left),
      onDiscard: () => handlers.onDiscardLeft(left),
    },
  };
}
