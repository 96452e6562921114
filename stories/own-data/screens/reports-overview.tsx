import { rangeDates, ready, type ChatFigures, type OverviewStats, type ReportRange } from 'chatdeck/model';
import { ReportsOverview } from 'chatdeck/screens/reports';
import { useState } from 'react';

const team: ChatFigures = {
  agentName: '',
  totalChats: 42,
  avgChatsPerDay: 1.4,
  chatsFromTrigger: 6,
  upRatingPercent: 95,
  upRatingCount: 19,
  lateReply: 1,
  avgTimeToFirstReply: 38,
  avgChatDuration: 420,
  avgMsgsPerChat: 11.5,
  totalOfflineMsgs: 3,
};
const dana: ChatFigures = { ...team, agentName: 'Dana' };
const figures: OverviewStats = { totalStats: team, stats: [{ status: 'ready', data: dana, raw: {} }] };

export function OwnReportsOverview() {
  const [value, setValue] = useState<ReportRange>('last30');
  const [zone, setZone] = useState('UTC');
  const [now] = useState(Date.now);
  const dates = rangeDates(value, now, zone);
  return (
    <ReportsOverview
      range={{ value, dates, zone, today: dates.end, now, onRangeChange: setValue, onZoneChange: setZone }}
      route={{ name: 'reports', tab: 'overview' }}
      blocks={ready([{ widget: { id: 1, name: 'website' }, figures: ready(figures), before: ready(figures) }])}
    />
  );
}
