import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** The ways to show a screen in a page that knows no React. */
export const modes = ['shadow', 'light', 'frame'] as const;
export type Mode = (typeof modes)[number];

/** The markup of a screen; `path` is its place in the dashboard. */
export function markup(mode: Mode, tag: string, path: string, attributes = ''): string {
  if (mode === 'frame') return `<chatdeck-frame path="${path}"></chatdeck-frame>`;
  return `<${tag} ${attributes} ${mode === 'light' ? 'isolation="light"' : ''}></${tag}>`;
}

/** Where the screen's parts are found. */
export function scopeOf(page: Page, mode: Mode): Page | FrameLocator {
  return mode === 'frame' ? page.frameLocator('chatdeck-frame iframe') : page;
}

/** Whether the focus is in an overlay, also of a shadow root or a frame. */
export async function hasFocus(overlay: Locator): Promise<boolean> {
  const isInFocus = await overlay
    .page()
    .locator('chatdeck-frame')
    .evaluateAll((frames) => frames.every((frame) => frame === document.activeElement));
  const isInside = await overlay.evaluate((element) =>
    element.contains((element.getRootNode() as Document | ShadowRoot).activeElement),
  );
  return isInFocus && isInside;
}

/** Expects that Tab, pressed twenty times, never leaves an overlay that has the focus. */
export async function expectFocusStays(overlay: Locator): Promise<void> {
  await expect.poll(() => hasFocus(overlay)).toBe(true);
  const inside: boolean[] = [];
  for (let count = 0; count < 20; count += 1) {
    await overlay.page().keyboard.press('Tab');
    inside.push(await hasFocus(overlay));
  }
  expect(inside).toEqual(Array(20).fill(true));
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in a part of the page, in its shadow roots as well. */
export async function findingsIn(part: Locator): Promise<string[]> {
  for (const frame of part.page().frames()) await frame.evaluate(axe);
  return part.evaluate(async (element) => {
    const { axe: tool } = window as unknown as {
      axe: { run(context: unknown, options: unknown): Promise<AxeResults> };
    };
    const { violations } = await tool.run(element, {
      resultTypes: ['violations'],
      rules: { region: { enabled: false } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
