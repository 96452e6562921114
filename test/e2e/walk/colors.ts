import type { Page } from '@playwright/test';

/** A part of a picture. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The colors of a picture. */
export async function colorsOf(page: Page, png: string): Promise<string[]> {
  return (await colorsOfParts(page, png)).flat();
}

/** The colors of each part of a picture; of all of it without parts. */
export function colorsOfParts(page: Page, png: string, clips?: readonly Clip[]): Promise<string[][]> {
  return page.evaluate(
    async ({ png, clips }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      const all = [{ x: 0, y: 0, width: image.width, height: image.height }];
      return (clips ?? all).map(({ x, y, width, height }) => {
        const { data: bytes } = context?.getImageData(x, y, width, height) ?? { data: [] };
        const colors = new Set<string>();
        for (let at = 0; at < bytes.length; at += 4) colors.add([bytes[at], bytes[at + 1], bytes[at + 2]].join(' '));
        return [...colors];
      });
    },
    { png, clips },
  );
}

/** The left edge of a control, from before its text. */
export function edgeOf({ x, y, height }: Clip): Clip {
  return { x: x - 2, y: y + height / 2, width: 6, height: 4 };
}
