import { isJsonObject } from '../core/tolerant';
import type { Chat } from '../entities/chat';

/** Number of chats on a history page; pages are zero-based. */
export const historyPageSize = 15;
/** Number of chats an export requests at a time. */
export const exportPageSize = 1000;

const PAGE_ADDRESS_LENGTH = 32;

/** A visitor's page URL as the history shows it: without the protocol, cut to 32 characters and an ellipsis. */
export function shortPageAddress(address: string): string {
  const characters = [...address.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')];
  if (characters.length <= PAGE_ADDRESS_LENGTH) return characters.join('');
  return `${characters.slice(0, PAGE_ADDRESS_LENGTH).join('')}…`;
}

export interface VisitorTrait {
  name: string;
  value: string;
}

/**
 * Key-value pairs from a visitor's `identTraits`, with values as text. The visitor's page wrote them, so anything but a
 * JSON object yields none.
 */
export function visitorTraits(identTraits: string): VisitorTrait[] {
  try {
    const traits: unknown = JSON.parse(identTraits);
    if (!isJsonObject(traits)) return [];
    return Object.entries(traits).map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    }));
  } catch {
    return [];
  }
}

/** Seconds until an operator answered; null when no one did. */
export function replySeconds({ startedAt, firstResponseAt }: Chat): number | null {
  if (startedAt === null || firstResponseAt === null) return null;
  return Math.max(0, Math.round((firstResponseAt - startedAt) / 1000));
}
