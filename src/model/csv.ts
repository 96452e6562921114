import type { Instant } from './tolerant';

export type CsvValue = string | number | boolean | null | undefined;

/** Rows as CSV (RFC 4180), in which no cell is run by a spreadsheet (decisions, hazards). */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: CsvValue): string {
  const text = typeof value === 'string' ? neutralize(value) : String(value ?? '');
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** White space, control and invisible characters that a spreadsheet may skip, then what begins a formula. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠−﹢﹣﹦﹫]/u;
/** These begin no formula, but make a spreadsheet look at what follows as one. */
const LEADING_CONTROL = /^[\t\r\n\0]/;
const NUMBER = /^-\d+(\.\d+)?$/;
const PHONE = /^\+\d[\d .()-]{4,24}$/;

/** Puts an apostrophe, which spreadsheets hide, before a text that they would run. Numbers and telephone numbers stay. */
function neutralize(text: string): string {
  if (NUMBER.test(text) || PHONE.test(text)) return text;
  return FORMULA.test(text) || LEADING_CONTROL.test(text) ? `'${text}` : text;
}

/**
 * The name of a download: a timestamp in UTC, what it holds, and the product's suffix, for example
 * `20260102T030405_overview_chatdeck_output.csv` (core platform, section 7).
 */
export function fileName(kind: string, now: Instant, productSuffix: string, extension: 'csv' | 'json'): string {
  const timestamp = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  const suffix = productSuffix.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  return `${timestamp}_${kind}_${suffix}.${extension}`;
}
