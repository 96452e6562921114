import { Setup } from 'chatdeck/screens/setup';
import { InstallPanel } from 'chatdeck/settings/install';
import { useSetup } from 'chatdeck/hooks';
import type { PageProps } from '../page-props';
import { replace } from '../router';
import { slack } from '../slack';

export default function SetupPage({ route: { widgetId = '', error } }: PageProps<'setup'>) {
  const setup = useSetup(widgetId, { error, slack, onDeleted: () => replace({ name: 'dashboard' }) });
  const uuid = setup.setup.status === 'ready' ? setup.setup.data.uuid : '';
  return <Setup {...setup} install={<InstallPanel uuid={uuid} />} />;
}
