import type { DateRange } from '../time/date-range';
import type { Loadable } from '../core/loadable';
import type { ReportRange, ReportRoute } from '../places/report-route';
import type { Id, Instant } from '../core/tolerant';
import type { LocalDate } from '../time/local-date';

/** The range and the zone that the report tabs share. */
export interface RangeControl {
  value: ReportRange;
  /** The days that `value` stands for. */
  dates: DateRange;
  /** An IANA name. */
  zone: string;
  /** The browser's own, which the choice of a zone offers; absent offers none. */
  localZone?: string | undefined;
  /** In `zone`; later days cannot be picked. */
  today: LocalDate;
  now: Instant;
  onRangeChange(range: ReportRange): void;
  onZoneChange(zone: string): void;
}

/** What each report tab takes beside its data. */
export interface ReportProps {
  /** The days and the zone of the report, and their choice. */
  range: RangeControl;
  /** Where the report stands: what links to the other tabs keep, and what the history starts from. */
  route: ReportRoute;
  /** How many widgets are not shown yet, because so many at once would take long. */
  moreWidgets?: number | undefined;
  /** Shows some more of them. */
  onMoreWidgets?: (() => void) | undefined;
}

/** Data of a report: not asked for on behalf of agents, nor where the plan has no reports. */
export type ReportData<T> = Loadable<T> | { status: 'adminRequired' } | { status: 'planRequired' };

/** A finished widget in a report. */
export interface ReportWidget {
  id: Id;
  /** The channel's name; empty when it has none. */
  name: string;
}
