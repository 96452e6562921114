import type { Ask } from './ask';

/** Uses `XMLHttpRequest`, which unlike `fetch` reports upload progress, in whole percent. */
export function askByXhr(onProgress: (percent: number) => void): Ask {
  return (url, { method, headers, body, signal }, onAlive) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = new XMLHttpRequest();
      const fail = () => {
        reject(new TypeError('The upload failed'));
      };
      request.open(method, url);
      headers.forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => {
        onAlive();
        if (total > 0) onProgress(Math.floor((loaded / total) * 100));
      };
      request.onload = () => {
        try {
          resolve(toResponse(request, url));
        } catch {
          fail();
        }
      };
      request.onerror = fail;
      request.onabort = fail;
      signal.addEventListener('abort', () => {
        request.abort();
      });
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

function toResponse(request: XMLHttpRequest, url: string): Response {
  // It follows redirects by default; another URL's response doesn't answer this call.
  if (isElsewhere(request.responseURL, url)) return new Response(null, { status: 302 });
  const isBodiless = [204, 205, 304].includes(request.status);
  return new Response(isBodiless ? null : request.responseText, {
    status: request.status,
    headers: readHeaders(request.getAllResponseHeaders()),
  });
}

function isElsewhere(answered: string, asked: string): boolean {
  return answered !== '' && answered !== new Request(asked).url;
}

function readHeaders(text: string): [string, string][] {
  return text.split('\r\n').flatMap((line) => {
    const [, name, value] = /^([^:\s]+): ?(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
}
