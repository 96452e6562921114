import { writeFile } from 'node:fs/promises';
import { loadOpenApi } from './openapi/load.ts';

/** Writes `chatdeck/openapi.json`. */
await writeFile('dist/openapi.json', JSON.stringify(await loadOpenApi()));
