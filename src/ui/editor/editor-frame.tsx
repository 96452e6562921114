import type { Editor } from '../../model/core/editor';
import { useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { SaveAnnouncer } from './save-announcer';
import { ReadOnlyNotice } from './read-only-notice';
import { useBeforePaint } from '../base/use-before-paint';
import { useLatestCallback } from '../base/use-latest-callback';
import { EditorContext, NoticePlaceContext, type EditorFrameValue, type FieldTexts } from './editor-context';
import { createFrameStore, type AnyEditor } from './frame-store';
import { lazyPart } from '../later/lazy-part';

const ChangeBar = lazyPart(() => import('./later-parts').then((part) => part.ChangeBar), null);
const ChangedElsewhere = lazyPart(() => import('./later-parts').then((part) => part.ChangedElsewhere), null);
const LeftDraftNotice = lazyPart(() => import('./later-parts').then((part) => part.LeftDraftNotice), null);

export interface EditorFrameProps<T extends object, Section extends string> {
  /** The form whose fields the rows inside read by name. */
  editor: Editor<T, Section>;
  /** Texts of its fields, for rows without their own. Keep the same object between renders. */
  fields?: Readonly<Partial<Record<keyof T, FieldTexts>>> | undefined;
  /** Shows every value and allows no changes. */
  readOnly?: boolean | undefined;
  /**
   * Adds a bar at the end that saves, reviews, and discards the changes of all sections, and shortcuts to save, undo,
   * and redo. For a form that is a whole page.
   */
  bar?: boolean | undefined;
  /** Sections. */
  children: ReactNode;
}

/** Provides an editor to the rows and sections inside it, which are bound to its fields by name. */
export function EditorFrame<T extends object, Section extends string>(props: EditorFrameProps<T, Section>) {
  const { readOnly: isReadOnly = false, bar = false, children } = props;
  const hasBar = bar && !isReadOnly;
  const editor = props.editor as unknown as AnyEditor;
  const fields = (props.fields ?? noTexts) as EditorFrameValue['fields'];
  const [store] = useState(() => createFrameStore(editor));
  store.put(editor);
  // Rows that don't render with the frame show the new editor before the page is painted.
  useBeforePaint(() => store.tell(), [store, editor]);
  const { live } = editor;
  useEffect(() => live?.subscribe(store.tell), [live, store]);
  const onEdit = useLatestCallback<Parameters<AnyEditor['onEdit']>>((...edit) => editor.onEdit(...edit));
  const onResolve = useLatestCallback<Parameters<AnyEditor['onResolve']>>((name, keep) => editor.onResolve(name, keep));
  const around = useContext(EditorContext);
  const [noticePlace, setNoticePlace] = useState<HTMLElement | null>(null);
  const frame = useMemo(
    () => ({ store, fields, isReadOnly, hasBar, onEdit, onResolve }),
    [store, fields, isReadOnly, hasBar, onEdit, onResolve],
  );
  return (
    <EditorContext.Provider value={frame}>
      {isReadOnly && !around?.isReadOnly && <ReadOnlyNotice />}
      {editor.changedElsewhere && <ChangedElsewhere {...editor.changedElsewhere} />}
      {editor.leftDraft && !isReadOnly && <LeftDraftNotice leftDraft={editor.leftDraft} />}
      <div ref={setNoticePlace} className="cd-editor-notices" />
      <NoticePlaceContext.Provider value={noticePlace}>{children}</NoticePlaceContext.Provider>
      <SaveAnnouncer />
      {hasBar && <ChangeBar />}
    </EditorContext.Provider>
  );
}

const noTexts = {};
