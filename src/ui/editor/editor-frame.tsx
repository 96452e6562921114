import type { Editor } from '../../model/core/editor';
import { Button } from '@radix-ui/themes';
import { useMemo, useState, type ReactNode } from 'react';
import { useLabels } from '../theme/labels';
import { NoticeCallout } from '../feedback/notice-callout';
import { ReadOnlyNotice } from './read-only-notice';
import { useLatestCallback } from '../base/use-latest-callback';
import {
  EditorContext,
  NoticePlaceContext,
  type AnyEditor,
  type EditorFrameValue,
  type FieldTexts,
} from './editor-context';
import { editorLabels } from './editor-labels';

export interface EditorFrameProps<T extends object, Section extends string> {
  /** The form whose fields the rows inside read by name. */
  editor: Editor<T, Section>;
  /** The texts of its fields, for rows that are given none. Keep the same object from render to render. */
  fields?: Readonly<Partial<Record<keyof T, FieldTexts>>> | undefined;
  /** Shows every value and lets none be changed. */
  readOnly?: boolean | undefined;
  /** Sections. */
  children: ReactNode;
}

/** Gives an editor to the rows and sections inside it, which are bound to its fields by name. */
export function EditorFrame<T extends object, Section extends string>(props: EditorFrameProps<T, Section>) {
  const { readOnly: isReadOnly = false, children } = props;
  const editor = props.editor as unknown as AnyEditor;
  const fields = (props.fields ?? noTexts) as EditorFrameValue['fields'];
  const onEdit = useLatestCallback<Parameters<AnyEditor['onEdit']>>((patch) => editor.onEdit(patch));
  const onResolve = useLatestCallback<Parameters<AnyEditor['onResolve']>>((name, keep) => editor.onResolve(name, keep));
  const onSection = useLatestCallback<Parameters<EditorFrameValue['onSection']>>((name, what) =>
    editor.sections[name]?.[what]?.(),
  );
  const [noticePlace, setNoticePlace] = useState<HTMLElement | null>(null);
  const frame = useMemo(
    () => ({ editor, fields, isReadOnly, onEdit, onResolve, onSection }),
    [editor, fields, isReadOnly, onEdit, onResolve, onSection],
  );
  return (
    <EditorContext.Provider value={frame}>
      {isReadOnly && <ReadOnlyNotice />}
      {editor.changedElsewhere && <ChangedElsewhere {...editor.changedElsewhere} />}
      <div ref={setNoticePlace} className="cd-editor-notices" />
      <NoticePlaceContext.Provider value={noticePlace}>{children}</NoticePlaceContext.Provider>
    </EditorContext.Provider>
  );
}

const noTexts = {};

function ChangedElsewhere({ names, onDismiss }: NonNullable<AnyEditor['changedElsewhere']>) {
  const labels = useLabels(editorLabels);
  return (
    <NoticeCallout>
      {labels.changedByOthers(names.length)}{' '}
      <Button type="button" size="1" variant="outline" color="gray" onClick={onDismiss}>
        {labels.seen}
      </Button>
    </NoticeCallout>
  );
}
