import type { ImageType } from 'chatdeck/service';
import { describe, expect, test } from 'vitest';
import { readImageHeader } from '../../../src/service/images/image-header';
import { plainImages } from '../../../src/service/images/plain-images';

type Piece = string | readonly number[];

/** Pieces as bytes: letters by their code. */
function bytesOf(...pieces: Piece[]): Uint8Array<ArrayBuffer> {
  const all = pieces.flatMap((piece) => (typeof piece === 'string' ? [...Buffer.from(piece, 'latin1')] : piece));
  return new Uint8Array(all);
}

/** What is left of a picture; undefined if it is none. */
async function stripped(type: ImageType, ...pieces: Piece[]) {
  return (await plainImages.recode({ type, bytes: bytesOf(...pieces) }))?.bytes;
}

describe('a GIF', () => {
  const start = 'GIF89a\x04\0\x04\0';
  /** The screen without a color table. */
  const plain: Piece[] = [start, [0, 0, 0]];
  const image = (flags = 0, table: number[] = []): Piece => [
    ...[0x2c, 0, 0, 0, 0, 4, 0, 4, 0, flags],
    ...table,
    ...[2, 2, 0x4c, 1, 1, 7, 0],
  ];
  const end = [0x3b];
  const extension = (kind: number, ...blocks: string[]): Piece => [
    ...[0x21, kind],
    ...blocks.flatMap((block) => [block.length, ...Buffer.from(block, 'latin1')]),
    0,
  ];
  const colors = (count: number) => Array.from({ length: count * 3 }, (_, index) => 0x2c + (index % 3));

  test.each<[string, Piece[]]>([
    ['its image alone', [...plain, image(), end]],
    ['no image', [...plain, end]],
    ['2 colors for all', [start, [0x80, 0, 0], colors(2), image(), end]],
    ['256 colors for all', [start, [0xf7, 0, 0], colors(256), image(), end]],
    ['4 colors of the image', [...plain, image(0x81, colors(4)), end]],
    ['the size of a color table that it doesn’t have', [start, [0x07, 0, 0], image(0x07), end]],
    ['a graphic control', [...plain, extension(0xf9, '\0\n\0\0'), image(), end]],
    ['text to draw', [...plain, extension(0x01, 'twelve bytes', 'text'), end]],
    ['the number of its repeats', [...plain, extension(0xff, 'NETSCAPE2.0', '\x01\0\0'), image(), end]],
    ['an image at the left place 254', [...plain, [0x2c, 0xfe, 0, 0, 0, 4, 0, 4, 0, 0, 2, 1, 7, 0], end]],
    ['two images', [...plain, image(), image(0x80, colors(2)), end]],
  ])('keeps %s', async (_, pieces) => {
    expect(await stripped('image/gif', ...pieces)).toEqual(bytesOf(...pieces));
  });

  test.each<[string, Piece[], Piece[]]>([
    ['a comment', [extension(0xfe, 'Taken at home', 'by me')], []],
    ['what another application wrote', [extension(0xff, 'XMP DataXMP', '<x/>')], []],
    ['a comment that looks like the repeats', [extension(0xfe, 'NETSCAPE2.0', '\x01\0\0')], []],
  ])('loses %s', async (_, before, after) => {
    expect(await stripped('image/gif', ...plain, ...before, image(), ...before, end)).toEqual(
      bytesOf(...plain, ...after, image(), ...after, end),
    );
  });

  test('loses what follows its end', async () => {
    expect(await stripped('image/gif', ...plain, image(), end, 'secret')).toEqual(bytesOf(...plain, image(), end));
  });

  test.each<[string, Piece[]]>([
    ['no end', [...plain, image()]],
    ['an unknown block', [...plain, [0x22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], end]],
    ['less than its color table', [start, [0xf7, 0, 0], colors(4)]],
    ['a block without its end', [...plain, [0x21, 0xf9, 4, 0]]],
    ['nothing', []],
  ])('is none with %s', async (_, pieces) => {
    expect(await stripped('image/gif', ...pieces)).toBeUndefined();
  });
});

describe('a JPEG', () => {
  const start = [0xff, 0xd8];
  const segment = (marker: number, data = 'some data'): Piece => [
    ...[0xff, marker, 0, data.length + 2],
    ...Buffer.from(data, 'latin1'),
  ];
  const scan = [...segment(0xda, '\x01\0'), ...[1, 2, 0xff, 0, 3, 0xd9, 0xff, 0xd0, 4, 0xff, 0xd9]] as number[];

  test.each([0xc0, 0xc4, 0xdb, 0xdd, 0xe0, 0xee, 0xf0, 0xfd])('keeps the segment %#x', async (marker) => {
    const pieces = [start, segment(marker), scan];
    expect(await stripped('image/jpeg', ...pieces)).toEqual(bytesOf(...pieces));
  });

  test.each([0xe1, 0xe2, 0xed, 0xef, 0xfe])('loses the segment %#x', async (marker) => {
    expect(await stripped('image/jpeg', start, segment(0xdb), segment(marker), segment(marker), scan)).toEqual(
      bytesOf(start, segment(0xdb), scan),
    );
  });

  test('loses what follows its end, and the filling before a segment', async () => {
    const filled = [start, [0xff, 0xff, 0xff], segment(0xdb), [0xff], scan, 'secret\xff\xd9'];
    expect(await stripped('image/jpeg', ...filled)).toEqual(bytesOf(start, segment(0xdb), scan));
  });

  test.each<[string, Piece[]]>([
    ['no image data', [start, segment(0xdb)]],
    ['no end', [start, segment(0xdb), scan.slice(0, -1)]],
    ['bytes between its segments', [start, segment(0xdb), 'x', scan]],
    ['a segment that begins with another byte', [start, [0xfe, 0xdb, 0, 3, 1], scan]],
    ['a segment longer than the rest', [start, [0xff, 0xdb, 0xff, 0xff], scan]],
    ['nothing but its start', [start]],
  ])('is none with %s', async (_, pieces) => {
    expect(await stripped('image/jpeg', ...pieces)).toBeUndefined();
  });

  const frame = (width: number, height: number) =>
    `\x08\0${String.fromCharCode(height)}\0${String.fromCharCode(width)}\x01`;

  test.each<[number, object | undefined]>([
    [0xc0, { type: 'image/jpeg', width: 40, height: 30 }],
    [0xc1, { type: 'image/jpeg', width: 40, height: 30 }],
    [0xc2, { type: 'image/jpeg', width: 40, height: 30 }],
    [0xc3, undefined],
    [0xc9, undefined],
  ])('with the frame %#x has the size %j', (marker, header) => {
    const bytes = bytesOf(start, segment(0xfe), segment(0xdb), segment(marker, frame(40, 30)), scan);
    expect(readImageHeader(bytes)).toEqual(header);
  });

  test.each([
    [0, 30],
    [40, 0],
  ])('of %d × %d is none', (width, height) => {
    expect(readImageHeader(bytesOf(start, segment(0xc0, frame(width, height)), scan))).toBeUndefined();
  });
});

describe('a PNG', () => {
  const start = '\x89PNG\r\n\x1a\n';
  const chunk = (name: string, data = ''): Piece =>
    `\0\0\0${String.fromCharCode(data.length)}${name}${data}\x01\x02\x03\x04`;
  const [header, data, end] = [chunk('IHDR', 'thirteen here'), chunk('IDAT', 'pixels'), chunk('IEND')];

  test.each(['PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'bKGD', 'acTL', 'fcTL', 'fdAT'])('keeps %s', async (name) => {
    const pieces = [start, header, chunk(name, 'some data'), data, end];
    expect(await stripped('image/png', ...pieces)).toEqual(bytesOf(...pieces));
  });

  test.each(['tEXt', 'iTXt', 'zTXt', 'tIME', 'eXIf', 'iCCP', 'prVt'])('loses %s', async (name) => {
    expect(await stripped('image/png', start, header, chunk(name, 'secret'), data, chunk(name), end)).toEqual(
      bytesOf(start, header, data, end),
    );
  });

  test('loses what follows its end', async () => {
    const whole = [start, header, data, end];
    expect(await stripped('image/png', ...whole, chunk('IDAT', 'other pixels'))).toEqual(bytesOf(...whole));
  });

  test.each<[string, Piece[]]>([
    ['no data', [start, header, end]],
    ['no end', [start, header, data]],
    ['an end without its last byte', [start, header, data, end.slice(0, -1)]],
    ['a chunk longer than the rest', [start, header, data, '\0\0\0\x01IEND\x01\x02\x03\x04']],
  ])('is none with %s', async (_, pieces) => {
    expect(await stripped('image/png', ...pieces)).toBeUndefined();
  });
});

describe('a WebP', () => {
  const size = (length: number) => `${String.fromCharCode(length)}\0\0\0`;
  const webp = (chunks: string, length = chunks.length + 4) => `RIFF${size(length)}WEBP${chunks}`;
  const chunk = (name: string, data: string) => `${name}${size(data.length)}${data}${data.length % 2 ? '\0' : ''}`;
  const image = chunk('VP8L', 'pixels');
  const extended = (flags: number) => chunk('VP8X', `${String.fromCharCode(flags)}\0\0\0sizes!`);

  test.each([
    image,
    chunk('VP8 ', 'odd'),
    chunk('ALPH', 'clear') + chunk('VP8 ', 'pixels'),
    image + chunk('ALPH', ''),
    extended(0x12) + chunk('ANIM', 'colors') + chunk('ANMF', 'frame'),
  ])('keeps %j', async (chunks) => {
    expect(await stripped('image/webp', webp(chunks))).toEqual(bytesOf(webp(chunks)));
  });

  test.each([
    [chunk('EXIF', 'home') + image, image],
    [image + chunk('XMP ', '<x/>') + chunk('ICCP', 'odd'), image],
    [extended(0xff) + image, extended(0xd3) + image],
  ])('has of %j only %j', async (before, after) => {
    expect(await stripped('image/webp', webp(before))).toEqual(bytesOf(webp(after)));
  });

  test('loses what follows its end', async () => {
    expect(await stripped('image/webp', webp(image), chunk('VP8L', 'more'))).toEqual(bytesOf(webp(image)));
  });

  test.each([
    ['less than its length', webp(image).slice(0, -1)],
    ['no image', webp(chunk('EXIF', 'home'))],
    ['no chunks', webp('')],
    ['a chunk longer than the rest', webp(`VP8L${size(7)}pixels`)],
    ['a chunk without the byte that fills it', webp(`VP8L${size(5)}pixel`)],
    ['nothing', ''],
  ])('is none with %s', async (_, text) => {
    expect(await stripped('image/webp', text)).toBeUndefined();
  });
});

test('a type without a reader is an error, not a damaged picture', async () => {
  const bytes = bytesOf('BM');
  await expect(plainImages.recode({ type: 'image/bmp' as ImageType, bytes })).rejects.toThrow(TypeError);
});
