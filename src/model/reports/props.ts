import type { DateRange } from '../time/date-range';
import type { Loadable } from '../core/loadable';
import type { Comparison, ReportRange, ReportRoute } from '../places/report-route';
import type { Id, Instant } from '../core/tolerant';
import type { LocalDate } from '../time/local-date';

/** The date range and time zone shared by the report tabs. */
export interface RangeControl {
  value: ReportRange;
  /** The dates `value` resolves to. */
  dates: DateRange;
  /** An IANA name. */
  zone: string;
  /** The browser's time zone, offered in the time zone picker; absent offers none. */
  localZone?: string | undefined;
  /** In `zone`; later dates can't be picked. */
  today: LocalDate;
  now: Instant;
  onRangeChange(range: ReportRange): void;
  onZoneChange(zone: string): void;
}

/** What a report's figures are compared with. */
export interface CompareControl {
  value: Comparison;
  onCompareChange(value: Comparison): void;
}

/** Props of each report tab besides its data. */
export interface ReportProps {
  /** The report's dates and time zone, and their controls. */
  range: RangeControl;
  /** The report's route: the state that links to the other tabs keep and the history starts from. */
  route: ReportRoute;
  /** How many widgets are not shown yet, because loading all of them would take long. */
  moreWidgets?: number | undefined;
  /** Shows more of them. */
  onMoreWidgets?: (() => void) | undefined;
}

/** A report's data. Not requested for agents or on a plan without reports. */
export type ReportData<T> = Loadable<T> | { status: 'adminRequired' } | { status: 'planRequired' };

/** A finished widget in a report. */
export interface ReportWidget {
  id: Id;
  /** The channel's name; empty when it has none. */
  name: string;
}

/** The widget of a report that shows one at a time. */
export interface WidgetChoice {
  /** All to choose from. */
  widgets: readonly ReportWidget[];
  /** Another widget was chosen. */
  onWidgetChange(id: Id): void;
}
