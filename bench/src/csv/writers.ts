import { Parser } from '@json2csv/plainjs';
import Papa from 'papaparse';
import type { Cells } from './rows.ts';

/** Gives the text of a thousand rows. */
type Writer = (rows: Cells[]) => string;

/** What writes the rows, by name; made when it is wanted, so that each child process loads its own alone. */
export const writers: Record<WriterName, () => Promise<Writer>> = {
  async chatdeck() {
    const { toCsv } = await import('chatdeck/model');
    return toCsv;
  },
  papaparse: () => Promise.resolve((rows) => Papa.unparse(rows)),
  'papaparse-safe': () => Promise.resolve((rows) => Papa.unparse(rows, { escapeFormulae: true })),
  json2csv() {
    const parser = new Parser({ header: false });
    return Promise.resolve((rows) => parser.parse(rows));
  },
  floor: () => Promise.resolve(plainLoop),
};

export type WriterName = 'chatdeck' | 'papaparse' | 'papaparse-safe' | 'json2csv' | 'floor';

/** RFC 4180 and no more: nothing is neutralized. */
function plainLoop(rows: Cells[]): string {
  let text = '';
  for (const row of rows) {
    let line = '';
    for (const value of row) {
      const cell = value === null ? '' : String(value);
      line += `,${/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell}`;
    }
    text += `${line.slice(1)}\r\n`;
  }
  return text;
}
