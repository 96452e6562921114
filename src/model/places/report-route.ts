import { defaultRangePreset, rangePresets, type RangePreset } from '../time/range-presets';
import { encodePart } from '../core/encode';
import type { Id } from '../core/tolerant';
import type { ReportParam } from './report-params';
import { isLocalDate, type LocalDate } from '../time/local-date';
import type { WeekHour } from '../time/week-clock';
import { isNamedZone } from '../time/time-zone';

/** The report tabs, in display order. */
export const reportTabs = ['overview', 'history', 'availability', 'coverage', 'pages'] as const;
export type ReportTab = (typeof reportTabs)[number];

/** A report's date range: a preset that moves with the calendar, or fixed dates, both inclusive. */
export type ReportRange = RangePreset | { from: LocalDate; to: LocalDate };

/** The comparisons besides own dates, in the picker's order; the first is the default. */
export const comparisonPresets = ['before', 'weekdays', 'lastYear'] as const;

/**
 * What a report is compared with: the days right before it, the same weekdays before it, the same weekdays of last year,
 * or dates of the user's own.
 */
export type Comparison = (typeof comparisonPresets)[number] | { from: LocalDate; to: LocalDate };

/** The figures with a line in the overview's chart, in display order; the first is the default. */
export const trendFigures = ['chats', 'missed', 'replyTime', 'rating'] as const;
export type TrendFigure = (typeof trendFigures)[number];

/** How the overview shows its daily figures; the first is the default. */
export const trendViews = ['chart', 'table'] as const;
export type TrendView = (typeof trendViews)[number];

/** How the overview shows its widgets: one at a time, which is the default, or all below each other. */
export const widgetLayouts = ['one', 'all'] as const;
export type WidgetLayout = (typeof widgetLayouts)[number];

/** Whole hours on some weekdays, 0 for Sunday: 7 to 9 is 7:00 AM to 9:00 AM. `to` is at most 24. */
export interface HoursOfWeek {
  days: readonly WeekHour['weekday'][];
  from: number;
  to: number;
}

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
  /**
   * Host and path of the page on which the visitor started the chat; empty where it isn't known. The API can't filter by
   * it, so all chats of the range are read.
   */
  page?: string | undefined;
  /** When the chat started, on the clocks of the report's time zone. Read like `page`. */
  hours?: HoursOfWeek | undefined;
}

/** A report and the state its URL keeps. Absent values have their defaults. */
export interface ReportRoute {
  name: 'reports';
  tab?: ReportTab | undefined;
  /** Defaults to `last30`. */
  range?: ReportRange | undefined;
  /** An IANA name; defaults to the browser's time zone. */
  zone?: string | undefined;
  /** The widget whose overview, history, coverage, or pages are shown. */
  widgetId?: Id | undefined;
  filters?: HistoryFilters | undefined;
  /** Each widget's page, by widget ID as text. Zero-based; page 0 is left out. */
  pages?: Record<string, number> | undefined;
  /** What the overview is compared with; defaults to the days right before. */
  compare?: Comparison | undefined;
  /** The figure in the overview's chart; defaults to the chats. */
  figure?: TrendFigure | undefined;
  /** Defaults to the chart. */
  trend?: TrendView | undefined;
  /** Defaults to one widget at a time. */
  layout?: WidgetLayout | undefined;
  /** `all` shows the history of all widgets as one list; absent shows a list per widget. */
  view?: 'all' | undefined;
  /** The page of that one list. Zero-based. */
  page?: number | undefined;
  /** The chat whose details are open, as `chatCode` writes it. */
  chat?: string | undefined;
  /** The name of the saved view that the filters, range, and time zone started from. */
  saved?: string | undefined;
}

const MAX_QUERY = 200;
const MAX_PAGE = 999_999;
/** The longest page that the history can be filtered by, in characters. */
export const maxPageFilter = 2000;
/** The longest name of a saved view, in characters. */
export const maxViewName = 40;

/** The tabs that show one widget at a time. */
const widgetTabs: readonly ReportTab[] = ['overview', 'coverage', 'pages'];

/**
 * Another tab with the same range and time zone, and the same widget if the tab shows one at a time. What is
 * specific to the history or the overview is dropped.
 */
export function toReportTab({ range, zone, widgetId }: ReportRoute, tab: ReportTab): ReportRoute {
  return { name: 'reports', tab, range, zone, widgetId: widgetTabs.includes(tab) ? widgetId : undefined };
}

/** A widget's history with the same range and time zone. */
export function toHistory(route: ReportRoute, widgetId: Id): ReportRoute {
  return { ...toReportTab(route, 'history'), widgetId };
}

export function isReportTab(value: string): value is ReportTab {
  return reportTabs.some((tab) => tab === value);
}

/** Reads a report's state from URL parameters. Invalid values are ignored. */
export function readReport(params: URLSearchParams): Omit<ReportRoute, 'name' | 'tab'> {
  const zone = params.get('zone') ?? '';
  const view = params.get('view') === 'all' ? 'all' : undefined;
  const page = params.get('page') ?? '';
  return withoutGaps({
    range: readRange(params),
    zone: isNamedZone(zone) ? zone : undefined,
    widgetId: params.get('widget') || undefined,
    filters: readFilters(params),
    pages: view ? undefined : readPages(page),
    view,
    page: view && readPage(page),
    chat: params.get('chat') || undefined,
    saved: params.get('saved')?.slice(0, maxViewName) || undefined,
    compare: comparisonPresets.find((code) => code === params.get('compare')) ?? readDates(params, 'against'),
    figure: trendFigures.find((code) => code === params.get('figure')),
    trend: trendViews.find((code) => code === params.get('trend')),
    layout: widgetLayouts.find((code) => code === params.get('layout')),
  });
}

/** The report's state as URL parameters. */
export function reportParams(route: ReportRoute): Record<ReportParam, string | undefined> {
  const { range, zone, widgetId, filters = {}, pages, view, page, chat, saved } = route;
  const { compare, figure, trend, layout } = route;
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
    path: filters.page,
    hours: filters.hours && formatHours(filters.hours),
    page: view ? (page || undefined)?.toString() : pages && formatPages(pages),
    view,
    chat,
    saved,
    compare: typeof compare === 'string' ? unlessFirst(compare, comparisonPresets) : undefined,
    againstFrom: typeof compare === 'object' ? compare.from : undefined,
    againstTo: typeof compare === 'object' ? compare.to : undefined,
    figure: unlessFirst(figure, trendFigures),
    trend: unlessFirst(trend, trendViews),
    layout: unlessFirst(layout, widgetLayouts),
  };
}

function readRange(params: URLSearchParams): ReportRange | undefined {
  const preset = rangePresets.find((code) => code === params.get('range'));
  return preset ?? readDates(params);
}

/** `from` and `to`, or `againstFrom` and `againstTo`. */
function readDates(params: URLSearchParams, prefix?: 'against'): { from: LocalDate; to: LocalDate } | undefined {
  const [from, to] = [
    params.get(prefix ? `${prefix}From` : 'from') ?? '',
    params.get(prefix ? `${prefix}To` : 'to') ?? '',
  ];
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
    page: params.get('path')?.slice(0, maxPageFilter),
    hours: readHours(params.get('hours')),
  });
  return Object.keys(filters).length > 0 ? filters : undefined;
}

/** `12345.7-9` means Monday to Friday, 7:00 AM to 9:00 AM. */
function readHours(text: string | null): HoursOfWeek | undefined {
  const [, digits = '', start, end] = /^([0-6]{1,7})\.(\d{1,2})-(\d{1,2})$/.exec(text ?? '') ?? [];
  const [from, to] = [Number(start), Number(end)];
  if (digits === '' || from >= to || to > 24) return undefined;
  const days = new Set(Array.from(digits, (digit) => Number(digit) as WeekHour['weekday']));
  return { days: [...days], from, to };
}

function formatHours({ days, from, to }: HoursOfWeek): string {
  return `${days.join('')}.${from}-${to}`;
}

/** Defaults are left out. */
function unlessFirst(value: string | undefined, [first]: readonly string[]): string | undefined {
  return value === first ? undefined : value;
}

function readFlag(text: string | null): boolean | undefined {
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

/** Of the one list, where `page` is a plain number. */
function readPage(text: string): number | undefined {
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_PAGE) : undefined;
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
