import { useContext, useEffect } from 'react';
import type { EditorHistory } from '../../../model/core/editor';
import { EditorContext, useEditorFrame } from '../editor-context';
import { EditorFrame, type EditorFrameProps } from '../editor-frame';
import type { FrameStore } from '../frame-store';

interface ItemFrameProps<T extends object, Section extends string> extends Omit<EditorFrameProps<T, Section>, 'bar'> {
  uid: string;
}

/** The form of one item, inside the frame of its list, whose bar and shortcuts lead to its fields. */
export function ItemFrame<T extends object, Section extends string>(props: ItemFrameProps<T, Section>) {
  const { uid, children, ...frame } = props;
  const list = useContext(EditorContext)?.store;
  return (
    <EditorFrame {...frame}>
      {list && <ItemLink uid={uid} list={list} />}
      {children}
    </EditorFrame>
  );
}

function ItemLink({ uid, list }: { uid: string; list: FrameStore }) {
  const { store } = useEditorFrame();
  useEffect(() => {
    store.join({ list, travel: (way, history, ...from) => list.travel?.(way, historyOf(uid, history), ...from) });
    list.items.set(uid, store);
    return () => {
      if (list.items.get(uid) === store) list.items.delete(uid);
    };
  }, [uid, store, list]);
  return null;
}

/** With names as in the list. */
function historyOf(uid: string, history: EditorHistory): EditorHistory {
  const named = (names: readonly string[]) => names.map((name) => `${uid}/${name}`);
  return { ...history, onUndo: () => named(history.onUndo()), onRedo: () => named(history.onRedo()) };
}
