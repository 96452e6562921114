import { vi } from 'vitest';
import { createClient, isProblem, type Client } from 'chatdeck/client';
import type { Problem } from 'chatdeck/model';
import type { Sample } from './samples';

export type Network = (url: string, init: RequestInit) => Promise<Response>;
export type Outcome = { value: unknown } | { problem: Problem } | { thrown: unknown };

export const token = 'token-1';
export const timeoutMs = 5000;

/** A client over this network, by `fetch` or, for uploads that tell their progress, by `XMLHttpRequest`. */
export function clientOver(network: Network): Client {
  const fetch = ((url: string, init: RequestInit) => network(url, init)) as typeof globalThis.fetch;
  return createClient({ baseUrl: 'https://api.test', session, fetch, timeoutMs });
}

export function xhrClientOver(network: Network): Client {
  vi.stubGlobal('XMLHttpRequest', xhrOver(network));
  return createClient({ baseUrl: 'https://api.test', session, timeoutMs });
}

export async function outcomeOf(client: Client, { send }: Pick<Sample, 'send'>): Promise<Outcome> {
  try {
    return { value: await send(client) };
  } catch (thrown) {
    return thrown instanceof Error && isProblem(thrown) ? { problem: thrown } : { thrown };
  }
}

/** Advances time until the promise settles, so that no pause or timeout has to be waited for. */
export async function inNoTime<T>(promise: Promise<T>): Promise<T> {
  const progress = { isSettled: false };
  void promise.finally(() => (progress.isSettled = true)).catch(() => undefined);
  for (let tries = 0; tries < 60; tries++) {
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    if (progress.isSettled) return promise;
    await vi.advanceTimersByTimeAsync(500);
  }
  throw new Error('still waiting after 30 seconds');
}

const session = { id: 'acme', getToken: () => token };

/** As much of `XMLHttpRequest` as an upload needs, over the same network. */
function xhrOver(network: Network) {
  return class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseURL = '';
    responseText = '';
    #headers = new Headers();
    #answered = new Headers();
    #abort = new AbortController();
    #method = '';
    #url = '';
    open(method: string, url: string) {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getAllResponseHeaders() {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }
    abort() {
      this.#abort.abort();
      this.onabort?.();
    }
    send(body: BodyInit) {
      this.upload.onprogress?.({ loaded: 1, total: 3 });
      this.#receive(body).then(
        () => this.onload?.(),
        () => this.onerror?.(),
      );
    }
    async #receive(body: BodyInit) {
      const init = { method: this.#method, headers: this.#headers, body, signal: this.#abort.signal };
      const response = await network(this.#url, init);
      if (response.status === 0) throw new TypeError('no answer');
      this.responseText = await response.text();
      this.#answered = response.headers;
      const location = response.headers.get('Location');
      this.responseURL = location ?? this.#url;
      this.status = location === null ? response.status : 200;
    }
  };
}
