import type { ProviderInvoice } from './payments';
import type { Picture } from './ports';

/** One charge or refund. Kept for payment providers that keep no invoices. */
export interface InvoiceRecord extends ProviderInvoice {
  accountId: number;
}

/** A link to set a password. Only the hash of its token is stored. */
export interface PasswordResetRecord {
  /** SHA-256 of the token, in hex. */
  tokenHash: string;
  userId: number;
  accountId: number;
  expiresAt: Date;
}

/** Attempts at something that must not be tried too often, such as a password. */
export interface AttemptRecord {
  count: number;
  /** Attempts are rejected until then; null while they are allowed. */
  blockedUntil: Date | null;
  /** Forgotten after that. */
  expiresAt: Date;
}

/** A widget’s team avatar; at most one each. */
export interface AvatarRecord extends Picture {
  /** Random, so that it can’t be guessed. */
  name: string;
  accountId: number;
  widgetId: number;
}
