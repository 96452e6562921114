import { TriggersTab } from 'chatdeck/settings/triggers';
import { useTriggersTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';

export default function TriggersPage({ widgetId }: { widgetId: Id }) {
  return <TriggersTab {...useTriggersTab(widgetId)} />;
}
