import { isJsonObject } from '../core/tolerant';
import type { Chat } from '../entities/chat';

/** Chats on a page of the history; the pages are numbered from 0 (core platform, section 9). */
export const historyPageSize = 15;
/** Chats that an export asks for at once. */
export const exportPageSize = 1000;

const PAGE_ADDRESS_LENGTH = 32;

/** A visitor's page as the history shows it: without protocol, cut to 32 characters (core platform, section 2). */
export function shortPageAddress(address: string): string {
  const characters = [...address.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')];
  return characters.slice(0, PAGE_ADDRESS_LENGTH).join('');
}

export interface VisitorTrait {
  name: string;
  value: string;
}

/** The pairs of a visitor's `identTraits`, values as text. A visitor's page wrote them: what is no object has none. */
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

/** The numbers of 'Showing x to y of z results', counted from 1; all are 0 when there is nothing to show. */
export function shownRows(page: number, total: number, perPage = historyPageSize): { from: number; to: number } {
  const from = page * perPage + 1;
  return from > total ? { from: 0, to: 0 } : { from, to: Math.min(from + perPage - 1, total) };
}
/** Seconds until somebody answered; null where nobody did. */

export function replySeconds({ startedAt, firstResponseAt }: Chat): number | null {
  if (startedAt === null || firstResponseAt === null) return null;
  return Math.max(0, Math.round((firstResponseAt - startedAt) / 1000));
}
