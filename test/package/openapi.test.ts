import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { serve } from 'chatdeck/cli/serve';
import { calls } from 'chatdeck/model';
import { rejectionsOf } from 'chatdeck/model/calls/rejections';
import { errorCodes } from 'chatdeck/model/calls/error-codes';
import { demoPassword } from 'chatdeck/testing';
import { answerRequests } from 'chatdeck/testing/answer-requests';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minPasswordLength } from 'chatdeck/model/session/signup';
import { loadOpenApi } from '../../scripts/openapi/load';
import { makeReadable } from '../../scripts/openapi/readable';
import { samples, type CallName } from '../client/samples';
import { installed } from './packed/entries';

type Json = Record<string, unknown>;
interface Operation {
  operationId: CallName;
  summary?: string;
  description?: string;
  security?: Json[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, Answer>;
}
interface Answer {
  description?: string;
  content?: Record<string, { schema: Json }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: Record<string, Answer>;
    schemas: Record<string, Json & { enum?: string[]; required?: string[]; properties?: Json }>;
  };
}

const text = readFileSync(join(installed, 'dist/openapi.json'), 'utf8');
const document = JSON.parse(text) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, ...operation })),
);
const operationOf = (name: CallName) => operations.find(({ operationId }) => operationId === name);

const operationTypes = `import type { operations } from './api';`;
type Walk = (baseUrl: string, email: string, password: string) => Promise<object>;

/** Inside the repository, so that what is written there finds packages. */
const cache = 'node_modules/.cache/chatdeck';
let folder: string;
beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  folder = resolve(mkdtempSync(join(cache, 'openapi-')));
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
  const meanings = Object.assign({}, ...Object.values(errorCodes)) as Record<string, string>;
  expect(codes?.length).toBeGreaterThan(45);
  for (const code of codes ?? []) expect(description).toContain(`- \`${code}\`: ${meanings[code] ?? 'none'}`);
});

test('what codes mean is in the file once, and so is a rejection that several calls share', () => {
  const { payment_required: meaning } = errorCodes[400];
  expect(text.split(meaning)).toHaveLength(2);
  const own = operations.flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, response]) =>
      status === '200' || '$ref' in response || !response.content ? [] : [JSON.stringify(response)],
    ),
  );
  expect(own.filter((one) => own.filter((other) => other === one).length > 2)).toEqual([]);
});

test('the rules for emails, passwords, and tokens of links are in the file', () => {
  const fieldsOf = (name: CallName) => {
    const [{ schema } = {}] = Object.values(operationOf(name)?.requestBody?.content ?? {});
    return (schema?.properties ?? {}) as Record<string, Json>;
  };
  const newPassword = { format: 'password', minLength: minPasswordLength };
  expect(fieldsOf('createUser')).toMatchObject({ email: { format: 'idn-email' }, password: newPassword });
  expect(fieldsOf('resetPassword')).toMatchObject({
    token: { description: expect.stringContaining('64 letters and digits') as string },
    password: newPassword,
  });
  // One from before the rule still logs in.
  expect(fieldsOf('createSession').password).toMatchObject({ format: 'password', minLength: 1 });
  for (const { operationId } of operations) {
    const { password } = fieldsOf(operationId);
    if (password) expect([operationId, password.format]).toEqual([operationId, 'password']);
  }
});

test('the page of it shows the meaning of each code of a call, and of no other', () => {
  const page = makeReadable(document as unknown as Json) as unknown as Document;
  expect(JSON.stringify(page.components.schemas.Error)).not.toContain('ErrorCode');
  const rejections = [
    ...Object.values(page.components.responses),
    ...Object.values(page.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ responses }) => Object.values(responses)),
    ),
  ].flatMap(({ content }) => content?.['application/json']?.schema.allOf ?? []) as Json[];
  const codes = rejections.flatMap(({ properties }) => (properties ? [(properties as { Code: Json }).Code] : []));
  expect(codes.length).toBeGreaterThan(30);
  for (const { enum: listed, 'x-enumDescriptions': described } of codes) {
    expect(Object.keys(described as object)).toEqual(listed);
  }
});

test('every call lists the codes of each status', () => {
  const listed = operations.map(({ operationId, method, responses }) => [operationId, codesOf(method, responses)]);
  const expected = Object.values(calls).map((call): [string, object] => {
    const codes = rejectionsOf(call).map(([status, list]) => [String(status), call.method === 'HEAD' ? [] : list]);
    return [call.name, Object.fromEntries(codes) as object];
  });
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected));
});

/** The codes of each rejection. A response to `HEAD` has no body. */
function codesOf(method: string, responses: Operation['responses']): Record<string, string[]> {
  const rejections = Object.entries(responses).filter(([status]) => status !== '200' && status !== '500');
  return Object.fromEntries(
    rejections.map(([status, response]): [string, string[]] => {
      const { content } = '$ref' in response ? followed(String(response.$ref)) : response;
      if (method === 'head') expect(content).toBeUndefined();
      const schema = content?.['application/json']?.schema as
        { allOf: [Json, { properties: { Code: { enum: string[] } } }] } | undefined;
      return [status, schema?.allOf[1].properties.Code.enum ?? []];
    }),
  );
}

function followed(reference: string): Answer {
  return document.components.responses[reference.split('/').at(-1) ?? ''] ?? {};
}

test('no description names what only the client knows', () => {
  for (const { operationId, summary, description } of operations) {
    expect(`${summary ?? ''} ${description ?? ''}`, operationId).not.toMatch(
      /`(unauthorized|notFound|rateLimited)`|is `invalid`/,
    );
    expect(summary, operationId).toMatch(/\w/);
  }
});

test('the calls that aren’t what they look like say so', () => {
  expect(operationOf('logout')?.description).toContain('HEAD');
  expect(operationOf('rate')?.description).toContain('changes something');
  expect(operationOf('currentUser')?.description).toContain('`apiKey`');
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
    expect(problemsOf(folder, [operationTypes, ...lines])).toEqual([]);
    const broken = `export const wrong: operations['createSession']['responses'][200]['content']['application/json'] = {};`;
    expect(problemsOf(folder, [operationTypes, broken])).toHaveLength(1);
  });

  test(
    'give a fetch client that goes the whole way: log in, read, save, report, log out',
    { timeout: 60_000 },
    async () => {
      writeFileSync(join(folder, 'api.d.ts'), astToString(await openapiTypescript(text)));
      expect(problemsOf(folder, [livePath], 'live-path.ts')).toEqual([]);
      const { outputText } = ts.transpileModule(livePath, {
        compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
      });
      const file = join(folder, 'live-path.mjs');
      writeFileSync(file, outputText);
      const { walk } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { walk: Walk };
      const now = () => new Date('2025-06-18T12:00:00Z');
      const { url, server } = await serve(answerRequests({ now }), 0);
      try {
        expect(await walk(`${url}/v1`, 'dana@acme.test', demoPassword)).toEqual({
          title: 'Hi',
          reply: 'Hours',
          wrong: ['invalid', 'label'],
          chats: 5,
          total: expect.any(Number) as number,
          statuses: [200, 200, 403],
        });
      } finally {
        server.close();
        server.closeAllConnections();
      }
    },
  );
});

/** What a partner writes with a client that knows the file’s paths. */
const livePath = `
import createClient from 'openapi-fetch';
import type { paths } from './api';

export async function walk(baseUrl: string, email: string, password: string) {
  const api = createClient<paths>({ baseUrl });
  const { data: session } = await api.POST('/p/sessions', { body: { email, password } });
  if (!session) throw new Error('not logged in');
  const headers = { Authorization: \`Bearer \${session.token}\` };
  const { data: user } = await api.GET('/users/current', { headers });
  const widget = user?.ces.find(({ Step }) => Step === '3');
  if (!widget) throw new Error('no widget');
  const path = { id: widget.Id };
  const saved = await api.PUT('/chat_endpoints/{id}/update_config', { headers, params: { path }, body: { onlineTitle: 'Hi' } });
  const reply = await api.POST('/chat_endpoints/{id}/saved_replies', { headers, params: { path }, body: { label: 'Hours', response: '9 to 6' } });
  const wrong = await api.POST('/chat_endpoints/{id}/saved_replies', { headers, params: { path }, body: { label: ' ', response: 'x' } });
  const query = { tz: 'UTC', startDate: '2025-06-01T00:00:00', endDate: '2025-06-30T23:59:59', perPage: '5', page: '0' };
  const history = await api.GET('/reports/{id}/chats', { headers, params: { path, query } });
  const reset = await api.POST('/p/users/password_reset_email', { body: { email }, bodySerializer: (body) => new URLSearchParams(body) });
  const out = await api.HEAD('/users/logout', { headers });
  const after = await api.GET('/users/current', { headers });
  return {
    title: saved.data?.onlineTitle,
    reply: reply.data?.label,
    wrong: wrong.error && 'Path' in wrong.error ? [wrong.error.Code, wrong.error.Path] : undefined,
    chats: history.data?.chats.length,
    total: history.data?.totalChats,
    statuses: [reset, out, after].map(({ response }) => response.status),
  };
}`;

/** What the compiler says of these lines. */
function problemsOf(place: string, lines: string[], name = 'answers.ts'): string[] {
  const file = join(place, name);
  writeFileSync(file, lines.join('\n'));
  const lib = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
  const options = { strict: true, noEmit: true, types: [], module: ts.ModuleKind.Preserve, lib, skipLibCheck: true };
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
