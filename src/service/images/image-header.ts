import type { ImageType } from '../contract/ports';
import { type ImageSize, viewOf, withinBytes } from './bytes';
import { jpegSize } from './jpeg';
import { webpSize } from './webp';

interface ImageHeader {
  type: ImageType;
  width: number;
  height: number;
}

/** What the first bytes say that a picture is, whatever its name; undefined for everything that is none of ours. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const type = typeOf(bytes);
  if (!type) return undefined;
  const size = withinBytes(() => sizes[type](viewOf(bytes)));
  return size && size.width > 0 && size.height > 0 ? { type, ...size } : undefined;
}

const sizes: Record<ImageType, (view: DataView) => ImageSize> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
};

function typeOf(bytes: Uint8Array): ImageType | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 16));
  if (text.startsWith('\x89PNG\r\n\x1a\n') && text.slice(12, 16) === 'IHDR') return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  return undefined;
}
