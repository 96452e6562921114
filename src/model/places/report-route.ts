import { defaultRangePreset, rangePresets, type RangePreset } from '../time/range-presets';
import { encodePart } from '../core/encode';
import type { Id } from '../core/tolerant';
import { isLocalDate, type LocalDate } from '../time/local-date';
import { isTimeZone } from '../time/time-zone';

/** The report tabs, in display order. */
export const reportTabs = ['overview', 'history', 'availability'] as const;
export type ReportTab = (typeof reportTabs)[number];

/** A report's date range: a preset that moves with the calendar, or fixed dates, both inclusive. */
export type ReportRange = RangePreset | { from: LocalDate; to: LocalDate };

/** History filters. An absent one matches all chats. */
export interface HistoryFilters {
  agent?: string | undefined;
  rating?: 'up' | 'down' | undefined;
  /** `true` for missed chats only, `false` for answered chats only. */
  missed?: boolean | undefined;
  /** `true` for chats started by a trigger only, `false` for all others only. */
  trigger?: boolean | undefined;
  /** Matches part of the visitor's name or email, the chat's first words, or the feedback. */
  q?: string | undefined;
}

/** A report and the state its URL keeps. Absent values have their defaults. */
export interface ReportRoute {
  name: 'reports';
  tab?: ReportTab | undefined;
  /** Defaults to `last30`. */
  range?: ReportRange | undefined;
  /** An IANA name; defaults to the browser's time zone. */
  zone?: string | undefined;
  /** The widget whose history is shown. */
  widgetId?: Id | undefined;
  filters?: HistoryFilters | undefined;
  /** Each widget's page, by widget ID as text. Zero-based; page 0 is left out. */
  pages?: Record<string, number> | undefined;
}

const MAX_QUERY = 200;

/**
 * Another tab with the same range and time zone. Pages and filters are specific to the history, so they are dropped.
 */
export function toReportTab({ range, zone }: ReportRoute, tab: ReportTab): ReportRoute {
  return { name: 'reports', tab, range, zone };
}

export function isReportTab(value: string): value is ReportTab {
  return reportTabs.some((tab) => tab === value);
}

/** Whether reports support a time zone: it must be a named one. An offset like `+05:00` has no daylight saving time. */
function isReportZone(zone: string): boolean {
  return /^[A-Za-z]/.test(zone) && isTimeZone(zone);
}

/** Reads a report's state from URL parameters. Invalid values are ignored. */
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

/** The report's state as URL parameters. */
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

/** `11.2_12.1` means the third page of widget 11 and the second page of widget 12. */
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

/** Escapes an ID, which can be any text. */
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
