import {
  coverageSchedule,
  makeGrid,
  onlineCoverage,
  onlineDays,
  rangeDates,
  ready,
  type CoverageStarts,
  type ReportRange,
} from 'chatdeck/model';
import { ReportsCoverage } from 'chatdeck/screens/reports';
import { useState } from 'react';

const website = { id: 1, name: 'website' };
const starts = makeGrid((weekday, hour) => ({ chats: weekday + hour, missed: hour < 9 ? weekday : 0 }));
const counts: CoverageStarts = { shown: starts, planned: starts, unplaced: 0 };
const settings = { onOffSchedule: false, tz: 'UTC', sendOpHourChangeMessages: false, weekHours: null };

export function OwnReportsCoverage() {
  const [value, setValue] = useState<ReportRange>('last7');
  const [zone, setZone] = useState('UTC');
  const [now] = useState(Date.now);
  const dates = rangeDates(value, now, zone);
  const online = onlineCoverage(onlineDays([], dates, zone, now), undefined, { dates, zone });
  return (
    <ReportsCoverage
      range={{ value, dates, zone, today: dates.end, now, onRangeChange: setValue, onZoneChange: setZone }}
      route={{ name: 'reports', tab: 'coverage' }}
      widgets={[website]}
      onWidgetChange={() => undefined}
      blocks={ready([
        {
          widget: website,
          starts: { status: 'ready', data: counts, counted: { dates, chats: 900, leftOut: 0 } },
          schedule: coverageSchedule(settings, { isIncluded: true, zone }),
          online: ready(online),
        },
      ])}
    />
  );
}
