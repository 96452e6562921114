import { isJsonObject } from '../core/tolerant';
import type { Chat } from '../entities/chat';

/** Chats on a page of the history; the pages are numbered from 0. */
export const historyPageSize = 15;
/** Chats that an export asks for at once. */
export const exportPageSize = 1000;

const PAGE_ADDRESS_LENGTH = 32;

/** A visitor's page as the history shows it: without protocol, cut to 32 characters and an ellipsis. */
export function shortPageAddress(address: string): string {
  const characters = [...address.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')];
  if (characters.length <= PAGE_ADDRESS_LENGTH) return characters.join('');
  return `${characters.slice(0, PAGE_ADDRESS_LENGTH).join('')}…`;
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

/** Seconds until somebody answered; null where nobody did. */
export function replySeconds({ startedAt, firstResponseAt }: Chat): number | null {
  if (startedAt === null || firstResponseAt === null) return null;
  return Math.max(0, Math.round((firstResponseAt - startedAt) / 1000));
}
