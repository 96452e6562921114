import type { Locator, Page } from '@playwright/test';

/** Reaches a control without a mouse: by Tab, and by arrow keys inside a composite. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let steps = 0; steps < 400; steps += 1) {
    const key = await control.evaluate(nextKey);
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  const name = await control.evaluate((node) => node.outerHTML.slice(0, 200));
  throw new Error(`The keyboard does not lead to ${name}`);
}

/** What leads from where the focus is towards the control; nothing once it is there. Runs in the page. */
function nextKey(control: Element): string | undefined {
  const focused = document.activeElement;
  if (focused === control || !focused) return undefined;
  const isAfter = Boolean(focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING);
  const group = control.closest('[role=radiogroup], [role=tablist], [role=menu], [role=toolbar], [role=grid]');
  const isInside = group?.contains(focused) && (focused !== group || group.matches('[role=menu]'));
  if (isInside) return isAfter ? 'ArrowDown' : 'ArrowUp';
  return isAfter || focused === document.body ? 'Tab' : 'Shift+Tab';
}
