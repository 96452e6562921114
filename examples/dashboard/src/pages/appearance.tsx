import { AppearanceTab } from 'chatdeck/settings/appearance';
import { useSettingsNavigation, useAppearanceTab } from 'chatdeck/hooks';
import type { TabPageProps } from '../page-props';

export default function AppearancePage({ widgetId, field }: TabPageProps) {
  return <AppearanceTab {...useSettingsNavigation(widgetId)} {...useAppearanceTab(widgetId)} field={field} />;
}
