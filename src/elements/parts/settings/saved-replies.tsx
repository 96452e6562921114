import { SavedRepliesTab } from '../../../settings/saved-replies';
import { useSavedRepliesTab } from '../../../hooks/saved-replies';
import { useSettingsNavigation } from '../../../hooks/settings';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function SavedRepliesPart({ route, screen }: PartProps) {
  const { widgetId = '', field } = routeAs(route, 'settings');
  return (
    <SavedRepliesTab {...useSettingsNavigation(widgetId)} {...useSavedRepliesTab(widgetId)} field={field} {...screen} />
  );
}
