import { useEffect, type RefObject } from 'react';
import { controlOf } from '../editor/field-focus';
import { focusInSection } from '../page/section-focus';

/** How long parts of the page may take to load. */
const PATIENCE = 10_000;
/** With these, the user goes elsewhere. */
const intents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Takes the user to a field of the page as soon as it is there, unless they go elsewhere first. */
export function useFieldArrival(page: RefObject<HTMLElement | null>, field: string | undefined): void {
  useEffect(() => {
    const { current: place } = page;
    if (!place || field === undefined) return undefined;
    const abort = new AbortController();
    const observer = new MutationObserver(tryToShow);
    const timer = setTimeout(stop, PATIENCE);
    function stop() {
      observer.disconnect();
      clearTimeout(timer);
      abort.abort();
    }
    function tryToShow() {
      if (!abort.signal.aborted && place && field !== undefined && showField(place, field)) stop();
    }
    observer.observe(place, { subtree: true, childList: true });
    for (const intent of intents) window.addEventListener(intent, stop, { signal: abort.signal, passive: true });
    // After the page's own focus, and outside of React's work, because a folded field opens.
    queueMicrotask(tryToShow);
    return stop;
  }, [page, field]);
}

/** Scrolls to a field or section, focuses it, and highlights it. False if `place` doesn't show it. */
export function showField(place: ParentNode, field: string): boolean {
  const row = find(place, 'row', field);
  if (row) {
    row.querySelector<HTMLElement>('.cd-row-add:enabled')?.click();
    focusRow(row, controlOf(place, field));
    mark(row);
    return true;
  }
  const section = find(place, 'section', field);
  if (!section || !focusInSection(section)) return false;
  scrollTo(section, 'start');
  return true;
}

function find(place: ParentNode, part: 'row' | 'section', name: string): HTMLElement | null {
  return place.querySelector(`[data-chatdeck="${part}"][data-name="${CSS.escape(name)}"]`);
}

/** A disabled row takes the focus itself: its text says why. */
function focusRow(row: HTMLElement, control: HTMLElement | null): void {
  if (!control) row.tabIndex = -1;
  (control ?? row).focus({ preventScroll: true, focusVisible: true });
  scrollTo(row, 'center');
}

/** The simulated pages of a host's tests can't scroll. */
function scrollTo(part: HTMLElement, block: ScrollLogicalPosition): void {
  if ('scrollIntoView' in part) part.scrollIntoView({ block });
}

/** The mark ends with its animation; without motion, when the focus leaves. */
function mark(row: HTMLElement): void {
  const end = new AbortController();
  row.dataset.arrived = '';
  const unmark = ({ type, target }: Event) => {
    if (type === 'animationend' && target !== row) return;
    delete row.dataset.arrived;
    end.abort();
  };
  for (const event of ['animationend', 'focusout']) row.addEventListener(event, unmark, { signal: end.signal });
}
