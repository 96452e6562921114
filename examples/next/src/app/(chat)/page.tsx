import { DashboardScreen } from '../../chat/screens';

export default function ChannelsPage() {
  return <DashboardScreen />;
}
