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
  const quoted = /"((?:[^"]|"")*)"/y;
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  const rows: CsvRow[] = [];
  let at = 0;
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  while (at < content.length || row.cells.length > 0) {
    quoted.lastIndex = plain.lastIndex = at;
    const isQuoted = content[at] === '"';
    const match = isQuoted ? quoted.exec(content) : plain.exec(content);
    if (!match) return { status: 'failed', fault: { code: 'openQuote', line } };
    row.cells.push(readCsvText(isQuoted ? (match[1] ?? '').replaceAll('""', '"') : match[0]));
    line += linesIn(match[0]);
    at += match[0].length;
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
  const [first = ''] = content.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const count = (separator: string) => first.split(separator).length;
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function linesIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
