import { isRefused, type Editor } from '../../model/core/editor';
import { jsonEqual } from '../../model/core/json-equal';
import { createContext, useContext, useMemo } from 'react';
import { useLabels } from '../theme/labels';
import { editorLabels } from './editor-labels';

/** An editor whose fields are known by name only. `bindRows` gives rows their types back. */
export type AnyEditor = Editor<Record<string, unknown>, string>;

/** The texts of a field, where rows find them by its name. */
export interface FieldTexts {
  label: string;
  /** A sentence under the control. */
  help?: string;
  /** An example, shown while the field is empty. */
  placeholder?: string;
  /** What to do first, for as long as the field depends on another. */
  disabledReason?: string;
}

/** What rows and sections read. The callbacks stay the same for the life of the frame. */
export interface EditorFrameValue {
  editor: AnyEditor;
  fields: Readonly<Record<string, FieldTexts | undefined>>;
  isReadOnly: boolean;
  onEdit: AnyEditor['onEdit'];
  onResolve: AnyEditor['onResolve'];
  /** Saves a section, discards its changes, or takes its last save back. */
  onSection(this: void, name: string, what: 'onSave' | 'onDiscard' | 'onUndo'): void;
}

export const EditorContext = createContext<EditorFrameValue | undefined>(undefined);

/** Above the sections: where a refused save says so. Null until it stands in the page, which is of no interest to rows. */
export const NoticePlaceContext = createContext<HTMLElement | null>(null);

export function useEditorFrame(): EditorFrameValue {
  const frame = useContext(EditorContext);
  if (!frame) throw new Error('Chatdeck: a settings row or section must stand inside an EditorFrame.');
  return frame;
}

/** One field as its row needs it. Nothing in it changes while other fields do, so a memoised row stays as it is. */
export function useField<Value>(name: string, defaultValue?: Value) {
  const { editor, fields, isReadOnly, onEdit, onResolve } = useEditorFrame();
  const labels = useLabels(editorLabels);
  const value = editor.value[name];
  const saved = editor.saved[name];
  const handle = useMemo(
    () => ({
      valueChange: (next: Value) => onEdit({ [name]: next }),
      resolve: (keep: 'mine' | 'theirs') => onResolve(name, keep),
      restoreSaved: () => onEdit({ [name]: saved }),
      restoreDefault: () => onEdit({ [name]: defaultValue }),
    }),
    [onEdit, onResolve, name, saved, defaultValue],
  );
  const texts = fields[name];
  const error = editor.errors[name];
  const conflict = editor.conflicts[name];
  const isChanged = !jsonEqual(value, saved);
  // Where the saved value is the default, the way back to either is one.
  const isDefault = jsonEqual(value, defaultValue) || (isChanged && jsonEqual(saved, defaultValue));
  const hasDefault = defaultValue !== undefined && !isDefault;
  return {
    name,
    // A field without a label is found at once where its name shows.
    label: texts?.label ?? name,
    help: texts?.help,
    placeholder: texts?.placeholder,
    value: value as Value,
    onValueChange: handle.valueChange,
    error: error ? labels[error] : isRefused(editor, name) ? labels.refusedField : undefined,
    isReadOnly,
    theirs: conflict?.theirs as Value | undefined,
    onResolve: conflict && handle.resolve,
    onRestoreSaved: isChanged && !conflict && !isReadOnly ? handle.restoreSaved : undefined,
    onRestoreDefault: hasDefault && !isReadOnly ? handle.restoreDefault : undefined,
  };
}
