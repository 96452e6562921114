import { useEffect, useRef } from 'react';
import { focusedElement } from '../../ui/focus/composed-tree';

/** Moves the focus when another group opens: into the form of a new one, and to the next card after a deletion. */
export function useGroupFocus(uid: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const former = useRef(uid);
  const isAdding = useRef(false);
  useEffect(() => {
    if (former.current === uid) return;
    former.current = uid;
    const isLost = focusedElement() === document.body;
    const first = isAdding.current ? '[data-name="label"] input' : isLost ? '[aria-current="true"], button' : undefined;
    isAdding.current = false;
    if (place.current) showCard(place.current);
    if (first) place.current?.querySelector<HTMLElement>(first)?.focus();
  }, [uid]);
  return {
    place,
    expectNew: () => {
      isAdding.current = true;
    },
  };
}

/** Scrolls only the row of cards to the open group's, not the page. */
function showCard(place: HTMLElement): void {
  const card = place.querySelector('[aria-current="true"]')?.getBoundingClientRect();
  const row = place.querySelector('.cd-group-cards');
  const around = row?.getBoundingClientRect();
  if (!card || !around) return;
  const left = card.left + card.width / 2 - around.left - around.width / 2;
  const top = card.top + card.height / 2 - around.top - around.height / 2;
  row?.scrollBy({ left, top });
}
