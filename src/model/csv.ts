import type { Instant } from './tolerant';

export type CsvValue = string | number | boolean | null | undefined;

/** Rows as CSV (RFC 4180), in which no cell is run by a spreadsheet (decisions, hazards). */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: CsvValue): string {
  const text = typeof value === 'string' ? csvText(value) : String(value ?? '');
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * After any apostrophes of its own, and what a spreadsheet may skip, which is white space, control and invisible
 * characters: what begins a formula, in its wide, small, raised and lowered forms as well.
 */
const FORMULA = /^'*[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫−⁼⁺⁻₌₊₋﬩]/u;
/** These begin no formula, but make a spreadsheet look at what follows as one. */
const LEADING_CONTROL = /^'*\s*\p{Cc}/u;
const NEGATIVE_NUMBER = /^-\d+([.,]\d+)*$/;
const PHONE = /^\+\d[\d .()-]{4,24}$/;

/** Numbers and telephone numbers stay as they are: a spreadsheet makes nothing else of them. */
function isRisky(text: string): boolean {
  if (NEGATIVE_NUMBER.test(text) || PHONE.test(text)) return false;
  return FORMULA.test(text) || LEADING_CONTROL.test(text);
}

/**
 * A text as it is safe in a cell: with an apostrophe before it where a spreadsheet would run it, or where without one
 * nobody could tell it from such a text. `readCsvText` takes exactly that apostrophe away again.
 */
export function csvText(text: string): string {
  return isRisky(text) ? `'${text}` : text;
}

/** The text that `csvText` was given, for programs that read a download. */
export function readCsvText(cell: string): string {
  return cell.startsWith("'") && isRisky(cell) ? cell.slice(1) : cell;
}

/**
 * The name of a download: a timestamp in UTC, what it holds, and the product's suffix, for example
 * `20260102T030405_overview_chatdeck_output.csv` (core platform, section 7).
 */
export function fileName(kind: string, now: Instant, productSuffix: string, extension: 'csv' | 'json'): string {
  const timestamp = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  const words = productSuffix.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${[timestamp, kind, ...words].join('_')}.${extension}`;
}
