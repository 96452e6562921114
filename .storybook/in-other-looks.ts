import axe, { type RunOptions } from 'axe-core';
import { definePreviewAddon } from 'storybook/internal/csf';
import { clearAllMocks, expect, waitFor } from 'storybook/test';
import { expectReadableInTheDark, sentences } from './dark';
import { otherLooks, type Direction, type LookName, type Viewport } from './other-looks';
import { expectNoSidewaysScroll } from './phone';
import { viewports } from './viewports';

/** What a story's context also holds. */
interface Playable {
  renderToCanvas(): Promise<void>;
  playFunction?(context: object): Promise<void>;
}

/** Only the tests of stories ask for any. */
const { CHATDECK_LOOKS: asked = [] } = import.meta.env as { CHATDECK_LOOKS?: LookName[] };

/** In a test run: shows a story tagged `looks` again in other looks, light and dark, and plays and checks it there. */
export const inOtherLooks = () =>
  definePreviewAddon({
    async afterEach(context) {
      if (asked.length === 0 || !context.tags.includes('looks')) return;
      const { renderToCanvas, playFunction } = context as unknown as Playable;
      const own = context.globals as { viewport: { value: Viewport }; direction: Direction };
      const seen = new Set([lookOf(own.viewport.value, own.direction)]);
      try {
        for (const name of asked) {
          const { viewport = own.viewport.value, direction = own.direction } = otherLooks[name];
          const look = lookOf(viewport, direction);
          if (seen.has(look)) continue;
          seen.add(look);
          context.globals = { ...own, viewport: { value: viewport }, direction };
          await resizeTo(viewport);
          clearAllMocks();
          try {
            await renderToCanvas();
            await expectLook(context.canvasElement as HTMLElement, viewport, direction);
            await playFunction?.(context);
            await expectAccessible(rulesOf(context));
          } catch (error) {
            if (error instanceof Error) error.message = `${name}: ${error.message}`;
            throw error;
          }
        }
      } finally {
        context.globals = own;
        await resizeTo(own.viewport.value);
      }
    },
  });

function lookOf(viewport: Viewport, direction: Direction): string {
  return `${viewport} ${direction}`;
}

async function resizeTo(viewport: Viewport) {
  const { page } = await import('vitest/browser');
  const { width, height } = viewports[viewport].styles;
  await page.viewport(parseInt(width), parseInt(height));
}

/** A look that had no effect would check the story as it was before. */
async function expectLook(canvas: HTMLElement, viewport: Viewport, direction: Direction) {
  const theme = canvas.querySelector<HTMLElement>('[data-chatdeck="theme"]');
  await expect(theme?.dir, 'direction').toBe(direction);
  await expect(window.innerWidth, 'width').toBe(parseInt(viewports[viewport].styles.width));
}

/** Rules of axe that the story turns on or off. */
function rulesOf({ parameters }: { parameters: Record<string, unknown> }): RunOptions['rules'] {
  const { options } = (parameters.a11y ?? {}) as { options?: RunOptions };
  return options?.rules;
}

async function expectAccessible(rules: RunOptions['rules']) {
  await waitFor(() => {
    if (document.querySelector('[data-chatdeck="later"]')) throw new Error('Some of it is still loading.');
  });
  expectNoSidewaysScroll();
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, ...rules },
    resultTypes: ['violations'],
  });
  if (violations.length > 0) throw new Error(violations.flatMap(sentences).join('\n'));
  await expectReadableInTheDark();
}
