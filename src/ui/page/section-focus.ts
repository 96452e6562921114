import { rootOf } from '../focus/composed-tree';

/** Marks the control that a link to the section focuses. */
export const arrivalMark = { 'data-arrival': '' } as const;

/**
 * Focuses the marked control of a screen's section, or else its heading, and scrolls there. Returns false if the page
 * or shadow root around `near` doesn't show that section.
 */
export function focusSection(screen: string, section: string, near: Node): boolean {
  const place = findSection(screen, section, near);
  return place !== null && focusInSection(place);
}

/** A named part of a screen's section, to focus it later, for example after a dialog has closed. */
export function findInSection(screen: string, section: string, part: string, near: Node): HTMLElement | null {
  return findSection(screen, section, near)?.querySelector<HTMLElement>(`[data-chatdeck="${part}"]`) ?? null;
}

function findSection(screen: string, section: string, near: Node): Element | null {
  return rootOf(near).querySelector(`[data-chatdeck="${screen}"] [data-chatdeck="section"][data-name="${section}"]`);
}

/** The same for a section's element. */
export function focusInSection(place: Element): boolean {
  const heading = place.querySelector<HTMLElement>('h2');
  if (heading) heading.tabIndex = -1;
  const target = place.querySelector<HTMLElement>('[data-arrival]') ?? heading;
  // Shows the focus ring, however the user came here.
  target?.focus({ focusVisible: true });
  return target !== null;
}
