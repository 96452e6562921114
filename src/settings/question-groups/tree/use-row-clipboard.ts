import { readPastedOutline } from '../../../model/settings/question-groups/outline-paste';
import { writeOutline } from '../../../model/settings/question-groups/outline-write';
import { findNode } from '../../../model/settings/question-groups/tree';
import type { ClipboardEvent } from 'react';
import { useTree } from './tree-context';

/** Copies, cuts, and pastes a line that has the focus itself, with all that is below it, as text. */
export function useRowClipboard() {
  const { state, dispatch } = useTree();
  const { tree, activeId, isReadOnly } = state;
  const idOf = ({ target }: ClipboardEvent) => ((target as Element).matches('.cd-node') ? activeId : undefined);
  const copy = (event: ClipboardEvent): string | undefined => {
    const id = idOf(event);
    const node = id === undefined ? undefined : findNode(tree, id);
    // Someone may have selected a part of the page instead.
    if (!node || String(getSelection()) !== '') return undefined;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeOutline([node]));
    return node.id;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      const id = isReadOnly ? undefined : copy(event);
      if (id !== undefined) dispatch({ type: 'remove', id, part: 'row' });
    },
    onPaste: (event: ClipboardEvent) => {
      const id = isReadOnly ? undefined : idOf(event);
      const outline = id === undefined ? undefined : readPastedOutline(event.clipboardData.getData('text/plain'));
      if (!outline) return;
      event.preventDefault();
      dispatch({ type: 'insert', id, outline });
    },
  };
}
