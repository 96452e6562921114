import { notStored, type Draft } from '../../model/core/draft';
import { makeProblem, problemError } from '../../model/core/problem';
import type { Id, JsonObject } from '../../model/core/tolerant';
import { findWidgetRow, type User } from '../../model/entities/user';
import type { Widget } from '../../model/entities/widget';

/** Throws if the server returned a field of a save with its previous value: it did not save it. */
export function checkStored<T>(draft: Draft<T>, stored: T): void {
  const [name] = notStored(draft, stored);
  if (name !== undefined) throw problemError(makeProblem('invalid', { code: 'not_stored', path: String(name) }));
}

/** The same for a single field. A value absent from the response was stored as sent. */
export function checkField<Value>(
  name: string,
  { before, sent, stored }: Record<'before' | 'sent', Value> & { stored: Value | undefined },
): void {
  checkStored({ patch: { [name]: sent }, base: { [name]: before } }, { [name]: stored ?? sent });
}

/** A widget's field in a response, if the response has it. */
export function answeredField<Name extends keyof Widget>(user: User, id: Id, name: Name): Widget[Name] | undefined {
  const row = findWidgetRow(user, id);
  return row?.status === 'ready' && Object.hasOwn(row.raw, name) ? row.data[name] : undefined;
}

/** What the server made of a save: a field that the response lacks, or has in another type, was stored as sent. */
export function storedAs<T extends object>(sent: T, answer: JsonObject): T {
  const entries = Object.entries(sent) as [string, unknown][];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof answer[name] === typeof value ? answer[name] : value]),
  ) as T;
}
