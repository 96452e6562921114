import type { Call } from '../model/calls/call';
import { encodePart } from '../model/core/encode';
import { makeProblem, problemError } from '../model/core/problem';

/** A call's inputs besides its body. */
export interface RequestParts {
  params?: Record<string, string | number> | undefined;
  query?: Record<string, string | undefined> | undefined;
}

/** The URL of a call with its parameters filled in and encoded. */
export function requestUrl(baseUrl: string, path: string, { params = {}, query = {} }: RequestParts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = String(params[name] ?? '');
    // Browsers resolve dot segments, so another call would be sent.
    if (/^\.{0,2}$/.test(value)) throw problemError(makeProblem('notFound', { path: name }));
    return encodePart(value);
  });
  const search = new URLSearchParams(textFields(query)).toString();
  return `${baseUrl.replace(/\/+$/, '')}/v1${filled}${search && `?${search}`}`;
}

/** The body to send, and its headers. */
export function requestBody(call: Call, body: unknown): { body: BodyInit | null; headers: Headers } {
  const headers = new Headers({ Accept: 'application/json' });
  if (body === undefined) return { body: null, headers };
  // The browser sets the content type of these two, with the boundary it generates.
  if (call.encoding === 'form') return { body: new URLSearchParams(textFields(body as object)), headers };
  if (call.encoding === 'multipart') return { body: formData(body as object), headers };
  headers.set('Content-Type', 'application/json');
  return { body: JSON.stringify(body), headers };
}

/** The fields with a value, as text. */
function textFields(fields: object): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
}

function formData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
