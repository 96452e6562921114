import type { ReportsHistoryProps, WidgetChat } from '../../../model/reports/history-view';
import { isModifiedKey } from '../../../ui/base/arrow-keys';
import { isShortcut } from '../../../ui/keys/shortcuts';
import { useLatestCallback } from '../../../ui/base/use-latest-callback';
import { useRef, type KeyboardEvent, type RefObject } from 'react';

export interface ChatPanelRefs {
  /** The table and the panel. */
  placeRef: RefObject<HTMLDivElement | null>;
  /** The panel's own element. */
  panelRef: RefObject<HTMLDivElement | null>;
  /** The row of the chat, which takes the focus when the panel closes. */
  returnFocusRef: RefObject<HTMLElement | null>;
  /** Whether the user opened the chat here, so that the panel takes the focus; not so after following an address. */
  wasOpenedRef: RefObject<boolean>;
}

/** Opens, moves, and closes the panel of a chat. */
export function useChatPanel(refs: ChatPanelRefs, { chosen, onChatChange }: ReportsHistoryProps) {
  const { placeRef, panelRef, returnFocusRef, wasOpenedRef } = refs;
  const openedRef = useRef<string>(undefined);

  const change = (code: string | undefined) => {
    if (code === undefined) {
      const rows = Array.from(placeRef.current?.querySelectorAll<HTMLElement>('[data-chat]') ?? []);
      const rowOf = (code: string | undefined) => rows.find(({ dataset }) => dataset.chat === code);
      // A chat that was reached from another one can be on another page, or not in the table.
      const row = rowOf(chosen?.code) ?? rowOf(openedRef.current) ?? rows[0] ?? null;
      returnFocusRef.current = row;
      row?.focus();
    }
    onChatChange?.(code);
  };
  const open = useLatestCallback((row: WidgetChat) => {
    wasOpenedRef.current = true;
    openedRef.current = row.code;
    if (row.code === chosen?.code) panelRef.current?.focus();
    else onChatChange?.(row.code);
  });
  return {
    onOpen: onChatChange && open,
    onChange: change,
    /** For keys in the panel and the table beside it. */
    onKeyDown(event: KeyboardEvent) {
      if (!chosen || event.defaultPrevented || isModifiedKey(event) || !isHere(event.target)) return;
      if (event.key.startsWith('Arrow') && isInScrolledPart(event.target)) return;
      if (event.key === 'Escape') change(undefined);
      else if (isShortcut(event, 'nextChat')) chosen.onNext?.();
      else if (isShortcut(event, 'previousChat')) chosen.onPrevious?.();
      else return;
      event.preventDefault();
    },
  };

  function isHere(target: EventTarget): boolean {
    if (!(target instanceof Element) || target.closest('input, textarea, select, [contenteditable], [role="menu"]')) {
      return false;
    }
    const isInTable = target.closest('[data-chatdeck="table"]') !== null && placeRef.current?.contains(target);
    return isInTable || panelRef.current?.contains(target) === true;
  }
}

/** There, the arrow keys scroll what doesn't fit. */
function isInScrolledPart(target: EventTarget): boolean {
  const part = target instanceof Element ? target.closest('[data-chatdeck="chat-body"]') : null;
  return part !== null && part.scrollHeight > part.clientHeight;
}
