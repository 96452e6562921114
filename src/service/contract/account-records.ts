import type { ProviderInvoice } from './payments';
import type { Picture } from './ports';

/** What was charged, or given back, once; kept for payment providers that keep none themselves. */
export interface InvoiceRecord extends ProviderInvoice {
  accountId: number;
}

/** A link to set a password. Only the hash of its token is kept. */
export interface PasswordResetRecord {
  /** SHA-256 of the token, in hex. */
  tokenHash: string;
  userId: number;
  accountId: number;
  expiresAt: Date;
}

/** Tries of something that must not be tried too often, such as a password. */
export interface AttemptRecord {
  count: number;
  /** Until then every try is refused; null while tries are free. */
  blockedUntil: Date | null;
  /** Forgotten after that. */
  expiresAt: Date;
}

/** A team's picture; at most one of each widget. */
export interface AvatarRecord extends Picture {
  /** Random, so that nobody finds it who was not given it. */
  name: string;
  accountId: number;
  widgetId: number;
}
