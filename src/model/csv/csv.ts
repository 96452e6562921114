import type { Instant } from '../core/tolerant';

export type CsvValue = string | number | boolean | null | undefined;

/** Tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Rows as CSV (RFC 4180), safe against formula injection in spreadsheets. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: CsvValue): string {
  if (typeof value !== 'string') return String(value ?? '');
  // Fast path for nearly every cell.
  const text = beginsPlainly(value.charCodeAt(0)) ? value : csvText(value);
  return DIVIDED.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Whether the character is a digit, a colon, an ASCII letter, or a symbol that follows these in ASCII. */
function beginsPlainly(code: number): boolean {
  return (code > 47 && code < 59) || (code > 64 && code < 127);
}

/** Characters that require quotes, including separators used in other locales. */
const DIVIDED = /[",;\t\r\n]/;

/**
 * Characters a spreadsheet can skip before a formula: quotes, white space, control characters, and invisible
 * characters.
 */
const skipped = `['"\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]`;
/** Characters that start a formula, including their full-width, small, superscript, and subscript forms. */
const formula = '[=+\\-@＝＋－＠﹦﹢﹣﹫−⁼⁺⁻₌₊₋﬩]';
/** The start of a cell that a spreadsheet could run, or might because it starts with a control character. */
const RISKY = /* @__PURE__ */ new RegExp(`^(?=['\\s]*\\p{Cc}|${skipped}*${formula})`, 'u');
const NEGATIVE_NUMBER = /^-\d+([.,]\d+)*$/;
/** Without hyphens: spreadsheets calculate `+1-2`. */
const PHONE = /^\+\d[\d .()]{4,24}$/;

/**
 * Makes text safe for a cell: puts an apostrophe before text that a spreadsheet would run, or that would otherwise be
 * indistinguishable from escaped text. Numbers and phone numbers with no other sign stay as they are, because
 * spreadsheets read them as is. `readCsvText` removes exactly this apostrophe.
 */
export function csvText(text: string): string {
  return RISKY.test(text) && !NEGATIVE_NUMBER.test(text) && !PHONE.test(text) ? `'${text}` : text;
}

/** Reverses `csvText`, for programs that read a download. */
export function readCsvText(cell: string): string {
  return cell.startsWith("'") && RISKY.test(cell) ? cell.slice(1) : cell;
}

/**
 * A download's file name: UTC timestamp, content, and the product's suffix, for example
 * `20260102T030405_overview_chatdeck_output.csv`.
 */
export function fileName(kind: string, now: Instant, productSuffix: string, extension: 'csv' | 'json'): string {
  const timestamp = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  const words = productSuffix.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${[timestamp, kind, ...words].join('_')}.${extension}`;
}
