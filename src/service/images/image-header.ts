import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import type { ImageType } from '../contract/ports';
import { readName } from './bytes';
import { jpegFrame } from './jpeg';

interface ImageHeader {
  type: ImageType;
  width: number;
  height: number;
}

const readers: Record<ImageType, typeof PNG> = {
  'image/png': {
    ...PNG,
    // image-size skips the first byte, and accepts Apple’s CgBI, which browsers don’t show.
    validate: (bytes) => bytes[0] === 0x89 && readName(bytes, 12) === 'IHDR' && PNG.validate(bytes),
  },
  'image/gif': GIF,
  // image-size searches a damaged JPEG byte by byte, which takes too long for a hostile one of 2 MB.
  'image/jpeg': { ...JPG, calculate: (bytes) => JPG.calculate(jpegFrame(bytes)) },
  'image/webp': WEBP,
};

/** Reads the type and size of a picture from its bytes, whatever its name; undefined for any other file. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  for (const [type, reader] of Object.entries(readers) as [ImageType, typeof PNG][]) {
    try {
      if (!reader.validate(bytes)) continue;
      const { width, height } = reader.calculate(bytes);
      return width > 0 && height > 0 ? { type, width, height } : undefined;
    } catch {
      // It ends before its size, or isn’t a picture.
    }
  }
  return undefined;
}
