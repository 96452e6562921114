import { groupField, type GroupPlace } from '../../model/settings/question-groups/group-place';
import type { Id } from '../../model/core/tolerant';
import { useTheme } from '../../ui/theme/theme-context';

/** The address of a group or one of its lines; undefined where the host has no address for the tab. */
export function useGroupLink(widgetId: Id): (place: GroupPlace) => string | undefined {
  const { hrefFor } = useTheme();
  return (place) => hrefFor({ name: 'settings', widgetId, tab: 'question-groups', field: groupField(place) });
}
