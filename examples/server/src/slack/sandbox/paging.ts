import { SlackRefusal } from './asked';

/** Slack's page when none is asked for. */
const usualSize = 100;

/** The page that a `cursor` and a `limit` stand for. */
export function pageOf<Row>(all: readonly Row[], args: URLSearchParams): { rows: Row[]; next_cursor: string } {
  const size = Math.min(Math.max(Number(args.get('limit') ?? usualSize) || usualSize, 1), 1000);
  const start = readCursor(args.get('cursor') ?? '');
  const end = start + size;
  return { rows: all.slice(start, end), next_cursor: end < all.length ? writeCursor(end) : '' };
}

function writeCursor(start: number): string {
  return Buffer.from(`next:${start}`).toString('base64');
}

function readCursor(cursor: string): number {
  if (cursor === '') return 0;
  const start = /^next:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString('utf8'))?.[1];
  if (start === undefined) throw new SlackRefusal('invalid_cursor');
  return Number(start);
}
