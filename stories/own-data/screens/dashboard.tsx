import { ready } from 'chatdeck/model';
import { Dashboard } from 'chatdeck/screens/dashboard';

const workspaces = [
  {
    url: 'https://acme.slack.com/',
    name: 'acme',
    cards: [{ status: 'ready' as const, id: 1, name: 'website', isFinished: true, isOnline: true }],
  },
];
const stats = { 1: { today: 3, last30Days: 42, averagePerDay: 1.4, daily: [0, 2, 1, 4, 3] } };

export function OwnDashboard() {
  return <Dashboard workspaces={ready(workspaces)} stats={ready(stats)} planLabel="Business" />;
}
