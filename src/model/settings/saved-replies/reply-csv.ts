import { toCsv } from '../../csv/csv';
import { readCsv, type CsvFault, type CsvRow } from '../../csv/csv-read';
import { maxSavedReplies } from '../../entities/widget-settings';
import type { SavedReplyFields } from './saved-replies';

/** The columns of a file of replies, in its order. */
export const replyColumns = ['label', 'shortcut', 'response', 'triggerPhrases', 'autoSend'] as const;

/** Replies as a CSV file for spreadsheets, which reads back as the same replies. */
export function writeReplyCsv(replies: readonly SavedReplyFields[]): string {
  // Excel reads UTF-8 only with a byte order mark.
  return `\ufeff${toCsv([replyColumns, ...replies.map((reply) => replyColumns.map((column) => reply[column]))])}`;
}

/** A reply with only the fields that a file has. */
export type FiledFields = Partial<SavedReplyFields> & Pick<SavedReplyFields, 'label' | 'response'>;

/** A reply of a file, and the line where it starts. */
export interface FiledReply {
  line: number;
  reply: FiledFields;
}

/** Why a line isn't read. */
export interface ReplyLineFault {
  line: number;
  code: 'moreCells' | 'autoSendUnclear';
  label: string;
}

/** Why a file isn't read at all. */
export type ReplyFileFault = CsvFault | { code: 'tooLarge' | 'empty' | 'columnMissing' | 'tooManyLines' };

/** A file of replies as read. */
export type ReplyFileReading =
  | { status: 'failed'; fault: ReplyFileFault }
  | {
      status: 'ready';
      replies: FiledReply[];
      faults: ReplyLineFault[];
      /** The names of columns that aren't imported. */
      unknown: string[];
    };

/** The most characters of a file: as many replies as there can be, each with the longest texts, fit in. */
export const maxReplyFileSize = 45_000_000;

const truths = new Map([
  ...['true', 'yes', 'on', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'off', '0', ''].map((word) => [word, false] as const),
]);

/** Reads a file that anyone can have written. Its first line names the columns, in any order. */
export function readReplyCsv(text: string): ReplyFileReading {
  if (text.length > maxReplyFileSize) return failed({ code: 'tooLarge' });
  const reading = readCsv(text);
  if (reading.status === 'failed') return reading;
  const [header, ...lines] = reading.rows;
  if (!header || lines.length === 0) return failed({ code: 'empty' });
  const columns = header.cells.map(columnOf);
  if (!columns.includes('label') || !columns.includes('response')) return failed({ code: 'columnMissing' });
  if (lines.length > maxSavedReplies) return failed({ code: 'tooManyLines' });
  const replies: FiledReply[] = [];
  const faults: ReplyLineFault[] = [];
  for (const row of lines) {
    const { line } = row;
    const [reply, code] = replyOf(row, columns);
    if (code) faults.push({ line, code, label: reply.label.trim() });
    else replies.push({ line, reply });
  }
  const unknown = header.cells.filter((name, index) => columns[index] === undefined && name.trim() !== '');
  return { status: 'ready', replies, faults, unknown };
}

function failed(fault: ReplyFileFault): ReplyFileReading {
  return { status: 'failed', fault };
}

type Column = (typeof replyColumns)[number];

/** Ignores case, spaces, and signs: “Trigger phrases” and “trigger_phrases” are the same column. */
function columnOf(name: string): Column | undefined {
  const folded = foldName(name);
  return replyColumns.find((column) => foldName(column) === folded);
}

function foldName(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

function replyOf(
  { cells }: CsvRow,
  columns: readonly (Column | undefined)[],
): [FiledFields, ReplyLineFault['code'] | undefined] {
  const textOf = (column: Column) => cells[columns.indexOf(column)];
  const [shortcut, triggerPhrases, sending] = [textOf('shortcut'), textOf('triggerPhrases'), textOf('autoSend')];
  const autoSend = sending === undefined ? undefined : truths.get(sending.trim().toLowerCase());
  const reply: FiledFields = {
    label: textOf('label') ?? '',
    response: textOf('response') ?? '',
    ...(shortcut !== undefined && { shortcut }),
    ...(triggerPhrases !== undefined && { triggerPhrases }),
    ...(autoSend !== undefined && { autoSend }),
  };
  const isUnclear = sending !== undefined && autoSend === undefined;
  const hasMore = cells.slice(columns.length).some((cell) => cell !== '');
  return [reply, hasMore ? 'moreCells' : isUnclear ? 'autoSendUnclear' : undefined];
}
