import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { samples } from '../../screen-table';
import { Host } from './host';

/** What a server of a host sends for a sample. */
export interface Rendered {
  entry: string;
  name: string;
  markup: string;
  /** The same by React's other way. */
  streamed: string;
  /** React's warnings during the render. */
  complaints: string[];
}

const nonce = process.argv[2] || undefined;
const complaints: string[] = [];
console.error = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '));

const all: Rendered[] = [];
for (const { entry, name, draw } of samples) {
  all.push(await render(entry, name, <Host nonce={nonce}>{draw()}</Host>));
}
process.stdout.write(JSON.stringify(all));

async function render(entry: string, name: string, tree: React.ReactElement): Promise<Rendered> {
  complaints.length = 0;
  const markup = renderToString(tree);
  const streamed = await stream(tree);
  return { entry, name, markup, streamed, complaints: [...complaints] };
}

async function stream(tree: React.ReactElement): Promise<string> {
  const { pipe } = renderToPipeableStream(tree, { onError: (error) => void complaints.push(String(error)) });
  return text(pipe(new PassThrough()));
}
