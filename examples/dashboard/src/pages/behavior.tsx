import { BehaviorTab } from 'chatdeck/settings/behavior';
import { useBehaviorTab } from 'chatdeck/hooks';
import { webhookSamples } from 'chatdeck/model';
import type { TabPageProps } from '../page-props';

export default function BehaviorPage({ widgetId, field }: TabPageProps) {
  return <BehaviorTab {...useBehaviorTab(widgetId)} field={field} webhookSamples={webhookSamples} />;
}
