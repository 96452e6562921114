import type { QuestionLine } from '../../../model/settings/question-groups/lines';
import type { TreeAction } from '../../../model/settings/question-groups/tree-state';
import { isShortcut } from '../../../ui/keys/shortcuts';
import type { KeyboardEvent } from 'react';

/** What a key does in a line's text; undefined leaves the key to the text. */
export function textKeyAction(
  event: KeyboardEvent<HTMLTextAreaElement>,
  { id, index }: QuestionLine,
): TreeAction | undefined {
  const { key } = event;
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return undefined;
  if (key === 'Enter') return { type: 'goOn', id };
  if (key === 'Backspace' && value === '' && !event.repeat) return { type: 'removeEmpty', id };
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const by = key === 'ArrowUp' ? -1 : 1;
  if (isShortcut(event, 'moveUp') || isShortcut(event, 'moveDown')) return { type: 'move', id, to: index + by };
  const edge = by < 0 ? 0 : value.length;
  return selectionStart === edge && selectionEnd === edge ? { type: 'focusBeside', id, by } : undefined;
}
