import type { Page } from '@playwright/test';
import { colorsOfParts, edgeOf, type Clip } from './colors';

interface Control extends Clip {
  name: string;
}

/** The controls that should have an edge or a fill, and have neither in a contrast theme. */
export async function findLostEdges(page: Page): Promise<string[]> {
  const before = await readEdges(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const after = await readEdges(page);
  await page.emulateMedia({ forcedColors: 'none' });
  // A page of links alone has none.
  const hasControls = await page.getByRole('main').locator('input, button').count();
  if (before.size === 0 && hasControls > 0) return ['no control has an edge'];
  return [...before].filter(([name, hasEdge]) => hasEdge && !after.get(name)).map(([name]) => `no edge: ${name}`);
}

async function readEdges(page: Page): Promise<Map<string, boolean>> {
  const controls = await page.evaluate(findControls);
  const png = (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
  const colors = await colorsOfParts(page, png, controls.map(edgeOf));
  return new Map(controls.map(({ name }, index) => [name, (colors[index] ?? []).length > 1]));
}

/** The visible controls, each with a distinct name. Runs in the page. */
function findControls(): Control[] {
  const selector = ':is(button, input, select, textarea, [role=switch], [role=radio], [role=checkbox])';
  return Array.from(document.querySelectorAll(selector)).flatMap((control, index) => {
    const { x, y, width, height } = (control.closest('.rt-SegmentedControlRoot') ?? control).getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!top || !(control.contains(top) || top.contains(control))) return [];
    const name = [index, control.className, (control.ariaLabel ?? control.textContent).slice(0, 40)].join(' ');
    return control.checkVisibility() ? [{ name, x, y, width, height }] : [];
  });
}
