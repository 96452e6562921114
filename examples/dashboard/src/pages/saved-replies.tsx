import { SavedRepliesTab } from 'chatdeck/settings/saved-replies';
import { useSavedRepliesTab } from 'chatdeck/hooks';
import type { TabPageProps } from '../page-props';

export default function SavedRepliesPage({ widgetId }: TabPageProps) {
  return <SavedRepliesTab {...useSavedRepliesTab(widgetId)} />;
}
