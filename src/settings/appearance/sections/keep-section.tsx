import { createElement, memo, useState, type ComponentType } from 'react';
import {
  EditorContext,
  useEditorFrame,
  type AnyEditor,
  type EditorFrameValue,
} from '../../../ui/editor/editor-context';

type OwnProps<Props> = Omit<Props, 'editor'>;

/**
 * A section that is rendered again only when something of its own fields changes, however many fields the form has. It
 * must read no other field, and only its own part of `sections`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function keepSection<Props extends { editor: object }>(name: string, component: ComponentType<Props>) {
  const Kept = memo(component) as unknown as ComponentType<OwnProps<Props> & { editor: AnyEditor }>;
  return function KeptSection(props: OwnProps<Props>) {
    const frame = useKeptFrame(name);
    return createElement(EditorContext.Provider, { value: frame }, <Kept {...props} editor={frame.editor} />);
  };
}

/** The frame as it was when the section last changed. */
function useKeptFrame(name: string): EditorFrameValue {
  const newest = useEditorFrame();
  const [kept, setKept] = useState(newest);
  if (kept === newest || isSame(kept, newest, name)) return kept;
  setKept(newest);
  return newest;
}

function isSame(before: EditorFrameValue, after: EditorFrameValue, name: string): boolean {
  const [former, section] = [before.editor.sections[name], after.editor.sections[name]];
  if (!former || !section || before.isReadOnly !== after.isReadOnly || before.fields !== after.fields) return false;
  const isSameState =
    former.status === section.status &&
    former.problem === section.problem &&
    !former.onUndo === !section.onUndo &&
    former.fields.join() === section.fields.join();
  const parts = ['value', 'saved', 'errors', 'conflicts'] as const;
  return (
    isSameState &&
    section.fields.every((field) => parts.every((part) => before.editor[part][field] === after.editor[part][field]))
  );
}
