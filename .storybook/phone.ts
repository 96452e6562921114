import { definePreviewAddon } from 'storybook/internal/csf';

/** Fails a story on a phone whose page can be moved sideways. */
export const noSidewaysScroll = () =>
  definePreviewAddon({
    afterEach: expectNoSidewaysScroll,
  });

export function expectNoSidewaysScroll() {
  const page = document.scrollingElement;
  if (innerWidth > 320 || !page || page.scrollWidth <= page.clientWidth) return;
  throw new Error(`The page is ${page.scrollWidth} px wide on a screen of ${page.clientWidth} px`);
}
