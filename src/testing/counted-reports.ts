import type { ChatCount } from '../model/counting/chat-count';
import { coveredShares, makeGrid, type StartCount, type WeekGrid } from '../model/reports/coverage/coverage';
import {
  coverageSchedule,
  hoursOffer,
  onlineCoverage,
  plannedSpans,
  rangeSpan,
  type CoverageBlock,
  type CoverageSchedule,
  type CoverageStarts,
  type ReportsCoverageProps,
} from '../model/reports/coverage/coverage-report';
import { makeWeek, weekdays } from '../model/settings/operating-hours/schedule';
import type { PageRow, PagesBlock, PagesFigures, ReportsPagesProps } from '../model/reports/pages';
import { makeDownloadControl } from './history-page';
import { makeOnlineDays } from './report-pages';
import { makeRangeControl } from './report-range';
import { ready } from './screens';

const nothing = () => undefined;
const { dates, zone } = makeRangeControl();

/** Chats of a month by hour of the week: a busy day, and mornings without anyone to answer. */
export function makeStarts(): WeekGrid<StartCount> {
  return makeGrid((weekday, hour) => {
    const isWeekend = weekday % 6 === 0;
    const busy = Math.max(0, 14 - Math.abs(hour - 13) * 2 + ((weekday * 5 + hour * 3) % 4));
    const chats = isWeekend ? Math.floor(busy / 4) : busy;
    const isEarly = !isWeekend && (hour === 7 || hour === 8);
    return { chats, missed: isEarly ? Math.ceil(chats * 0.8) : Math.floor(chats / 9) };
  });
}

/** All chats of the sample month, counted. */
export function makeCountedStarts(
  starts: WeekGrid<StartCount> = makeStarts(),
  unplaced = 0,
): ChatCount<CoverageStarts> {
  const chats = weekdays.flatMap((weekday) => starts[weekday]).reduce((sum, cell) => sum + cell.chats, 0);
  return {
    status: 'ready',
    data: { shown: starts, planned: starts, unplaced },
    counted: { dates, chats: chats + unplaced, leftOut: 0 },
  };
}

/** Operating hours from Monday to Friday, 9 to 6, in New York. */
export function makeCoverageSchedule(overrides: Partial<CoverageSchedule> = {}): CoverageSchedule {
  const weekHours = makeWeek((weekday) => (weekday % 6 === 0 ? [] : [{ start: 900, end: 1800 }]));
  const saved = { onOffSchedule: true, tz: zone, sendOpHourChangeMessages: false, weekHours };
  return { ...coverageSchedule(saved, { isIncluded: true, zone }), ...overrides };
}

/** Static props of one widget’s coverage, all of which follow from its chats and its schedule. */
export function makeCoverageBlock(overrides: Partial<CoverageBlock> = {}): CoverageBlock {
  const { schedule = makeCoverageSchedule(), starts = makeCountedStarts() } = overrides;
  const isCompared = schedule.isOn && schedule.week !== null;
  const spans = isCompared ? plannedSpans(schedule, { dates, zone }) : undefined;
  const online = onlineCoverage(makeOnlineDays(dates, zone), spans, { dates, zone });
  return {
    widget: { id: 11, name: 'website' },
    starts,
    schedule,
    planned: spans && coveredShares(spans, [rangeSpan({ dates, zone })], zone),
    online: ready(online),
    offer: starts.status === 'ready' ? hoursOffer(schedule, starts.data.planned, online) : undefined,
    onAddHours: nothing,
    ...overrides,
  };
}

/** Static props of the coverage: by default of the first of two widgets. */
export function makeReportsCoverageProps(
  block: CoverageBlock = makeCoverageBlock(),
  overrides: Partial<ReportsCoverageProps> = {},
): ReportsCoverageProps {
  return {
    range: makeRangeControl(),
    route: { name: 'reports', tab: 'coverage' },
    widgets: [block.widget, { id: 12, name: 'shop' }],
    onWidgetChange: nothing,
    blocks: ready([block]),
    download: makeDownloadControl(),
    ...overrides,
  };
}

/** A page of the sample shop with its figures. */
export function makePageRow(overrides: Partial<PageRow> = {}): PageRow {
  const { host = 'acme.test', path = '/pricing' } = overrides;
  return {
    key: `${host}${path}`,
    host,
    path,
    chats: 128,
    missed: 9,
    rated: 61,
    up: 55,
    answered: 119,
    replySeconds: 119 * 42,
    triggered: 37,
    ...overrides,
  };
}

/** The pages of the sample shop, those with the most chats first. */
export function makePagesFigures(overrides: Partial<PagesFigures> = {}): PagesFigures {
  return {
    pages: [
      makePageRow(),
      makePageRow({
        path: '/shipping',
        chats: 84,
        missed: 21,
        rated: 30,
        up: 21,
        answered: 63,
        replySeconds: 63 * 190,
      }),
      makePageRow({ path: '/', chats: 61, missed: 2, rated: 12, up: 12, triggered: 61 }),
      makePageRow({
        path: '/returns',
        chats: 9,
        missed: 9,
        rated: 0,
        up: 0,
        answered: 0,
        replySeconds: 0,
        triggered: 0,
      }),
      makePageRow({
        host: '',
        path: '',
        chats: 4,
        missed: 0,
        rated: 1,
        up: 0,
        answered: 4,
        replySeconds: 80,
        triggered: 0,
      }),
    ],
    hasHosts: false,
    unreadable: 0,
    ...overrides,
  };
}

/** Static props of one widget’s pages, all of its chats counted. */
export function makePagesBlock(
  figures: PagesFigures = makePagesFigures(),
  overrides: Partial<PagesBlock> = {},
): PagesBlock {
  const chats = figures.pages.reduce((sum, page) => sum + page.chats, figures.unreadable);
  return {
    widget: { id: 11, name: 'website' },
    pages: { status: 'ready', data: figures, counted: { dates, chats, leftOut: 0 } },
    ...overrides,
  };
}

/** Static props of the pages: by default of the first of two widgets. */
export function makeReportsPagesProps(
  block: PagesBlock = makePagesBlock(),
  overrides: Partial<ReportsPagesProps> = {},
): ReportsPagesProps {
  return {
    range: makeRangeControl(),
    route: { name: 'reports', tab: 'pages' },
    widgets: [block.widget, { id: 12, name: 'shop' }],
    onWidgetChange: nothing,
    blocks: ready([block]),
    download: makeDownloadControl(),
    ...overrides,
  };
}
