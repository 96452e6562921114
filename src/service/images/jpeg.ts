import { joinBytes, viewOf } from './bytes';

interface Segment {
  marker: number;
  start: number;
  end: number;
}

/** The segments before the image data; the last one is the start of that data, marker 0xDA. */
function* segmentsOf(view: DataView): Generator<Segment> {
  let start = 2;
  for (;;) {
    while (view.getUint8(start) === 0xff && view.getUint8(start + 1) === 0xff) start += 1;
    if (view.getUint8(start) !== 0xff) throw new RangeError('no marker');
    const marker = view.getUint8(start + 1);
    const end = start + 2 + view.getUint16(start + 2);
    yield { marker, start, end };
    if (marker === 0xda) return;
    start = end;
  }
}

/** Baseline, extended, and progressive: the ones browsers show. */
const frameMarkers = new Set([0xc0, 0xc1, 0xc2]);
/** The start of a picture and an empty comment. */
const emptyStart = new Uint8Array([0xff, 0xd8, 0xff, 0xfe, 0, 2]);

/** The frame header, which has the size, as a minimal JPEG. Throws a RangeError if there is none. */
export function jpegFrame(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  for (const { marker, start, end } of segmentsOf(viewOf(bytes))) {
    if (frameMarkers.has(marker)) return joinBytes([emptyStart, bytes.subarray(start, end)]);
  }
  throw new RangeError('no frame');
}

/** The picture without metadata and trailing data. Throws a RangeError if it is incomplete. */
export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const pieces = [bytes.subarray(0, 2)];
  for (const { marker, start, end } of segmentsOf(viewOf(bytes))) {
    if (marker === 0xda) pieces.push(bytes.subarray(start, endOfImage(bytes, end)));
    else if (!isMetadata(marker)) pieces.push(bytes.subarray(start, end));
  }
  return joinBytes(pieces);
}

/** Comments and application segments, except the two that define the colors. */
function isMetadata(marker: number): boolean {
  return marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);
}

function endOfImage(bytes: Uint8Array, from: number): number {
  for (let index = from; index + 1 < bytes.length; index += 1) {
    if (bytes[index] === 0xff && bytes[index + 1] === 0xd9) return index + 2;
  }
  throw new RangeError('no end');
}
