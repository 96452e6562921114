import sharp from 'sharp';

const exif = { IFD0: { Copyright: 'SECRET PLACE' } };
const red = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#b71c1c' } });
const trailing = Buffer.from('<script>alert(1)</script>');

/** A picture of each type, with metadata that must not be published and a script behind its end. */
export const pictures = {
  'image/png': joined(await red().withExif(exif).png().toBuffer(), trailing),
  'image/jpeg': joined(await red().withExif(exif).jpeg().toBuffer(), trailing),
  'image/gif': joined(withComment(await red().gif().toBuffer()), trailing),
  'image/webp': joined(await red().withExif(exif).webp().toBuffer(), trailing),
};

/** The first bytes of a PNG that says to be so large. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = pictures['image/png'].slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** A PNG that really has so many pixels. */
export async function plainPng(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width, height, channels: 3, background: '#b71c1c' } });
  return new Uint8Array(await image.png().toBuffer());
}

/** Puts a comment before the end of a GIF. */
function withComment(gif: Buffer): Uint8Array {
  const words = Buffer.from('SECRET PLACE');
  const comment = Buffer.from([0x21, 0xfe, words.length, ...words, 0]);
  return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}
