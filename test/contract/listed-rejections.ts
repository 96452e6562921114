import { calls, type JsonObject } from 'chatdeck/model';
import { rejectionsOf } from 'chatdeck/model/calls/rejections';

const paths = Object.values(calls)
  // `new` is no ID.
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map((call) => ({ call, pattern: new RegExp(`^/v1${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));

/** Fetches, and fails for a rejection that `openapi.json` doesn’t list for its call. */
export const fetchListed = async (url: string, init: RequestInit): Promise<Response> => {
  const response = await fetch(url, init);
  const { status } = response;
  const found = paths.find(
    ({ call, pattern }) => call.method === init.method && pattern.test(url.replace(/^\w+:\/\/[^/]+|\?.*$/g, '')),
  );
  if (status < 400 || status === 500 || !found) return response;
  const codes: readonly string[] | undefined = rejectionsOf(found.call).find(([listed]) => listed === status)?.[1];
  const code = init.method === 'HEAD' ? codes?.[0] : ((await response.clone().json()) as JsonObject).Code;
  if (typeof code === 'string' && codes?.includes(code)) return response;
  throw new Error(`${found.call.name} is rejected with ${status} ${String(code)}, which isn’t in its list`);
};
