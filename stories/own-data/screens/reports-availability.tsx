import { onlineDays, rangeDates, ready, type AvailabilityDay, type ReportRange, type Row } from 'chatdeck/model';
import { ReportsAvailability } from 'chatdeck/screens/reports';
import { useState } from 'react';

const start = Date.UTC(2025, 5, 17, 8);
const morning = { state: 'Online', prevState: 'Offline', start, end: start + 4 * 3_600_000 };
const days: Row<AvailabilityDay>[] = [{ status: 'ready', data: { label: 'Jun 17', periods: [morning] }, raw: {} }];

export function OwnReportsAvailability() {
  const [value, setValue] = useState<ReportRange>({ from: '2025-06-16', to: '2025-06-18' });
  const [zone, setZone] = useState('UTC');
  const [now] = useState(Date.now);
  const dates = rangeDates(value, now, zone);
  const online = ready(onlineDays(days, dates, zone, now));
  return (
    <ReportsAvailability
      range={{ value, dates, zone, today: dates.end, now, onRangeChange: setValue, onZoneChange: setZone }}
      route={{ name: 'reports', tab: 'availability' }}
      blocks={ready([{ widget: { id: 1, name: 'website' }, online }])}
    />
  );
}
