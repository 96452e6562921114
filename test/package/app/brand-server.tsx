import { renderToString } from 'react-dom/server';
import { Branded, type Given } from './branded';

/** Prints what a server sends for each of the pages it is asked for. */
const pages = JSON.parse(process.argv[2] ?? '[]') as Given[];
process.stdout.write(JSON.stringify(pages.map((given) => renderToString(<Branded {...given} />))));
