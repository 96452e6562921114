import { SavedRepliesTab } from 'chatdeck/settings/saved-replies';
import { useSettingsNavigation, useSavedRepliesTab } from 'chatdeck/hooks';
import type { TabPageProps } from '../page-props';

export default function SavedRepliesPage({ widgetId, field }: TabPageProps) {
  return <SavedRepliesTab {...useSettingsNavigation(widgetId)} {...useSavedRepliesTab(widgetId)} field={field} />;
}
