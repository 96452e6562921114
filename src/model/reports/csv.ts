import type { Instant } from '../core/tolerant';

export type CsvValue = string | number | boolean | null | undefined;

/** Rows as CSV (RFC 4180), in which no cell is run by a spreadsheet. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: CsvValue): string {
  if (typeof value !== 'string') return String(value ?? '');
  const last = value.charCodeAt(value.length - 1);
  // Nearly every cell: what begins and ends like this is no formula unless it is split.
  const isPlain = value === '' || (beginsPlainly(value.charCodeAt(0)) && last > 32 && last < 127);
  if (isPlain && !DIVIDED.test(value)) return value;
  const text = isPlain && !SPLIT.test(value) ? value : csvText(value);
  return DIVIDED.test(text) || /^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** With a digit, a colon, a letter of ASCII or a mark behind those. */
function beginsPlainly(code: number): boolean {
  return (code > 47 && code < 59) || (code > 64 && code < 127);
}

/** What makes a cell need quotes, here or where other marks divide cells. */
const DIVIDED = /[",;\t\r\n]/;

/** What a spreadsheet may skip before a formula: marks around a text, white space, control and invisible characters. */
const skipped = `['"\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]`;
/** What begins a formula, in its wide, small, raised and lowered forms as well. */
const formula = '[=+\\-@＝＋－＠﹦﹢﹣﹫−⁼⁺⁻₌₊₋﬩]';
/**
 * Where a spreadsheet that splits at semicolons or tabs, as those of many countries do, begins another cell: it takes
 * our quotes for a part of the text, as they do not stand at its cell's beginning.
 */
const SPLIT = /[;\t\r\n]/;
const split = SPLIT.source;
/** A cell that is run, or looked at as one because a control character begins it, and its own apostrophe. */
const RISKY = /* @__PURE__ */ new RegExp(`^(?=['\\s]*\\p{Cc}|${skipped}*${formula})'?`, 'u');
/** The same behind a place where a cell may be split. */
const INNER_RISKY = /* @__PURE__ */ new RegExp(`(${split})(?=(?:(?!${split})${skipped})*${formula})('?)`, 'gu');
const NEGATIVE_NUMBER = /^-\d+([.,]\d+)*$/;
const PHONE = /^\+\d[\d .()-]{4,24}$/;

/**
 * A text as it is safe in a cell: with an apostrophe before each piece that a spreadsheet would run, or where without
 * one nobody could tell it from such a piece. Numbers and telephone numbers stay as they are, as a spreadsheet makes
 * nothing else of them. `readCsvText` takes exactly those apostrophes away again.
 */
export function csvText(text: string): string {
  return NEGATIVE_NUMBER.test(text) || PHONE.test(text)
    ? text
    : text.replace(INNER_RISKY, "$1'$2").replace(RISKY, "'$&");
}

/** The text that `csvText` was given, for programs that read a download: each risky place loses one apostrophe. */
export function readCsvText(cell: string): string {
  return cell.replace(RISKY, '').replace(INNER_RISKY, '$1');
}

/**
 * The name of a download: a timestamp in UTC, what it holds, and the product's suffix, for example
 * `20260102T030405_overview_chatdeck_output.csv`.
 */
export function fileName(kind: string, now: Instant, productSuffix: string, extension: 'csv' | 'json'): string {
  const timestamp = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  const words = productSuffix.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${[timestamp, kind, ...words].join('_')}.${extension}`;
}
