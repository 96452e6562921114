import type { OverviewStats } from '../../../model/entities/report';
import type { ReportRoute } from '../../../model/places/report-route';
import type { ComparedPeriod } from '../../../model/reports/comparison';
import type { OverviewBlock } from '../../../model/reports/overview';
import type { CompareControl, RangeControl } from '../../../model/reports/props';
import type { RollUp } from '../../../model/reports/roll-up';

/** What the figures of a page hold for. */
export interface OverviewPlace {
  range: RangeControl;
  route: ReportRoute;
  period: ComparedPeriod;
  compare: CompareControl['value'];
}

/** A widget with its figures, and their totals. */
export interface CountedWidget {
  widget: OverviewBlock['widget'];
  stats: OverviewStats;
  totals: RollUp;
  before: { stats: OverviewStats; totals: RollUp } | undefined;
  line: OverviewStats | undefined;
}
