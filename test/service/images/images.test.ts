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

  test('drawn anew keeps its type and size', async () => {
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

test('a large picture is drawn no larger than it is shown', async () => {
  const large = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const drawn = await sharpImages.recode({ type: 'image/png', bytes: new Uint8Array(large) });
  expect(await sharp(drawn?.bytes).metadata()).toMatchObject({ width: 512, height: 256 });
});
