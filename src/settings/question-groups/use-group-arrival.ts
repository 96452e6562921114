import { readGroupField } from '../../model/settings/question-groups/group-place';
import type { QuestionGroupEntry } from '../../model/settings/question-groups/question-groups';
import { useEffect, useMemo, useRef, type RefObject } from 'react';

interface GroupArrivalOptions {
  /** From the route. */
  field: string | undefined;
  place: RefObject<HTMLElement | null>;
  entries: readonly QuestionGroupEntry[];
  selectedUid: string | undefined;
  onSelectedUidChange(this: void, uid: string): void;
}

/** Takes the user to the group that a link leads to, once: what they open afterwards stays open. */
export function useGroupArrival({ field, place, entries, selectedUid, onSelectedUidChange }: GroupArrivalOptions) {
  const arrivedAt = useRef<string>(undefined);
  const named = useMemo(() => readGroupField(field), [field]);
  const led = named && entries.some(({ uid }) => uid === named.uid) ? named : undefined;
  useEffect(() => {
    if (!led || arrivedAt.current === field) return;
    if (led.uid !== selectedUid) {
      onSelectedUidChange(led.uid);
      return;
    }
    if (led.nodeId !== undefined) return;
    arrivedAt.current = field;
    place.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The host's callback may be another at each render.
  }, [led, selectedUid, field]);
  return {
    led,
    /** Whether the link still has to be followed; from then on it has been. */
    arrive: () => {
      const isFirst = arrivedAt.current !== field;
      arrivedAt.current = field;
      return isFirst;
    },
  };
}
