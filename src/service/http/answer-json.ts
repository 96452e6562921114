import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const encoder = new TextEncoder();

/** An answer that says how long it is, so that whoever sends it can tell a large one, which is worth compressing. */
export function answerJson(c: Context, body: object, status: ContentfulStatusCode = 200): Response {
  const text = JSON.stringify(body);
  c.header('Content-Type', 'application/json');
  c.header('Content-Length', String(encoder.encode(text).length));
  return c.body(text, status);
}
