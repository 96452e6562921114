import { joinBytes, readName, viewOf } from './bytes';

const drawn = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
/** Flags for a color profile, Exif, and XMP data. */
const metadataFlags = 0x20 | 0x08 | 0x04;

/** The picture without metadata and trailing data; undefined or a RangeError if it is incomplete. */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = viewOf(bytes);
  const end = view.getUint32(4, true) + 8;
  if (end > bytes.length) return undefined;
  const pieces: Uint8Array[] = [];
  for (let offset = 12; offset + 8 <= end;) {
    const length = view.getUint32(offset + 4, true);
    const next = offset + 8 + length + (length % 2);
    if (next > end) return undefined;
    const name = readName(bytes, offset);
    if (drawn.has(name))
      pieces.push(name === 'VP8X' ? withoutFlags(bytes.slice(offset, next)) : bytes.slice(offset, next));
    offset = next;
  }
  if (pieces.length === 0) return undefined;
  const result = joinBytes([bytes.subarray(0, 12), ...pieces]);
  viewOf(result).setUint32(4, result.length - 8, true);
  return result;
}

function withoutFlags(chunk: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  chunk[8] = (chunk[8] ?? 0) & ~metadataFlags;
  return chunk;
}
