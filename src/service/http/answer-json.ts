import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const encoder = new TextEncoder();

/** A JSON response with its length, so that a server can decide whether to compress it. */
export function answerJson(c: Context, body: object, status: ContentfulStatusCode = 200): Response {
  const text = JSON.stringify(body);
  c.header('Content-Type', 'application/json');
  c.header('Content-Length', String(encoder.encode(text).length));
  return c.body(text, status);
}
