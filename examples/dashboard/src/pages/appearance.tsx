import { AppearanceTab } from 'chatdeck/settings/appearance';
import { useAppearanceTab } from 'chatdeck/hooks';
import type { TabPageProps } from '../page-props';

export default function AppearancePage({ widgetId }: TabPageProps) {
  return <AppearanceTab {...useAppearanceTab(widgetId)} />;
}
