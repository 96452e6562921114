import type { Frame, Page } from '@playwright/test';

interface Journey {
  /** Notes what has the focus now, and says whether the way round is done. */
  note(): boolean;
  /** What was wrong. */
  end(): string[];
}

declare global {
  interface Window {
    journey: Journey;
  }
}

const mostStops = 500;

/**
 * Goes round a page by Tab, and gives what is wrong: a control that was left out, a trap, a focus that is not seen. With the
 * selector of a host it goes through its shadow root, and in a frame through what it shows.
 */
export async function tabThrough(page: Page, scope: Page | Frame = page, host?: string): Promise<string[]> {
  await scope.evaluate(setOut, host);
  for (let steps = 0; steps < mostStops; steps += 1) {
    await page.keyboard.press('Tab');
    if (await scope.evaluate(() => window.journey.note())) return scope.evaluate(() => window.journey.end());
  }
  return [`no end after ${mostStops} times Tab`];
}

/** Runs in the page. */
function setOut(host?: string): void {
  const root = (host !== undefined && document.querySelector(host)?.shadowRoot) || document;
  const roles = ['radiogroup', 'tablist', 'menu', 'toolbar', 'grid', 'tree'].map((role) => `[role=${role}]`);
  // The lines of an outline are one stop, too: arrows lead from line to line, and Enter into one.
  const groups = `:is(${roles.join()}, .cd-tree-list)`;
  const controls = ':is(a[href], button, input, select, textarea, summary, [contenteditable=true], [tabindex="0"])';

  const stopOf = (node: Element): Element => node.closest(groups) ?? node;
  // Arrows lead on to what Tab leaves out, as among the numbers of a table.
  const hasWay = (node: Element): boolean => {
    if (seen.includes(stopOf(node))) return true;
    const members = led.has(node) ? node.closest('table, ul, [role=group]') : null;
    return seen.some((stop) => members?.contains(stop));
  };
  const nameOf = (node: Element) =>
    `${node.tagName.toLowerCase()}.${node.className} "${(node.ariaLabel ?? node.textContent).trim().slice(0, 40)}"`;
  const isThere = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true }) &&
    !node.matches(':disabled') &&
    !node.closest('[inert], [aria-hidden=true]');

  /** What may show that a control has the focus: itself, its content, its siblings, and its containers. */
  const edgesOf = (node: Element): string => {
    const parts = [node, ...node.querySelectorAll('*')];
    if (node.nextElementSibling) parts.push(node.nextElementSibling);
    for (let box = node.parentElement, level = 0; box && level < 5; box = box.parentElement, level += 1)
      parts.push(box);
    return parts
      .flatMap((part) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow, stroke }) =>
        [outlineStyle === 'none' ? '' : outlineStyle + outlineWidth + outlineColor, boxShadow, stroke].join(' '),
      )
      .join('|');
  };

  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');

  const nodes = [...root.querySelectorAll(controls)].filter(isThere);
  const rest = new Map(nodes.map((node) => [node, edgesOf(node)]));
  /** As it was at first: what a line has before its words becomes a stop when the focus has passed it. */
  const led = new Set(nodes.filter((node) => node.matches('[tabindex="-1"]')));
  const seen: Element[] = [];
  const faults: string[] = [];
  window.journey = {
    note() {
      const focused = root.activeElement;
      if (!focused || focused === document.body) return true;
      const stop = stopOf(focused);
      if (seen.includes(stop)) {
        // A frame is one stop here, however many controls it has.
        const hasMore = stop !== focused || stop.matches('iframe');
        if (stop === seen.at(-1) && hasMore) return false;
        if (stop !== seen[0]) faults.push(`a trap: from ${nameOf(seen.at(-1) ?? stop)} back to ${nameOf(stop)}`);
        return true;
      }
      seen.push(stop);
      if (edgesOf(focused) === rest.get(focused)) faults.push(`the focus is not seen: ${nameOf(focused)}`);
      return false;
    },
    end() {
      const missed = nodes.filter((node) => node.isConnected && !hasWay(node));
      if (seen.length === 0) faults.push('nothing had the focus');
      return [...faults, ...missed.map((node) => `the keyboard does not lead to ${nameOf(node)}`)];
    },
  };
}
