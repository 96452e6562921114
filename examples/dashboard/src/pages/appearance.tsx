import { AppearanceTab } from 'chatdeck/settings/appearance';
import { useAppearanceTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';

export default function AppearancePage({ widgetId }: { widgetId: Id }) {
  return <AppearanceTab {...useAppearanceTab(widgetId)} />;
}
