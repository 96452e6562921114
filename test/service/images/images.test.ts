import type { ImageType } from 'chatdeck/service';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sharpImages } from '../../../examples/server/src/images';
import { readImageHeader } from '../../../src/service/images/image-header';
import { plainImages } from '../../../src/service/images/plain-images';
import { pictures } from '../../contract/pictures';

const pixels = (bytes: Uint8Array) => sharp(bytes, { animated: true, failOn: 'error' }).raw().toBuffer();

describe.each(Object.entries(pictures) as [ImageType, Uint8Array<ArrayBuffer>][])('%s', (type, bytes) => {
  test('is known by its content, with its size', () => {
    expect(readImageHeader(bytes)).toEqual({ type, width: 64, height: 48 });
  });

  test('without its metadata is the same picture', async () => {
    const stripped = await plainImages.recode({ type, bytes });
    expect(stripped?.type).toBe(type);
    expect(await pixels(stripped?.bytes ?? new Uint8Array())).toEqual(await pixels(bytes));
    expect(stripped?.bytes.length).toBeLessThan(bytes.length);
    expect((await sharp(stripped?.bytes).metadata()).exif).toBeUndefined();
  });

  test('re-encoded, keeps its type and size', async () => {
    const drawn = await sharpImages.recode({ type, bytes });
    const { format, width, height, exif } = await sharp(drawn?.bytes).metadata();
    expect([`image/${format}`, width, height, exif]).toEqual([type, 64, 48, undefined]);
  });

  test('cut anywhere or damaged is a picture or none, never an error', async () => {
    for (let length = 0; length < bytes.length; length += 7) {
      const cut = bytes.slice(0, length);
      const damaged = bytes.slice();
      damaged[length] = 255 - (damaged[length] ?? 0);
      for (const candidate of [cut, damaged]) {
        expect(() => readImageHeader(candidate)).not.toThrow();
        await expect(plainImages.recode({ type, bytes: candidate })).resolves.not.toThrow();
      }
    }
  });
});

/** A JPEG with segments of its application between its start and the rest. */
function withSegments(count: number, rest: Uint8Array): Uint8Array {
  const segment = new Uint8Array(2 + 0xffff);
  segment.set([0xff, 0xe2, 0xff, 0xff]);
  return Buffer.concat([rest.subarray(0, 2), ...Array.from({ length: count }, () => segment), rest.subarray(2)]);
}

test('a JPEG has a size behind a color profile of almost 2 MB', () => {
  const large = withSegments(31, pictures['image/jpeg']);
  expect(large.length).toBeGreaterThan(31 * 64 * 1024);
  expect(readImageHeader(large)).toEqual({ type: 'image/jpeg', width: 64, height: 48 });
});

test('a JPEG may begin with its frame header', () => {
  const jpeg = pictures['image/jpeg'];
  const frame = jpeg.findIndex((byte, index) => byte === 0xff && jpeg[index + 1] === 0xc0);
  const bytes = Buffer.concat([jpeg.subarray(0, 2), jpeg.subarray(frame)]);
  expect(readImageHeader(bytes)).toEqual({ type: 'image/jpeg', width: 64, height: 48 });
});

test('a JPEG whose segments lead nowhere is no picture', () => {
  expect(readImageHeader(withSegments(8, new Uint8Array([0xff, 0xd8])))).toBeUndefined();
  expect(readImageHeader(withSegments(8, new Uint8Array(64 * 1024).fill(0, 2)))).toBeUndefined();
  const noFrame = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2, ...new Uint8Array(64)]);
  expect(readImageHeader(noFrame)).toBeUndefined();
});

test('a PNG is known by its whole signature, and Apple’s variant is rejected', () => {
  const damaged = pictures['image/png'].slice();
  damaged[0] = 0x88;
  expect(readImageHeader(damaged)).toBeUndefined();
  const png = Buffer.from(pictures['image/png']);
  const apple = Buffer.from([0, 0, 0, 4, ...Buffer.from('CgBI'), 0x50, 0, 0x20, 2, 0, 0, 0, 0]);
  expect(readImageHeader(Buffer.concat([png.subarray(0, 8), apple, png.subarray(8)]))).toBeUndefined();
});

test('a large picture is drawn no larger than it is shown', async () => {
  const large = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const drawn = await sharpImages.recode({ type: 'image/png', bytes: new Uint8Array(large) });
  expect(await sharp(drawn?.bytes).metadata()).toMatchObject({ width: 512, height: 256 });
});
