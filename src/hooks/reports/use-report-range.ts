import { useState } from 'react';
import { defaultRangePreset } from '../../model/time/range-presets';
import type { ReportProps } from '../../model/reports/props';
import { rangeDates } from '../../model/reports/range';
import type { ReportRoute } from '../../model/places/report-route';
import { localDate } from '../../model/time/zoned-time';
import { useNow } from '../shared/now';

/** A report's place in the host's URLs. */
export interface ReportOptions {
  /** The route from the URL. */
  route?: ReportRoute | undefined;
  /** Another range, zone, page, or filter was chosen: the host updates its URL. Absent keeps it in the hook. */
  onNavigate?: ((this: void, route: ReportRoute) => void) | undefined;
}

/** For other chats, which have other pages. */
export const firstPages = { pages: undefined, page: undefined, chat: undefined } satisfies Partial<ReportRoute>;

const noRoute: ReportRoute = { name: 'reports' };

/** A report's range and zone, and how to change what its URL says. */
export function useReportRange({ route: given = noRoute, onNavigate }: ReportOptions) {
  const now = useNow();
  const [browserZone] = useState(readBrowserZone);
  const [own, setOwn] = useState(given);
  const route = onNavigate ? given : own;
  const changeRoute = (patch: Partial<ReportRoute>) => {
    const next = { ...route, ...patch };
    setOwn(next);
    onNavigate?.(next);
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
      onRangeChange: (range) => changeRoute({ range, ...firstPages }),
      onZoneChange: (next) => changeRoute({ zone: next, ...firstPages }),
    },
  } satisfies ReportProps & { changeRoute: (patch: Partial<ReportRoute>) => void };
}

/** The default of reports. */
function readBrowserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
