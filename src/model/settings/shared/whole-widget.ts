import type { JsonObject } from '../../core/tolerant';

/** What a save of the whole widget sends: everything but `off`, which has calls of its own. */
export function wholeWidgetBody(raw: JsonObject): JsonObject {
  const { off: _off, ...body } = raw;
  return body;
}
