import type { JsonObject } from '../../core/tolerant';

/** What a whole-widget save sends: everything except `off`, which has separate calls. */
export function wholeWidgetBody(raw: JsonObject): JsonObject {
  const { off: _off, ...body } = raw;
  return body;
}
