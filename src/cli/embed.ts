import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { oneText, parseArguments, UsageError, type Command } from './command';

const options = { url: oneText, out: oneText };

/** `npx chatdeck embed`. */
export const embed: Command = {
  help: `Usage: chatdeck embed [options]

Prints the script tag that defines the custom elements, with the hash of its file.

  --url <url>      Where the files are (default: /embed/)
  --out <folder>   Also write the files there, for your own server

The reference server has the files at /embed/. All but loader.js have names that
change with their content, so they can be cached forever.`,
  async run(args, terminal) {
    const { url, out } = readArguments(args);
    const loader = await readFile(builtFile('embed/loader.js'));
    if (out !== undefined) terminal.report(`Wrote ${await writeFiles(loader, out)} files to ${out}.`);
    const hash = createHash('sha384').update(loader).digest('base64');
    terminal.print(
      `<script type="module" src="${url}loader.js" integrity="sha384-${hash}" crossorigin="anonymous"></script>`,
    );
  },
};

function readArguments(args: string[]): { url: string; out: string | undefined } {
  const { url = '/embed/', out } = parseArguments({ args, options }).values;
  if (/["'<>\s]/.test(url)) throw new UsageError(`${JSON.stringify(url)} isn't a URL.`);
  return { url: url.replace(/\/*$/, '/'), out };
}

/** Where a file of the archive needs the package's sheet, which would be in the package twice. */
const sheetMark = /(['"`])__CHATDECK_STYLES_\w+__\1/;

/** A file of the package, beside the command. */
function builtFile(name: string): URL {
  return new URL(`../${name}`, import.meta.url);
}

async function writeFiles(loader: Uint8Array, folder: string): Promise<number> {
  const archive = brotliDecompressSync(await readFile(builtFile('embed/files.json.br')));
  const files = JSON.parse(archive.toString()) as Record<string, string>;
  const sheet = await readFile(builtFile('styles.css'), 'utf8');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'loader.js'), loader);
  for (const [name, code] of Object.entries(files)) {
    await writeFile(
      join(folder, name),
      code.replace(sheetMark, () => JSON.stringify(sheet)),
    );
  }
  return Object.keys(files).length + 1;
}
