import { bigint, boolean, customType, text, timestamp } from 'drizzle-orm/pg-core';

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
export const reference = () => bigint({ mode: 'number' }).notNull();
export const moment = () => timestamp({ withTimezone: true });
export const words = () => text().notNull();
export const flag = () => boolean().notNull();
/** Both drivers give bytes as some view of them: what comes out is a plain one. */
export const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});
