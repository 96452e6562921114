/** Marks the control of a section that a link to the section leads to. */
export const arrivalMark = { 'data-arrival': '' } as const;

/**
 * Moves the focus to the marked control of a screen's section, or to its heading without one, and scrolls there. False
 * where the page does not show that section.
 */
export function focusSection(screen: string, section: string): boolean {
  const place = document.querySelector(`[data-chatdeck="${screen}"] [data-chatdeck="section"][data-name="${section}"]`);
  const heading = place?.querySelector<HTMLElement>('h2');
  if (heading) heading.tabIndex = -1;
  const target = place?.querySelector<HTMLElement>('[data-arrival]') ?? heading;
  // The ring says where the person is, however they came.
  target?.focus({ focusVisible: true });
  return target !== undefined && target !== null;
}
