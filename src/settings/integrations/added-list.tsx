import type { AddedBot, BotChange, BotsChanged } from '../../model/settings/integrations/integrations';
import { Button, Heading, Text } from '../../ui/radix';
import { useBeforePaint } from '../../ui/base/use-before-paint';
import { usePages } from '../../ui/data-table/use-pages';
import { useLabels } from '../../ui/theme/labels';
import { useId, useRef, type RefObject } from 'react';
import { BotLine } from './bot-line';
import { integrationsLabels, type IntegrationsLabels } from './labels';
import { SelectionBar } from './selection-bar';
import { useBotSelection } from './use-bot-selection';
import { focusedElement, rootOf } from '../../ui/focus/composed-tree';

interface AddedListProps {
  bots: readonly AddedBot[];
  query: string;
  changes: Readonly<Record<string, BotChange>>;
  unreadable: number;
  /** What was added or removed last, with undo. */
  undo: (BotsChanged & { onUndo(): void }) | undefined;
  onRemove: ((bots: readonly AddedBot[]) => void) | undefined;
}

/** The added users and bots, and what was added or removed last. */
export function AddedList({ bots, query, changes, unreadable, undo, onRemove }: AddedListProps) {
  const labels = useLabels(integrationsLabels);
  const { shown, pager } = usePages(bots, { query });
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useFocusKept(place, bots);
  const selection = useBotSelection(bots);
  const isUndoing = undo?.bots.some(({ id: botId }) => changes[String(botId)]);
  return (
    <section ref={place} tabIndex={-1} className="cd-bots-part" aria-labelledby={id} data-chatdeck="added">
      <Heading as="h3" size="2" id={id}>
        {labels.added}
      </Heading>
      {bots.length === 0 ? (
        <Text as="p" size="2" color="gray">
          {query.trim() === '' ? labels.noneAdded : labels.noneFound(query)}
        </Text>
      ) : (
        <>
          {onRemove && <SelectionBar kind="remove" bots={bots} selection={selection} onChange={onRemove} />}
          <ul className="cd-bots-list">
            {shown.map((bot) => (
              <BotLine
                key={String(bot.id)}
                name={bot.name}
                isBot={bot.botId !== ''}
                change={changes[String(bot.id)]}
                kind="remove"
                selection={onRemove && bots.length > 1 ? selection.of(bot) : undefined}
                onSelect={onRemove && (() => onRemove([bot]))}
              />
            ))}
          </ul>
        </>
      )}
      {pager}
      <div role="status" className="cd-bots-undo">
        {undo && !isUndoing && (
          <>
            <Text size="2">{doneText(undo, labels)}</Text>
            <Button
              type="button"
              size="1"
              variant="outline"
              color="gray"
              onClick={() => {
                // The button disappears immediately; the row returns later.
                place.current?.focus({ preventScroll: true });
                undo.onUndo();
              }}
            >
              {labels.undo}
            </Button>
          </>
        )}
      </div>
      {unreadable > 0 && (
        <Text as="p" size="1" color="gray">
          {labels.unreadable(unreadable)}
        </Text>
      )}
    </section>
  );
}

function doneText({ kind, bots }: BotsChanged, labels: IntegrationsLabels): string {
  const [first] = bots;
  if (bots.length === 1 && first) return labels[kind === 'add' ? 'addedOne' : 'removed'](first.name || labels.unnamed);
  return labels[kind === 'add' ? 'addedSome' : 'removedSome'](bots.length);
}

/** When a focused row disappears, the focus stays in the list. */
export function useFocusKept(place: RefObject<HTMLElement | null>, lines: readonly unknown[]) {
  const hadFocus = useRef(false);
  useBeforePaint(() => {
    if (hadFocus.current && focusedElement() === document.body) place.current?.focus({ preventScroll: true });
    const note = () => {
      hadFocus.current = place.current?.contains(focusedElement()) ?? false;
    };
    note();
    // A move inside a shadow root doesn't reach the page, and one out of it doesn't reach the root.
    const places = new Set([document, place.current ? rootOf(place.current) : document]);
    for (const each of places) each.addEventListener('focusin', note);
    return () => {
      for (const each of places) each.removeEventListener('focusin', note);
    };
  }, [place, lines]);
}
