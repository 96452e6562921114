import { definePreviewAddon } from 'storybook/internal/csf';

/** Fails a story on a phone where anything but a table can be moved sideways. */
export const noSidewaysScroll = () =>
  definePreviewAddon({
    afterEach: expectNoSidewaysScroll,
  });

export function expectNoSidewaysScroll() {
  const page = document.scrollingElement;
  if (innerWidth > 320 || !page) return;
  if (page.scrollWidth > page.clientWidth) {
    throw new Error(`The page is ${page.scrollWidth} px wide on a screen of ${page.clientWidth} px`);
  }
  const moving = [...document.querySelectorAll('.chatdeck *')].find(scrollsSideways);
  if (moving) throw new Error(`Scrolls sideways: ${moving.className}`);
}

const tables = 'table, [role="table"], [role="grid"]';

function scrollsSideways(element: Element): boolean {
  if (element instanceof HTMLTextAreaElement || element.scrollWidth <= element.clientWidth + 1) return false;
  if (!element.checkVisibility() || !['auto', 'scroll'].includes(getComputedStyle(element).overflowX)) return false;
  return element.closest(tables) === null && element.querySelector(tables) === null;
}
