import type { ReportHead } from '../../counting/chat-count';
import type { ReportWidget } from '../props';
import { byteOrderMark, toCsv, type CsvValue } from '../../csv/csv';
import { inertJson } from '../inert-json';

/** A report's data for one widget. */
export interface WidgetPart<T> {
  widget: ReportWidget;
  data: T;
}

/** The headers of figures, with their meanings. */
export function definedColumns(definitions: Record<string, string>): string[] {
  return Object.entries(definitions).map(([name, meaning]) => `${name} (${meaning})`);
}

export function writeCsv(columns: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return byteOrderMark + toCsv([columns, ...rows]);
}

export function writeJson<T>(
  { dates, zone }: ReportHead,
  parts: readonly WidgetPart<T>[],
  content: (part: WidgetPart<T>) => object,
  more: object = {},
): string {
  const widgets = parts.map((part) => ({ id: part.widget.id, name: part.widget.name, ...content(part) }));
  const file = { startDate: dates.start, endDate: dates.end, timeZone: zone, ...more, widgets };
  return `${inertJson(file, 2)}\n`;
}
