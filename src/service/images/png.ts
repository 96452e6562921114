import { joinBytes, readName, viewOf } from './bytes';

/** The chunks a PNG is drawn from; texts, times, locations, and color profiles are dropped. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'bKGD', 'acTL', 'fcTL', 'fdAT', 'IDAT', 'IEND']);

/** The picture without metadata and trailing data; undefined or a RangeError if it is incomplete. */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = viewOf(bytes);
  const pieces = [bytes.subarray(0, 8)];
  const seen = new Set<string>();
  for (let offset = 8; !seen.has('IEND');) {
    const end = offset + 12 + view.getUint32(offset);
    if (end > bytes.length) return undefined;
    const name = readName(bytes, offset + 4);
    seen.add(name);
    if (drawn.has(name)) pieces.push(bytes.subarray(offset, end));
    offset = end;
  }
  return seen.has('IDAT') ? joinBytes(pieces) : undefined;
}
