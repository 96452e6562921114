import type { Page } from '@playwright/test';

const mostStops = 600;

/** Changes a setting, where the place has one to switch, so that the bar which saves covers the end of the page. */
export async function makeChange(page: Page): Promise<void> {
  const setting = page.locator('[data-chatdeck="settings"] .cd-section [role=switch]:not(:disabled)').first();
  if ((await setting.count()) > 0) await setting.press('Space');
}

/** Goes to the end of a page by Tab and back again, and gives the controls that are hidden while they have the focus. */
export async function findCovered(page: Page): Promise<string[]> {
  await page.evaluate(startAtTop);
  return [...(await goBy(page, 'Tab')), ...(await goBy(page, 'Shift+Tab'))];
}

async function goBy(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const found: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press(key);
    const { isOut, fault } = await page.evaluate(judgeFocus);
    if (isOut) return found;
    if (fault) found.push(`${key}: ${fault}`);
  }
  return [...found, `no end after ${mostStops} times ${key}`];
}

/** Runs in the page. */
function startAtTop(): void {
  window.scrollTo(0, 0);
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** Whether something of what has the focus is seen. Runs in the page. */
async function judgeFocus(): Promise<{ isOut: boolean; fault?: string }> {
  // The page scrolls with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { isOut: true };
  // The box or the words of a label stand for a field that is drawn without either.
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const parts = [focused, ...labels.filter((label) => label.contains(focused))];
  const isSeen = parts.some((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const steps = [0.05, 0.25, 0.5, 0.75, 0.95];
    return steps.some((across) =>
      steps.some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        return hit !== null && parts.some((each) => each.contains(hit));
      }),
    );
  });
  if (isSeen) return { isOut: false };
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const nameOf = (node: Element | null) =>
    node
      ? `${node.tagName.toLowerCase()}.${node.className} "${(node.ariaLabel ?? node.textContent).trim().slice(0, 40)}"`
      : 'nothing';
  const place = [left, top, width, height].map(Math.round).join(' ');
  return { isOut: false, fault: `${nameOf(focused)} at ${place} is behind ${nameOf(over)}` };
}
