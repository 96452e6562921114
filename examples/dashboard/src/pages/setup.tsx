import { Setup } from 'chatdeck/screens/setup';
import { InstallPanel } from 'chatdeck/settings/install';
import { useSetup } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { replace } from '../router';
import { slack } from '../slack';

interface SetupPageProps {
  widgetId: Id;
  error: string | undefined;
}

export default function SetupPage({ widgetId, error }: SetupPageProps) {
  const setup = useSetup(widgetId, { error, slack, onDeleted: () => replace({ name: 'dashboard' }) });
  const uuid = setup.setup.status === 'ready' ? setup.setup.data.uuid : '';
  return <Setup {...setup} install={<InstallPanel uuid={uuid} />} />;
}
