import type { Images, ImageType } from 'chatdeck/service';
import sharp, { type Sharp } from 'sharp';

/** Pixels of a picture, all frames of an animation together: what one request may make this process hold. */
const maxPixels = 4096 * 4096;
/** A picture is shown small: more than this helps no one. */
const maxShownSide = 512;

const write: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg({ quality: 85 }),
  'image/gif': (image) => image.gif(),
  'image/webp': (image) => image.webp({ quality: 85 }),
};

/** Re-encodes every picture, upright and no larger than it is shown; nothing else of the upload remains. */
export const sharpImages: Images = {
  async recode({ type, bytes }) {
    try {
      const image = sharp(bytes, { animated: true, limitInputPixels: maxPixels, failOn: 'error' })
        .autoOrient()
        .resize({ width: maxShownSide, height: maxShownSide, fit: 'inside', withoutEnlargement: true });
      return { type, bytes: new Uint8Array(await write[type](image).toBuffer()) };
    } catch {
      // It is a picture by its first bytes alone.
      return undefined;
    }
  },
};
