import { useState } from 'react';
import { defaultRangePreset } from '../../model/time/range-presets';
import type { ReportProps } from '../../model/reports/props';
import { rangeDates } from '../../model/reports/range';
import type { ReportRoute } from '../../model/places/report-route';
import { localDate } from '../../model/time/zoned-time';
import { useNow } from '../shared/now';

/** Where a report stands and who remembers it. */
export interface ReportOptions {
  /** What the address says. */
  route?: ReportRoute | undefined;
  /** Another range, zone, page or filter was chosen: the host writes it to its address. Absent keeps it in the hook. */
  onRouteChange?: ((this: void, route: ReportRoute) => void) | undefined;
}

const noRoute: ReportRoute = { name: 'reports' };

/** The range and the zone of a report, and the way to change what its address says. */
export function useReportRange({ route: given = noRoute, onRouteChange }: ReportOptions) {
  const now = useNow();
  const [browserZone] = useState(readBrowserZone);
  const [own, setOwn] = useState(given);
  const route = onRouteChange ? given : own;
  const changeRoute = (patch: Partial<ReportRoute>) => {
    const next = { ...route, ...patch };
    setOwn(next);
    onRouteChange?.(next);
  };

  const zone = route.zone ?? browserZone;
  const value = route.range ?? defaultRangePreset;
  return {
    route,
    changeRoute,
    range: {
      value,
      zone,
      localZone: browserZone,
      now,
      today: localDate(now, zone),
      dates: rangeDates(value, now, zone),
      // Other days or hours have other pages.
      onRangeChange: (range) => changeRoute({ range, pages: undefined }),
      onZoneChange: (next) => changeRoute({ zone: next, pages: undefined }),
    },
  } satisfies ReportProps & { changeRoute: (patch: Partial<ReportRoute>) => void };
}

/** Reports default to it. */
function readBrowserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
