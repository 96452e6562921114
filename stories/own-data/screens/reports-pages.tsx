import { rangeDates, ready, type PageRow, type ReportRange } from 'chatdeck/model';
import { ReportsPages } from 'chatdeck/screens/reports';
import { useState } from 'react';

const website = { id: 1, name: 'website' };
const pricing: PageRow = {
  key: 'example.com/pricing',
  host: 'example.com',
  path: '/pricing',
  chats: 12,
  missed: 1,
  rated: 4,
  up: 3,
  answered: 11,
  replySeconds: 330,
  triggered: 2,
};

export function OwnReportsPages() {
  const [value, setValue] = useState<ReportRange>('last30');
  const [zone, setZone] = useState('UTC');
  const [now] = useState(Date.now);
  const dates = rangeDates(value, now, zone);
  return (
    <ReportsPages
      range={{ value, dates, zone, today: dates.end, now, onRangeChange: setValue, onZoneChange: setZone }}
      route={{ name: 'reports', tab: 'pages' }}
      widgets={[website]}
      onWidgetChange={() => undefined}
      blocks={ready([
        {
          widget: website,
          pages: {
            status: 'ready',
            data: { pages: [pricing], hasHosts: false, unreadable: 0 },
            counted: { dates, chats: 12, leftOut: 0 },
          },
        },
      ])}
    />
  );
}
