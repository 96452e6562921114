import { readCsvText } from './csv';

/** A line of a CSV file; one with line breaks in its cells spans several. */
export interface CsvRow {
  /** Where it starts, from 1. */
  line: number;
  cells: string[];
}

/** What keeps a file from being read as CSV, and where. */
export interface CsvFault {
  code: 'openQuote' | 'afterQuote';
  line: number;
}

export type CsvReading = { status: 'ready'; rows: CsvRow[] } | { status: 'failed'; fault: CsvFault };

const separators = [',', ';', '\t'] as const;

/**
 * Reads CSV (RFC 4180), also with semicolons or tabs, as spreadsheets of other locales write it, with a byte order mark,
 * and with any line ends. Removes the apostrophe of `toCsv` before formulas. Empty lines are skipped.
 */
export function readCsv(text: string): CsvReading {
  const content = text.startsWith('\ufeff') ? text.slice(1) : text;
  const separator = separatorOf(content);
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  const rows: CsvRow[] = [];
  let at = 0;
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  while (at < content.length || row.cells.length > 0) {
    if (content[at] === '"') {
      const close = closingQuote(content, at);
      if (close === undefined) return { status: 'failed', fault: { code: 'openQuote', line } };
      const cell = content.slice(at + 1, close);
      row.cells.push(readCsvText(cell.replaceAll('""', '"')));
      line += linesIn(cell);
      at = close + 1;
    } else {
      plain.lastIndex = at;
      const [cell = ''] = plain.exec(content) ?? [];
      row.cells.push(readCsvText(cell));
      at += cell.length;
    }
    if (content[at] === separator) {
      at += 1;
      // A separator at the very end begins an empty cell.
      if (at < content.length) continue;
      row.cells.push('');
    }
    const end = /\r\n|\r|\n|$/y;
    end.lastIndex = at;
    const lineEnd = end.exec(content);
    if (!lineEnd) return { status: 'failed', fault: { code: 'afterQuote', line } };
    at += lineEnd[0].length;
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
    line += linesIn(lineEnd[0]);
    row = { line, cells: [] };
  }
  return { status: 'ready', rows };
}

/** The separator that is most frequent in the first line, outside quotes. */
function separatorOf(content: string): (typeof separators)[number] {
  const counts = { ',': 0, ';': 0, '\t': 0 };
  const sign = /[,;\t\r\n"]/g;
  for (let found = sign.exec(content); found; found = sign.exec(content)) {
    const [character] = found;
    const separator = separators.find((each) => each === character);
    if (separator) counts[separator] += 1;
    else if (character === '"') sign.lastIndex = (closingQuote(content, found.index) ?? found.index) + 1;
    else break;
  }
  return separators.toSorted((a, b) => counts[b] - counts[a])[0] ?? ',';
}

/** Where the quote that opens at an index is closed. Without a regular expression, which runs out of stack. */
function closingQuote(content: string, open: number): number | undefined {
  let at = content.indexOf('"', open + 1);
  while (at >= 0 && content[at + 1] === '"') at = content.indexOf('"', at + 2);
  return at < 0 ? undefined : at;
}

function linesIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
