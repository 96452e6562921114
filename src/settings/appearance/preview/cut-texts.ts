import { useEffect, useState, type RefObject } from 'react';

/** How long nothing changes before texts are measured. */
const QUIET_MS = 1000;

/**
 * The fields whose texts are cut off in a part of the page, as drawn. Measured once `shown` stays the same for a while;
 * until then, what was found before stays.
 */
export function useCutTexts(place: RefObject<HTMLElement | null>, shown: unknown): readonly string[] | undefined {
  const [found, setFound] = useState<readonly string[]>();
  useEffect(() => {
    const timer = setTimeout(() => setFound(cutTexts(place.current)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [place, shown]);
  return found;
}

function cutTexts(place: HTMLElement | null): string[] {
  const texts = [...(place?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  return [...new Set(texts.filter(isCut).map(({ dataset }) => dataset.field ?? ''))];
}

/** By more than a pixel of rounding, in an element that hides what is too long. */
function isCut(element: HTMLElement): boolean {
  const isHiding = getComputedStyle(element).overflow !== 'visible';
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  return isHiding && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
}
