import { joinBytes, readName, viewOf } from './bytes';

/** What a PNG is drawn from; texts, times, places and colour profiles are left out. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'bKGD', 'acTL', 'fcTL', 'fdAT', 'IDAT', 'IEND']);

/** The picture without its metadata and whatever follows it; undefined or a RangeError when it is not whole. */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = viewOf(bytes);
  const pieces = [bytes.subarray(0, 8)];
  const seen = new Set<string>();
  for (let offset = 8; offset + 12 <= bytes.length && !seen.has('IEND');) {
    const end = offset + 12 + view.getUint32(offset);
    if (end > bytes.length) return undefined;
    const name = readName(bytes, offset + 4);
    seen.add(name);
    if (drawn.has(name)) pieces.push(bytes.subarray(offset, end));
    offset = end;
  }
  return seen.has('IDAT') && seen.has('IEND') ? joinBytes(pieces) : undefined;
}
