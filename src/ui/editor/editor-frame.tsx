import type { Editor } from '../../model/editor';
import { Button } from '@radix-ui/themes';
import { useMemo, useState, type ReactNode } from 'react';
import { useLabels } from '../labels';
import { NoticeCallout } from '../notice-callout';
import { ReadOnlyNotice } from '../read-only-notice';
import { useLatestCallback } from '../use-latest-callback';
import { EditorContext, type AnyEditor } from './editor-context';
import { editorLabels } from './editor-labels';

interface EditorFrameProps<T extends object, Section extends string> {
  editor: Editor<T, Section>;
  /** Shows every value and lets none be changed. */
  readOnly?: boolean | undefined;
  children: ReactNode;
}

/** Gives an editor to the rows and sections inside it, which are bound to its fields by name. */
export function EditorFrame<T extends object, Section extends string>(props: EditorFrameProps<T, Section>) {
  const { readOnly: isReadOnly = false, children } = props;
  const editor = props.editor as unknown as AnyEditor;
  const onEdit = useLatestCallback<Parameters<AnyEditor['onEdit']>>((patch) => editor.onEdit(patch));
  const onResolve = useLatestCallback<Parameters<AnyEditor['onResolve']>>((name, keep) => editor.onResolve(name, keep));
  const [noticePlace, setNoticePlace] = useState<HTMLElement | null>(null);
  const frame = useMemo(
    () => ({ editor, isReadOnly, onEdit, onResolve, noticePlace }),
    [editor, isReadOnly, onEdit, onResolve, noticePlace],
  );
  return (
    <EditorContext.Provider value={frame}>
      {isReadOnly && <ReadOnlyNotice />}
      {editor.changedElsewhere && <ChangedElsewhere {...editor.changedElsewhere} />}
      <div ref={setNoticePlace} className="cd-editor-notices" />
      {children}
    </EditorContext.Provider>
  );
}

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
