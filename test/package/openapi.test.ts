import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calls } from 'chatdeck/model';
import { errorCodes } from 'chatdeck/model/calls/error-codes';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadOpenApi } from '../../scripts/openapi/load';
import { samples, type CallName } from '../client/samples';
import { installed } from './packed/entries';

type Json = Record<string, unknown>;
interface Operation {
  operationId: CallName;
  description?: string;
  security?: Json[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json & { enum?: string[]; required?: string[]; properties?: Json }> };
}

const text = readFileSync(join(installed, 'dist/openapi.json'), 'utf8');
const document = JSON.parse(text) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, ...operation })),
);
const operationOf = (name: CallName) => operations.find(({ operationId }) => operationId === name);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chatdeck-openapi-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the published file is the contract of the sources', async () => {
  expect(document).toEqual(JSON.parse(JSON.stringify(await loadOpenApi())));
});

test('it has every call, with its method, path, and access', () => {
  const expected = Object.values(calls).map(({ name, method, path }) => [name, method.toLowerCase(), path]);
  const found = operations.map(({ operationId, method, path }) => [operationId, method, path]);
  expect(found.sort()).toEqual(expected.sort());
  for (const { operationId, security } of operations) {
    const { access } = calls[operationId];
    const needed = { public: [], key: [{ serviceKey: [] }], user: undefined, admin: undefined }[access];
    expect([operationId, security]).toEqual([operationId, needed]);
  }
});

test('Redocly finds no problem in it', async () => {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, text);
  const args = ['lint', file, '--config', 'scripts/openapi/redocly.yaml', '--format', 'json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout } = await promisify(execFile)(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...args], {
    env,
  });
  expect((JSON.parse(stdout) as { totals: Json }).totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
});

test('no schema of it is empty', () => {
  expect(emptySchemas(document)).toEqual([]);
  expect(emptySchemas({ schema: { properties: { rows: { items: {} } } } })).toEqual(['/schema/properties/rows/items']);
});

test('its answers show the fields of rows', () => {
  const { User, Account, Chats } = document.components.schemas;
  expect(User?.properties?.ces).toMatchObject({ type: 'array', items: { $ref: '#/components/schemas/Widget' } });
  expect(User?.required).toContain('account');
  expect(Account?.properties?.availablePlans).toMatchObject({
    anyOf: [{ type: 'array', items: { $ref: '#/components/schemas/Plan' } }, { type: 'null' }],
  });
  expect(Chats?.properties?.chats).toMatchObject({ items: { $ref: '#/components/schemas/Chat' } });
});

test('a body is described as it is encoded', () => {
  const encodings = operations.flatMap(({ operationId, requestBody }) =>
    requestBody ? [[calls[operationId].encoding ?? 'json', ...Object.keys(requestBody.content)]] : [],
  );
  expect(new Set(encodings.map(String))).toEqual(
    new Set(['json,application/json', 'form,application/x-www-form-urlencoded', 'multipart,multipart/form-data']),
  );
});

test('every error code has a meaning', () => {
  const { enum: codes, description } = document.components.schemas.ErrorCode ?? {};
  expect(codes).toEqual(Object.keys(errorCodes));
  for (const [code, meaning] of Object.entries(errorCodes)) expect(description).toContain(`- \`${code}\`: ${meaning}`);
});

test('the calls that aren’t what they look like say so', () => {
  expect(operationOf('logout')?.description).toContain('HEAD');
  expect(operationOf('rate')?.description).toContain('changes something');
  expect(document.components.schemas.Instant?.description).toContain('0001-01-01');
});

describe('types generated from it', () => {
  test('accept what the builders make for every call', { timeout: 60_000 }, async () => {
    writeFileSync(join(folder, 'api.d.ts'), astToString(await openapiTypescript(text)));
    const answered = Object.entries(samples).filter(([, { answer }]) => answer !== undefined);
    const lines = answered.map(([name, { answer }], index) => {
      const type = `operations['${name}']['responses'][200]['content']['application/json']`;
      return `export const a${index}: ${type} = ${JSON.stringify(answer)};`;
    });
    expect(lines.length).toBeGreaterThan(25);
    expect(problemsOf(folder, lines)).toEqual([]);
    const broken = `export const wrong: operations['createSession']['responses'][200]['content']['application/json'] = {};`;
    expect(problemsOf(folder, [broken])).toHaveLength(1);
  });
});

/** What the compiler says of these lines. */
function problemsOf(place: string, lines: string[]): string[] {
  const file = join(place, 'answers.ts');
  writeFileSync(file, [`import type { operations } from './api';`, ...lines].join('\n'));
  const options = { strict: true, noEmit: true, types: [], module: ts.ModuleKind.Preserve };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Places of schemas that allow anything, other than the rest of an object’s fields. */
function emptySchemas(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    if (/^(examples?|additionalProperties|not|value)$/.test(key)) return [];
    const isEmpty = typeof child === 'object' && child !== null && Object.keys(child).length === 0;
    const isSchema = key === 'schema' || key === 'items' || /(properties|schemas)$/.test(path);
    return isEmpty && isSchema ? [`${path}/${key}`] : emptySchemas(child, `${path}/${key}`);
  });
}
