export interface Figure {
  median: number;
  p95: number;
  /** How many were measured. */
  count: number;
}

export function figureOf(measured: readonly number[]): Figure {
  const sorted = measured.toSorted((a, b) => a - b);
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95), count: sorted.length };
}

/** By rank: no value that was not measured. */
function at(sorted: readonly number[], share: number): number {
  return round(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Milliseconds as a table holds them. */
export function inShort(value: number): string {
  return String(value >= 20 ? Math.round(value) : Math.round(value * 10) / 10);
}

/** A table as Markdown and people read it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
