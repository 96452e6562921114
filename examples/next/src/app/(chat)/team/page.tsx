import { TeamScreen } from '../../../chat/screens';

export default function TeamPage() {
  return <TeamScreen />;
}
