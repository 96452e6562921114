import { Dashboard } from 'chatdeck/screens/dashboard';
import { useDashboard } from 'chatdeck/hooks';

export default function DashboardPage() {
  return <Dashboard {...useDashboard()} />;
}
