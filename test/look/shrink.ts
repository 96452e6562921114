import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/**
 * Makes new pictures a third as large: five bits per color channel, which the comparison can distinguish, in a palette.
 */
const folder = `${import.meta.dirname}/pictures/${process.platform}`;
let sum = 0;
for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
  const file = `${folder}/${name}`;
  const small = shrink(readFileSync(file));
  if (small) writeFileSync(file, small);
  sum += statSync(file).size;
}
console.log(`${folder}: ${Math.round(sum / 1024)} KiB`);

/** Nothing where there is a palette already. */
function shrink(png: Buffer): Buffer | undefined {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = { 2: 3, 6: 4 }[png.readUInt8(25)];
  if (!channels) return undefined;
  const pixels = unfiltered(inflateSync(dataOf(png)), width * channels, height, channels);
  const colors = Array.from({ length: width * height }, (_, index) => {
    const at = index * channels;
    return (rounded(pixels, at) << 16) | (rounded(pixels, at + 1) << 8) | rounded(pixels, at + 2);
  });
  const palette = paletteOf(colors);
  const places = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  colors.forEach((color, index) => {
    const place = places.get(color) ?? nearest(palette, color);
    places.set(color, place);
    rows[index + Math.floor(index / width) + 1] = place;
  });
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt8(3, 9);
  const entries = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('PLTE', entries),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function rounded(pixels: Buffer, at: number): number {
  const five = Math.round(((pixels[at] ?? 0) * 31) / 255);
  return Math.round((five * 255) / 31);
}

/** The most frequent colors. */
function paletteOf(colors: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  return byCount.slice(0, 256).map(([color]) => color);
}

function nearest(palette: readonly number[], color: number): number {
  let [best, least] = [0, Infinity];
  palette.forEach((one, index) => {
    const far = [16, 8, 0].reduce((sum, bits) => sum + (((one >> bits) & 255) - ((color >> bits) & 255)) ** 2, 0);
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

function dataOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const start = at + 8;
    if (png.toString('latin1', at + 4, start) === 'IDAT') parts.push(png.subarray(start, start + png.readUInt32BE(at)));
  }
  return Buffer.concat(parts);
}

/** The picture's bytes without PNG's filters, which store a byte's difference from its neighbors. */
function unfiltered(raw: Buffer, stride: number, height: number, step: number): Buffer {
  const bytes = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (stride + 1)];
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column;
      const left = column < step ? 0 : (bytes[at - step] ?? 0);
      const above = row === 0 ? 0 : (bytes[at - stride] ?? 0);
      const corner = row === 0 || column < step ? 0 : (bytes[at - stride - step] ?? 0);
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0;
      bytes[at] = ((raw[at + row + 1] ?? 0) + guess) & 255;
    }
  }
  return bytes;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [byLeft, byAbove, byCorner] = [left, above, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ];
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
