import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, type JWTVerifyGetKey } from 'jose';

export interface KeysOptions {
  /** Replaces the global `fetch`. */
  fetch?: FetchImplementation | undefined;
  /** How long an unknown key waits for the next look at the partner's list; 30 seconds unless set. */
  cooldownMs?: number | undefined;
  /** How long the partner may take; 5 seconds unless set. */
  timeoutMs?: number | undefined;
}

/** A list of keys is a few kilobytes. */
const maxBytes = 100_000;
/** After that, a key that the partner took off its list no longer counts. */
const maxAgeMs = 600_000;

/** The partner's keys couldn't be loaded: no one knows whether a token is good. */
export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable';
}

/**
 * A partner's public keys, loaded when a token needs them. An unknown key loads them again, so that a partner can
 * rotate its keys at any time; made-up keys can't cause more than one request per cooldown.
 */
export function partnerKeys(url: string, options: KeysOptions = {}): JWTVerifyGetKey {
  const { fetch: ask = fetch, cooldownMs = 30_000, timeoutMs = 5000 } = options;
  const keys = createRemoteJWKSet(new URL(url), {
    timeoutDuration: timeoutMs,
    cooldownDuration: cooldownMs,
    cacheMaxAge: maxAgeMs,
    [customFetch]: async (...asked) => limited(await ask(...asked)),
  });
  let failedAt = -Infinity;

  return async (header, token) => {
    if (Date.now() < failedAt + Math.min(timeoutMs, cooldownMs)) throw new KeysUnavailable(`${url} failed just now`);
    try {
      return await keys(header, token);
    } catch (cause) {
      if (isAboutToken(cause)) throw cause;
      failedAt = Date.now();
      throw new KeysUnavailable(`the keys at ${url} could not be loaded`, { cause });
    }
  };
}

function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}

/** The response up to the limit; a longer one is an error. */
function limited({ body, status }: Response): Response {
  let size = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > maxBytes) controller.error(new Error(`more than ${maxBytes} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted ?? null, { status });
}
