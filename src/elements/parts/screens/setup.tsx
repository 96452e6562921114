import { Setup } from '../../../screens/setup';
import { InstallPanel } from '../../../settings/install';
import { useSetup } from '../../../hooks/setup';
import { slackOf } from '../../runtime/slack';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function SetupPart({ route, screen, options, isWhole, navigate }: PartProps) {
  const { widgetId = '', error } = routeAs(route, 'setup');
  const slack = slackOf(options);
  const setup = useSetup(widgetId, {
    error,
    slack,
    withoutUndo: !isWhole,
    onDeleted: () => navigate({ name: 'dashboard' }),
  });
  const uuid = setup.setup.status === 'ready' ? setup.setup.data.uuid : '';
  return <Setup {...setup} install={<InstallPanel uuid={uuid} />} {...screen} />;
}
