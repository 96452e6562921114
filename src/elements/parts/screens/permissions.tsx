import { Permissions } from '../../../screens/permissions';
import { usePermissions } from '../../../hooks/permissions';
import { slackOf } from '../../runtime/slack';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function PermissionsPart({ route, screen, options }: PartProps) {
  const permissions = usePermissions({ ...routeAs(route, 'permissions'), slack: slackOf(options) });
  return <Permissions {...permissions} {...screen} />;
}
