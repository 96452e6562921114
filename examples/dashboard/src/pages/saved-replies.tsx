import { SavedRepliesTab } from 'chatdeck/settings/saved-replies';
import { useSavedRepliesTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';

export default function SavedRepliesPage({ widgetId }: { widgetId: Id }) {
  return <SavedRepliesTab {...useSavedRepliesTab(widgetId)} />;
}
