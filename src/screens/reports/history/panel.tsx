import { Announcer } from '../../../ui/base/announcer';
import { useFormat } from '../../../ui/format/format';
import { Sheet } from '../../../ui/overlays/sheet';
import { useLabels } from '../../../ui/theme/labels';
import { useEffect, useState, type RefObject } from 'react';
import { ChatDetails, type ChatDetailsProps } from './chat';
import { reportsHistoryLabels } from './labels';
import type { ChatPanelRefs } from './use-chat-panel';
import { useVisitorName } from './visitor-name';

interface ChatPanelProps extends ChatDetailsProps, ChatPanelRefs {}

/** Room for a table and the panel, in pixels. */
const WIDE = 1120;

/** A chat's details: beside the table if there is room, otherwise over the page. */
export function ChatPanel({ panelRef, placeRef, returnFocusRef, wasOpenedRef, ...details }: ChatPanelProps) {
  const { chosen, onChatChange } = details;
  const labels = useLabels(reportsHistoryLabels);
  const nameOf = useVisitorName();
  const { count } = useFormat();
  const isWide = useIsWide(placeRef);
  const row = chosen.found.status === 'ready' ? chosen.found.data : null;
  const label = row ? labels.chatWith(nameOf(row.chat.visitor)) : labels.whatHappened;
  const { position } = chosen;
  const place = position ? labels.position(count(position.place), count(position.total)) : '';
  useEffect(() => {
    if (isWide === undefined) return;
    if (isWide && wasOpenedRef.current) panelRef.current?.focus({ preventScroll: true });
    wasOpenedRef.current = false;
  }, [isWide, wasOpenedRef, panelRef, chosen.code]);
  if (isWide === undefined) return null;
  const content = (
    <>
      <Announcer>{row ? [label, place].filter(Boolean).join(', ') : ''}</Announcer>
      <ChatDetails {...details} />
    </>
  );
  if (isWide) {
    return (
      <section className="cd-chat-aside" aria-label={label}>
        <div ref={panelRef} className="cd-chat" tabIndex={-1} data-chatdeck="chat-panel">
          {content}
        </div>
      </section>
    );
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onChatChange(undefined);
      }}
      side="end"
      label={label}
      initialFocusRef={panelRef}
      returnFocusRef={returnFocusRef}
    >
      <div ref={panelRef} className="cd-chat" tabIndex={-1} data-chatdeck="chat-panel">
        {content}
      </div>
    </Sheet>
  );
}

/** Undefined before it is known. */
function useIsWide(placeRef: RefObject<HTMLElement | null>): boolean | undefined {
  const [isWide, setWide] = useState<boolean | undefined>(() =>
    typeof ResizeObserver === 'undefined' ? false : undefined,
  );
  // Not before paint: the element around the panel is there later than the panel.
  useEffect(() => {
    const place = placeRef.current;
    if (!place) return undefined;
    const measure = () => setWide(place.getBoundingClientRect().width >= WIDE);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [placeRef]);
  return isWide;
}
