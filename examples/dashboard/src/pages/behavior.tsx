import { BehaviorTab } from 'chatdeck/settings/behavior';
import { useBehaviorTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';

export default function BehaviorPage({ widgetId }: { widgetId: Id }) {
  return <BehaviorTab {...useBehaviorTab(widgetId)} />;
}
