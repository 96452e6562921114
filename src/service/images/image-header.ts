import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import type { ImageType } from '../contract/ports';

interface ImageHeader {
  type: ImageType;
  width: number;
  height: number;
}

const readers = { 'image/png': PNG, 'image/gif': GIF, 'image/jpeg': JPG, 'image/webp': WEBP };

/** More than what may come before the size; in a hostile JPEG the reader looks at every byte. */
const HEADER_BYTES = 512 * 1024;

/** What the first bytes say that a picture is, whatever its name; undefined for everything that is none of ours. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const head = bytes.subarray(0, HEADER_BYTES);
  for (const [type, reader] of Object.entries(readers) as [ImageType, typeof PNG][]) {
    try {
      if (!reader.validate(head)) continue;
      const { width, height } = reader.calculate(head);
      return width > 0 && height > 0 ? { type, width, height } : undefined;
    } catch {
      // It ends before its size, or is no picture after all.
      return undefined;
    }
  }
  return undefined;
}
