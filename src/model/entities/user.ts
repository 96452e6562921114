import type * as z from 'zod/mini';
import { accountSchema } from './account';
import {
  compareIds,
  entity,
  flagField,
  idSchema,
  instantField,
  isSameId,
  optionalIdField,
  readyRows,
  rowsOf,
  textField,
  rawIdOf,
  type Id,
  type ReadyRow,
  type Row,
} from '../core/tolerant';
import { widgetSchema, type SentWidget, type Widget } from './widget';

/** Response schema of the signed-in user. */
export const userSchema = entity({
  Id: idSchema,
  email: textField,
  admin: flagField,
  accountId: optionalIdField,
  /** The account's widgets, each validated separately. */
  ces: rowsOf<Widget, SentWidget>(widgetSchema),
  account: accountSchema,
  /** Null for an invited user who has not signed in yet, sent as text that starts with 0000. */
  lastSignedInAt: instantField,
  showNPSRating: flagField,
  /** The terms version this user accepted. */
  ActiveTOSPP: textField,
  isCcPresent: flagField,
});
type ReadUser = z.infer<typeof userSchema>;
type UserInput = z.input<typeof userSchema>;
// Mapped for the same reason as `Widget`.
export type User = { [Name in keyof ReadUser]: ReadUser[Name] };
/** A user as a well-behaved server sends it. */
export type SentUser = { [Name in keyof UserInput]: UserInput[Name] };

/** The current terms version. A user who accepted another one is sent to the terms page. */
export const currentTermsVersion = '01SEPT2024';

export function widgetsOf(user: User): Widget[] {
  return readyRows(user.ces);
}

export function findWidget(user: User, id: Id): Widget | undefined {
  return widgetsOf(user).find((widget) => isSameId(widget.Id, id));
}

/** The widget's row, with the raw copy that saves build on. Also finds malformed rows by ID. */
export function findWidgetRow(user: User, id: Id): Row<Widget> | undefined {
  return user.ces.find((row) => {
    const rowId = row.status === 'ready' ? row.data.Id : rawIdOf(row.raw);
    return rowId !== undefined && isSameId(rowId, id);
  });
}

/** The widget with the lowest ID. */
export function defaultWidget(user: User): Widget | undefined {
  return widgetsOf(user).toSorted((a, b) => compareIds(a.Id, b.Id))[0];
}

/** The user with one widget's row replaced by a newer one. */
export function withWidgetRow(user: User, row: ReadyRow<Widget>): User {
  const isReplaced = (other: User['ces'][number]) => other.status === 'ready' && isSameId(other.data.Id, row.data.Id);
  return { ...user, ces: user.ces.map((other) => (isReplaced(other) ? row : other)) };
}

/** The user without one of their widgets. */
export function withoutWidget(user: User, id: Id): User {
  const isOther = (row: User['ces'][number]) => {
    const rowId = row.status === 'ready' ? row.data.Id : rawIdOf(row.raw);
    return rowId === undefined || !isSameId(rowId, id);
  };
  return { ...user, ces: user.ces.filter(isOther) };
}
