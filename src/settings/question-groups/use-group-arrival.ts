import { lostPart, readGroupField } from '../../model/settings/question-groups/group-place';
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
  const link = useMemo(() => {
    const named = readGroupField(field);
    if (!named) return undefined;
    const lost = lostPart(entries, named);
    const uid = lost === 'group' ? selectedUid : named.uid;
    return { lost, uid, nodeId: lost ? undefined : named.nodeId };
    // oxlint-disable-next-line react/exhaustive-deps -- What it led to when it was followed.
  }, [field]);
  useEffect(() => {
    if (!link || link.lost === 'group' || link.uid === undefined || arrivedAt.current === field) return;
    if (link.uid !== selectedUid) {
      onSelectedUidChange(link.uid);
      return;
    }
    if (link.nodeId !== undefined) return;
    arrivedAt.current = field;
    place.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- The host's callback may be another at each render.
  }, [link, selectedUid, field]);
  const shown = link?.uid === selectedUid ? link : undefined;
  return {
    ledTo: shown?.nodeId,
    /** What the link names and no longer exists, until another group is opened. */
    lost: shown?.lost,
    /** Whether the link still has to be followed; from then on it has been. */
    arrive: () => {
      const isFirst = arrivedAt.current !== field;
      arrivedAt.current = field;
      return isFirst;
    },
  };
}
