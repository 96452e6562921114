import type { Instant } from '../core/tolerant';

export type CsvValue = string | number | boolean | null | undefined;

/** Rows as CSV (RFC 4180), safe against formula injection in spreadsheets. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: CsvValue): string {
  if (typeof value !== 'string') return String(value ?? '');
  const last = value.charCodeAt(value.length - 1);
  // Fast path for nearly every cell: text that starts and ends like this is not a formula unless it is split.
  const isPlain = value === '' || (beginsPlainly(value.charCodeAt(0)) && last > 32 && last < 127);
  if (isPlain && !DIVIDED.test(value)) return value;
  const text = isPlain && !SPLIT.test(value) ? value : csvText(value);
  return DIVIDED.test(text) || /^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
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
/**
 * Where a spreadsheet that splits at semicolons or tabs, as in many locales, starts a new cell. It treats our quotes as
 * part of the text, because they are not at the start of its cell.
 */
const SPLIT = /[;\t\r\n]/;
const split = SPLIT.source;
/**
 * A cell that a spreadsheet could run, or might because it starts with a control character, and the cell's own
 * apostrophe.
 */
const RISKY = /* @__PURE__ */ new RegExp(`^(?=['\\s]*\\p{Cc}|${skipped}*${formula})'?`, 'u');
/** The same, after a position where a cell could be split. */
const INNER_RISKY = /* @__PURE__ */ new RegExp(`(${split})(?=(?:(?!${split})${skipped})*${formula})('?)`, 'gu');
const NEGATIVE_NUMBER = /^-\d+([.,]\d+)*$/;
const PHONE = /^\+\d[\d .()-]{4,24}$/;

/**
 * Makes text safe for a cell: puts an apostrophe before every part that a spreadsheet would run, or that would
 * otherwise be indistinguishable from an escaped one. Numbers and phone numbers stay as they are, because spreadsheets
 * read them as is. `readCsvText` removes exactly these apostrophes.
 */
export function csvText(text: string): string {
  return NEGATIVE_NUMBER.test(text) || PHONE.test(text)
    ? text
    : text.replace(INNER_RISKY, "$1'$2").replace(RISKY, "'$&");
}

/** Reverses `csvText`, for programs that read a download: removes one apostrophe from each risky position. */
export function readCsvText(cell: string): string {
  return cell.replace(RISKY, '').replace(INNER_RISKY, '$1');
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
