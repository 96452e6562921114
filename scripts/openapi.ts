import { writeFile } from 'node:fs/promises';
import { loadOpenApi, loadWidgetFileSchema } from './openapi/load.ts';

/** Writes `chatdeck/openapi.json` and `chatdeck/widget-file.schema.json`. */
await writeFile('dist/openapi.json', JSON.stringify(await loadOpenApi()));
await writeFile('dist/widget-file.schema.json', JSON.stringify(await loadWidgetFileSchema()));
