import { BehaviorTab } from '../../../settings/behavior';
import { useBehaviorTab } from '../../../hooks/behavior';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function BehaviorPart({ route, screen }: PartProps) {
  const { widgetId = '', field } = routeAs(route, 'settings');
  return <BehaviorTab {...useBehaviorTab(widgetId)} field={field} {...screen} />;
}
