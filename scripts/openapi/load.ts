import { readFile } from 'node:fs/promises';
import { importSource } from '../import-source.ts';
import { readComments, type Comments } from './comments.ts';

interface BuiltDocument {
  makeOpenApi(comments: Comments, version: string): object;
}

interface BuiltSchema {
  widgetFileJsonSchema(comments: Comments): object;
}

/** The contract of the sources as OpenAPI. */
export async function loadOpenApi(): Promise<object> {
  const { makeOpenApi } = (await importSource('scripts/openapi/document.ts')) as BuiltDocument;
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  return makeOpenApi(readComments(), version);
}

/** The JSON schema of a widget's file. */
export async function loadWidgetFileSchema(): Promise<object> {
  const { widgetFileJsonSchema } = (await importSource('scripts/openapi/widget-file.ts')) as BuiltSchema;
  return widgetFileJsonSchema(readComments('src/model/settings/across/widget-file.ts'));
}
