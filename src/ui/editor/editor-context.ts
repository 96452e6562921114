import type { Editor } from '../../model/core/editor';
import { jsonEqual } from '../../model/core/json-equal';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLabels } from '../theme/labels';
import { editorLabels } from './editor-labels';
import type { AnyEditor, FieldState, FieldWords, FramePart, FrameStore, SectionSnapshot } from './frame-store';

/** A field's texts; rows find them by the field's name. */
export interface FieldTexts {
  label: string;
  /** A sentence under the control. */
  help?: string;
  /** An example, shown while the field is empty. */
  placeholder?: string;
  /** What to do first, while the field depends on another. */
  disabledReason?: string;
}

/** What rows and sections read. It stays the same while the form changes: its parts subscribe to the store. */
export interface EditorFrameValue {
  store: FrameStore;
  fields: Readonly<Record<string, FieldTexts | undefined>>;
  isReadOnly: boolean;
  /** The form has a save bar and keyboard shortcuts. */
  hasBar: boolean;
  onEdit: AnyEditor['onEdit'];
  onResolve: AnyEditor['onResolve'];
}

export const EditorContext = createContext<EditorFrameValue | undefined>(undefined);

/** Above the sections: where a rejected save is explained. Null until it is mounted. */
export const NoticePlaceContext = createContext<HTMLElement | null>(null);

export function useEditorFrame(): EditorFrameValue {
  const frame = useContext(EditorContext);
  if (!frame) throw new Error('Chatdeck: a settings row or section must be inside an EditorFrame.');
  return frame;
}

/** A field's label: its row's, or the one in the frame's texts if the row hasn't been rendered. */
export function labelOf({ store, fields }: Pick<EditorFrameValue, 'store' | 'fields'>, name: string) {
  return store.words.get(name)?.label ?? fields[name]?.label;
}

/** The state of a section of the surrounding form; renders again only when it changes. */
export function useSectionSnapshot(name: string): SectionSnapshot {
  const { subscribe, get } = useEditorFrame().store.section(name);
  const snapshot = useSyncExternalStore(subscribe, get, get);
  if (!snapshot) throw new Error(`Chatdeck: the editor has no section "${name}".`);
  return snapshot;
}

/** A selection of the form's values, updated while typing. */
export function useFormValue<T extends object, Selected>(select: (value: T) => Selected): Selected {
  const { store } = useEditorFrame();
  const [keep] = useState(() => makeKeeper<Selected>());
  const read = () => keep(select(store.get().value as T));
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The newest editor, at each keystroke: for parts that show most of its content. */
export function useLiveEditor<T, Section extends string>(editor: Editor<T, Section>): Editor<T, Section> {
  const { live } = editor;
  const read = () => live?.get() ?? editor;
  return useSyncExternalStore(live?.subscribe ?? subscribeToNothing, read, read);
}

function subscribeToNothing() {
  return () => undefined;
}

/** Returns the previous result if the next one is equal. */
function makeKeeper<Value>() {
  let last: { value: Value } | undefined;
  return (value: Value): Value => {
    if (!last || !jsonEqual(last.value, value)) last = { value };
    return last.value;
  };
}

const emptyField: FieldState = {
  value: undefined,
  saved: undefined,
  isNew: false,
  error: undefined,
  isContested: false,
  theirs: undefined,
  isRefused: false,
};
/** For a row with a value of its own. */
const noField: FramePart<FieldState> = { get: () => emptyField, subscribe: subscribeToNothing };

/** A field as its row needs it; renders again only when something about the field changes. */
export function useField<Value>(name: string | undefined, defaultValue?: Value) {
  const frame = useContext(EditorContext);
  if (name !== undefined && !frame) throw new Error('Chatdeck: a settings row must be inside an EditorFrame.');
  const { subscribe, get } = name === undefined || !frame ? noField : frame.store.field(name);
  const { value, saved, isNew, error, isContested, theirs, isRefused } = useSyncExternalStore(subscribe, get, get);
  const labels = useLabels(editorLabels);
  const isReadOnly = frame?.isReadOnly ?? false;
  const handle = useMemo(
    () => ({
      valueChange: (next: Value) => name !== undefined && frame?.onEdit({ [name]: next }),
      resolve: (keep: 'mine' | 'theirs') => name !== undefined && frame?.onResolve(name, keep),
      restoreSaved: () => name !== undefined && frame?.onEdit({ [name]: saved }),
      restoreDefault: () => name !== undefined && frame?.onEdit({ [name]: defaultValue }),
    }),
    [frame, name, saved, defaultValue],
  );
  const texts = name === undefined ? undefined : frame?.fields[name];
  const isChanged = !jsonEqual(value, saved);
  // If the saved value is the default, resetting to either is the same.
  const isDefault = jsonEqual(value, defaultValue) || (isChanged && jsonEqual(saved, defaultValue));
  const hasDefault = defaultValue !== undefined && !isDefault;
  return {
    name,
    // A field without a label is noticed right away, because its name shows.
    label: texts?.label ?? name ?? '',
    help: texts?.help,
    placeholder: texts?.placeholder,
    value: value as Value,
    onValueChange: handle.valueChange,
    errorCode: error,
    error: error ? labels[error] : isRefused ? labels.refusedField : undefined,
    isReadOnly,
    saved,
    theirs,
    onResolve: isContested ? handle.resolve : undefined,
    onRestoreSaved: isChanged && !isNew && !isContested && !isReadOnly ? handle.restoreSaved : undefined,
    onRestoreDefault: hasDefault && !isReadOnly ? handle.restoreDefault : undefined,
  };
}

/** Lets the review describe a field, or several fields with one row, as the row does. */
export function useFieldWords(names: string | readonly string[] | undefined, words: FieldWords): void {
  const store = useContext(EditorContext)?.store;
  useEffect(() => {
    for (const name of [names ?? []].flat()) store?.words.set(name, words);
  });
}
