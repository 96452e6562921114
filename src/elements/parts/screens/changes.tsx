import { Changes } from '../../../screens/changes';
import { useChanges } from '../../../hooks/changes';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function ChangesPart({ route, screen }: PartProps) {
  return <Changes {...useChanges(routeAs(route, 'changes').widgetId ?? '')} {...screen} />;
}
