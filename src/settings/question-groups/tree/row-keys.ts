import type { QuestionLine } from '../../../model/settings/question-groups/lines';
import type { TreeAction } from '../../../model/settings/question-groups/tree-state';
import { isShortcut, type LineKeyName } from '../../../ui/keys/shortcuts';
import type { KeyboardEvent } from 'react';

/** What a key does in a line's text; undefined leaves the key to the text. */
export function textKeyAction(
  event: KeyboardEvent<HTMLTextAreaElement>,
  { id, index }: QuestionLine,
  isReadOnly: boolean,
): TreeAction | undefined {
  const { key } = event;
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return undefined;
  if (isShortcut(event, 'addLine')) return { type: 'addBelow', id };
  if (isShortcut(event, 'indent')) return isReadOnly ? undefined : { type: 'indent', id };
  if (isShortcut(event, 'outdent')) return isReadOnly ? undefined : { type: 'outdent', id };
  if (key === 'Backspace' && value === '' && !event.repeat) return { type: 'removeEmpty', id };
  const by = arrowWay(key);
  if (by === undefined) return undefined;
  if (isShortcut(event, 'moveUp') || isShortcut(event, 'moveDown')) return { type: 'move', id, to: index + by };
  const edge = by < 0 ? 0 : value.length;
  return selectionStart === edge && selectionEnd === edge ? { type: 'focusBeside', id, by } : undefined;
}

/** What a key does on a line itself, outside its text. */
export function rowKeyAction(event: KeyboardEvent<HTMLElement>, line: QuestionLine): TreeAction | undefined {
  const { id, isQ, index } = line;
  const is = (name: LineKeyName) => isShortcut(event, name);
  if (is('editLine')) return { type: 'focus', id };
  if (is('addBelow')) return { type: 'addBelow', id };
  if (is('duplicate')) return { type: 'duplicate', id };
  if (is('tryLine')) return { type: 'playFrom', id };
  // A key that is held would remove one line after the other.
  if (is('removeLine')) return event.repeat ? undefined : { type: 'remove', id, part: 'row' };
  const by = arrowWay(event.key);
  if (isShortcut(event, 'moveUp') || isShortcut(event, 'moveDown')) {
    return { type: 'move', id, to: index + (by ?? 0), part: 'row' };
  }
  if (by !== undefined) return { type: 'focusBeside', id, by, part: 'row' };
  const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
  const [isInward, isOutward] = isReversed
    ? [event.key === 'ArrowLeft', event.key === 'ArrowRight']
    : [event.key === 'ArrowRight', event.key === 'ArrowLeft'];
  if (isInward) return inwardAction(event, line);
  if (isOutward) return outwardAction(event, line);
  return isQ ? undefined : answerAction(is, id);
}

function answerAction(is: (name: LineKeyName) => boolean, id: string): TreeAction | undefined {
  if (is('askQuestion')) return { type: 'choose', id, action: 'new' };
  if (is('goToNext')) return { type: 'choose', id, action: 'next' };
  if (is('showForm')) return { type: 'choose', id, action: 'form' };
  if (is('giveReply')) return { type: 'choose', id, action: 'customResponse' };
  return is('openChat') ? { type: 'focus', id, part: 'action' } : undefined;
}

function inwardAction(event: KeyboardEvent, { id, hasChildren, isExpanded }: QuestionLine): TreeAction | undefined {
  if (event.altKey) return { type: 'indent', id, part: 'row' };
  if (!hasChildren) return undefined;
  return isExpanded ? { type: 'focusBeside', id, by: 1, part: 'row' } : { type: 'fold', id };
}

function outwardAction(event: KeyboardEvent, { id, isExpanded }: QuestionLine): TreeAction {
  if (event.altKey) return { type: 'outdent', id, part: 'row' };
  return isExpanded ? { type: 'fold', id } : { type: 'focusParent', id, part: 'row' };
}

function arrowWay(key: string): 1 | -1 | undefined {
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : undefined;
}
