import type { Images, ImageType } from '../contract/ports';
import { promised } from '../base/promised';
import { withinBytes } from './bytes';
import { stripGif } from './gif';
import { stripJpeg } from './jpeg';
import { stripPng } from './png';
import { stripWebp } from './webp';

const strip: Record<ImageType, (bytes: Uint8Array) => Uint8Array<ArrayBuffer> | undefined> = {
  'image/png': stripPng,
  'image/jpeg': stripJpeg,
  'image/gif': stripGif,
  'image/webp': stripWebp,
};

/** Strips metadata without re-encoding the picture, for environments without an image library, such as a browser. */
export const plainImages: Images = {
  recode: ({ type, bytes }) =>
    promised(() => {
      const stripped = withinBytes(() => strip[type](bytes));
      return stripped && { type, bytes: stripped };
    }),
};
