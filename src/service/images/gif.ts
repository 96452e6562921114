import { joinBytes, viewOf } from './bytes';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;

/** The picture without comments and trailing data. Throws a RangeError if it is incomplete. */
export function stripGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const first = 13 + colorTableLength(view.getUint8(10));
  const pieces = [bytes.subarray(0, first)];
  for (let offset = first; ;) {
    const kind = view.getUint8(offset);
    if (kind === TRAILER) return joinBytes([...pieces, bytes.subarray(offset, offset + 1)]);
    const end = endOfBlock(view, offset, kind);
    if (!isMetadata(bytes, offset)) pieces.push(bytes.subarray(offset, end));
    offset = end;
  }
}

function endOfBlock(view: DataView, offset: number, kind: number): number {
  if (kind === EXTENSION) return endOfData(view, offset + 2);
  if (kind !== IMAGE) throw new RangeError('no block');
  return endOfData(view, offset + 11 + colorTableLength(view.getUint8(offset + 9)));
}

/** Skips the data blocks, each with its length, until one of length 0. */
function endOfData(view: DataView, from: number): number {
  let offset = from;
  for (let length = view.getUint8(offset); length > 0; length = view.getUint8(offset)) offset += length + 1;
  return offset + 1;
}

function colorTableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Comments and application blocks, except the one that says how often an animation repeats. */
function isMetadata(bytes: Uint8Array, offset: number): boolean {
  if (bytes[offset] !== EXTENSION) return false;
  if (bytes[offset + 1] === COMMENT) return true;
  const isRepeat = String.fromCharCode(...bytes.subarray(offset + 3, offset + 14)) === 'NETSCAPE2.0';
  return bytes[offset + 1] === APPLICATION && !isRepeat;
}
