import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
    complain(text: string): void;
  }
}

/**
 * Firefox 153 crashes some time after a script has read what an element refers to as elements, which axe does. We refer by
 * attributes alone.
 */
const withoutReferences = `for (const name of Object.keys(Element.prototype))
  if (/^aria.+Elements?$/.test(name)) delete Element.prototype[name];`;
export const axe = [
  withoutReferences,
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
].join('\n');

/** Fills with what the browser has against the pages that are opened from now on: broken rules of the policy, and faults. */
export async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser complains of a session that has ended, which the page itself tells.
    if (message.text().endsWith('401 (Unauthorized)')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      window.complain(`${effectiveDirective}: ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`);
    });
  });
  return complaints;
}

/** Waits until nothing is on its way any more. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isSettled);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Whether the page waits for nothing. Runs in the page. */
export function isSettled(): boolean {
  const busy = document.querySelector('[aria-busy="true"], [data-chatdeck="later"], [data-chatdeck="skeleton"]');
  return !busy && document.querySelector('h1') !== null;
}

/** The problems of the page, or of its open overlay, found by axe and by our own rules for pages. */
export async function look(page: Page, part: 'page' | 'overlay' = 'page'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return [...(await page.evaluate(complain, part === 'page')), ...(await page.evaluate(findCutTexts))];
}

/** What axe and our rules have against the page, or its overlays. Runs in the page. */
export async function complain(whole: boolean): Promise<string[]> {
  const found: string[] = [];
  const overlays = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], .cd-tip)';
  const context = whole ? document : document.querySelectorAll(overlays);
  // Overlays are outside the page's landmarks.
  const results = await window.axe?.run(context, {
    resultTypes: ['violations'],
    // The only frame has the contact form, which lets no one in.
    iframes: false,
    rules: { region: { enabled: whole } },
  });
  for (const { id, nodes } of results?.violations ?? []) {
    for (const { target, failureSummary } of nodes) {
      found.push(`axe ${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1] ?? ''}`);
    }
  }

  const shown = (selector: string) =>
    Array.from(document.querySelectorAll(selector)).filter((element) => element.checkVisibility());
  for (const one of ['main', 'h1']) {
    const count = shown(one).length;
    if (count !== 1) found.push(`${count} ${one}`);
  }
  const moving = document
    .getAnimations()
    // What follows the scroll position moves only with it.
    .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline);
  for (const { effect } of moving) {
    const { target = null } = effect instanceof KeyframeEffect ? effect : {};
    found.push(`moves, though nothing is to: ${target?.className ?? ''}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${scrollWidth} px wide in ${clientWidth}`);
  return found;
}

/** Texts that are cut off without any sign of it. Runs in the page. */
export function findCutTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    // A text area scrolls. Only Firefox gives the text in it a place.
    if (text.parentElement?.matches('textarea')) continue;
    // A folded section shows its rows when it is opened, or when one of them takes the focus.
    if (text.parentElement?.closest('.cd-section-closed:not(:focus-within) > .cd-section-rows')) continue;
    const words = text.nodeValue?.trim();
    if (!words || !text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const shown = range.getBoundingClientRect();
    for (let box: Element | null = text.parentElement; box; box = box.parentElement) {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (overflowX === 'visible') continue;
      const { left, right, top, bottom, width } = box.getBoundingClientRect();
      // What scrolls can be reached, an ellipsis says it, and what is one pixel wide is for screen readers.
      if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || width <= 1)
        break;
      const beyond = Math.max(left - shown.left, shown.right - right, top - shown.top, shown.bottom - bottom);
      if (beyond > 1) found.push(`cut off: "${words.slice(0, 40)}" by ${Math.round(beyond)} px in ${box.className}`);
    }
  }
  return found;
}
