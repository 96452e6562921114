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

/** An invitation that no one has accepted yet. */
export interface InvitationRecord {
  userId: number;
  accountId: number;
  /** When its newest link was made; null if that isn’t known. */
  invitedAt: Date | null;
  /** Until when that link works. */
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

/** What a partner's server authenticates with. Only the hash of a key is stored. */
export interface ServiceKeyRecord {
  id: number;
  accountId: number;
  /** What it is for, in the operator's words. */
  name: string;
  /** The first characters of the key, to recognize it by. */
  prefix: string;
  /** SHA-256 of the key, in hex. */
  keyHash: string;
  createdAt: Date;
  /** The end of a rotated key's overlap; null while it has no end. */
  expiresAt: Date | null;
  revokedAt: Date | null;
  /** To the minute; null until its first use. */
  lastUsedAt: Date | null;
}
