import { writeFile } from 'node:fs/promises';
import {
  brandSheet,
  defaultMarks,
  radii,
  readAccent,
  readGray,
  scalingValues,
  type Brand,
} from '../model/brand/brand-sheet';
import { readFontFamily } from '../model/brand/css-names';
import { defaultGray } from '../model/brand/stylesheet';
import { readHexColor } from '../model/core/color';
import { oneText, parseArguments, UsageError, type Command, type Terminal } from './command';

const options = { gray: oneText, radius: oneText, scaling: oneText, font: oneText, out: oneText };

/** `npx chatdeck theme '#ff5a36'`. */
export const theme: Command = {
  help: `Usage: chatdeck theme <color> [options]

Writes CSS that gives every ChatdeckTheme your brand, in the light and in the dark.
A theme that sets accentColor, grayColor, radius, scaling, or fontFamily keeps its own.

  <color>           Your brand color in hex, in quotes: '#ff5a36'
  --gray <gray>     A color in hex, a gray of Radix Themes, or auto (default: auto)
  --radius <size>   ${radii.join(', ')} (default: medium)
  --scaling <size>  ${scalingValues.join(', ')} (default: 100%)
  --font <list>     A list of CSS font families: "'Open Sans', sans-serif"
  --out <file>      Write to a file instead of the terminal

Import the file after chatdeck/styles.css.`,
  async run(args, terminal) {
    const { brand, out } = readArguments(args);
    const sheet = fileOf(brand);
    if (out === undefined) terminal.print(sheet.trimEnd());
    else await write(out, sheet, terminal);
  },
};

function readArguments(args: string[]): { brand: Brand; out: string | undefined } {
  const { positionals, values } = parseArguments({ args, options, allowPositionals: true });
  const [color, ...others] = positionals;
  if (color === undefined)
    throw new UsageError(`A color is missing. Write it in quotes, or the shell drops it: '#ff5a36'.`);
  if (others.length > 0) throw new UsageError(`Only one color is possible. ${quoted(others.join(' '))} is too many.`);
  const accent = readColor(color);
  const gray = readGray(values.gray ?? 'auto', accent);
  if (gray === undefined) {
    throw new UsageError(
      `${quoted(values.gray)} isn't a gray. Use a hex color, a gray of Radix Themes like sage, or auto.`,
    );
  }
  const radius = radii.find((one) => one === values.radius);
  if (radius === undefined && values.radius !== undefined) {
    throw new UsageError(`${quoted(values.radius)} isn't a radius. Use ${radii.join(', ')}.`);
  }
  const scaling = scalingValues.find((one) => one === values.scaling);
  if (scaling === undefined && values.scaling !== undefined) {
    throw new UsageError(`${quoted(values.scaling)} isn't a scaling. Use ${scalingValues.join(', ')}.`);
  }
  const font = values.font;
  if (font !== undefined && readFontFamily(font) === undefined) {
    throw new UsageError(`${quoted(font)} isn't a list of CSS font families like "'Open Sans', sans-serif".`);
  }
  return { brand: { accent, gray: gray === defaultGray ? undefined : gray, radius, scaling, font }, out: values.out };
}

function readColor(text: string): string {
  const color = readHexColor(text);
  if (color !== undefined) return color;
  if (readAccent(text) === undefined) throw new UsageError(`${quoted(text)} isn't a hex color like '#ff5a36'.`);
  throw new UsageError(
    `${text} is an accent of Radix Themes and needs no file. Import chatdeck/styles/accents/${text}.css and set accentColor="${text}".`,
  );
}

function quoted(text = ''): string {
  return JSON.stringify(text);
}

/** No declaration has a brace or a semicolon in it. */
function fileOf(brand: Brand): string {
  const rules = brandSheet(brand, defaultMarks)
    .replaceAll('{', ' {\n  ')
    .replaceAll(';', ';\n  ')
    .replaceAll('}', ';\n}');
  return `/* Chatdeck in the brand color ${brand.accent ?? ''}, made with "npx chatdeck theme". Import it after chatdeck/styles.css. */\n${rules}\n`;
}

async function write(file: string, sheet: string, terminal: Terminal) {
  await writeFile(file, sheet);
  terminal.report(`Wrote ${file}.`);
}
