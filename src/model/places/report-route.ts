import { defaultRangePreset, rangePresets, type RangePreset } from '../time/range-presets';
import { encodePart } from '../core/encode';
import type { Id } from '../core/tolerant';
import { isLocalDate, type LocalDate } from '../time/local-date';
import { isTimeZone } from '../time/time-zone';

/** The report tabs in the order in which they stand. */
export const reportTabs = ['overview', 'history', 'availability'] as const;
export type ReportTab = (typeof reportTabs)[number];

/** What a report speaks of: a preset, whose days move on with the calendar, or days that were picked, both included. */
export type ReportRange = RangePreset | { from: LocalDate; to: LocalDate };

/** Which chats the history shows; what is absent does not matter. */
export interface HistoryFilters {
  agent?: string | undefined;
  rating?: 'up' | 'down' | undefined;
  /** Only chats that nobody answered, or only those that somebody did. */
  missed?: boolean | undefined;
  /** Only chats that a trigger began, or only the others. */
  trigger?: boolean | undefined;
  /** A part of the visitor's name or address, of the first words, or of the feedback. */
  q?: string | undefined;
}

/** A report with what its address remembers. What is absent has its default. */
export interface ReportRoute {
  name: 'reports';
  tab?: ReportTab | undefined;
  /** `last30` when absent. */
  range?: ReportRange | undefined;
  /** An IANA name; the zone of the browser when absent. */
  zone?: string | undefined;
  /** Whose history. */
  widgetId?: Id | undefined;
  filters?: HistoryFilters | undefined;
  /** Which page of whose history, by the text of the widget's Id. Counted from 0, which is left out. */
  pages?: Record<string, number> | undefined;
}

const MAX_QUERY = 200;

/** The same range and zone on another tab; pages and filters are those of one history. */
export function toReportTab({ range, zone }: ReportRoute, tab: ReportTab): ReportRoute {
  return { name: 'reports', tab, range, zone };
}

export function isReportTab(value: string): value is ReportTab {
  return reportTabs.some((tab) => tab === value);
}

/** Whether a report can be counted in a zone: one that has a name. An offset such as `+05:00` has no summer time. */
function isReportZone(zone: string): boolean {
  return /^[A-Za-z]/.test(zone) && isTimeZone(zone);
}

/** What an address says of a report. What it says wrongly is left out. */
export function readReport(params: URLSearchParams): Omit<ReportRoute, 'name' | 'tab'> {
  const zone = params.get('zone') ?? '';
  return withoutGaps({
    range: readRange(params),
    zone: isReportZone(zone) ? zone : undefined,
    widgetId: params.get('widget') || undefined,
    filters: readFilters(params),
    pages: readPages(params.get('page') ?? ''),
  });
}

/** The same as parameters of an address. */
export function reportParams(route: ReportRoute): Record<string, string | undefined> {
  const { range, zone, widgetId, filters = {}, pages } = route;
  const isPreset = typeof range === 'string';
  return {
    range: isPreset && range !== defaultRangePreset ? range : undefined,
    from: isPreset ? undefined : range?.from,
    to: isPreset ? undefined : range?.to,
    zone,
    widget: widgetId === undefined ? undefined : String(widgetId),
    agent: filters.agent || undefined,
    rating: filters.rating,
    missed: filters.missed?.toString(),
    trigger: filters.trigger?.toString(),
    q: filters.q || undefined,
    page: pages && formatPages(pages),
  };
}

function readRange(params: URLSearchParams): ReportRange | undefined {
  const preset = rangePresets.find((code) => code === params.get('range'));
  if (preset) return preset;
  const [from = '', to = ''] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (!isLocalDate(from) || !isLocalDate(to)) return undefined;
  return { from, to: to < from ? from : to };
}

function readFilters(params: URLSearchParams): HistoryFilters | undefined {
  const rating = params.get('rating');
  const filters = withoutGaps<HistoryFilters>({
    agent: params.get('agent') || undefined,
    rating: rating === 'up' || rating === 'down' ? rating : undefined,
    missed: readFlag(params.get('missed')),
    trigger: readFlag(params.get('trigger')),
    q: params.get('q')?.slice(0, MAX_QUERY) || undefined,
  });
  return Object.keys(filters).length > 0 ? filters : undefined;
}

function readFlag(text: string | null): boolean | undefined {
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

/** As in `11.2_12.1`: the third page of the widget 11 and the second one of the widget 12. */
function readPages(text: string): Record<string, number> | undefined {
  const entries = text.split('_').flatMap((part) => {
    const [, id, page] = /^(.+)\.([1-9]\d{0,5})$/.exec(part) ?? [];
    return id === undefined ? [] : [[decodeId(id), Number(page)] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function formatPages(pages: Record<string, number>): string | undefined {
  const entries = Object.entries(pages).filter(([, page]) => page > 0);
  return entries.map(([id, page]) => `${encodeId(id)}.${page}`).join('_') || undefined;
}

/** An Id may be any text. */
function encodeId(id: string): string {
  return encodePart(id).replaceAll('_', '%5F');
}

function decodeId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function withoutGaps<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}
