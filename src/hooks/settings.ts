import type { SettingsTabProps } from '../model/settings/shared/settings-tab';
import type { Id } from '../model/core/tolerant';
import { useSettingsPlace } from './shared/settings-place';

/** Whose settings these are and the way between the tabs, for a host that adds a tab or a navigation of its own. */
export function useSettingsNavigation(widgetId: Id): SettingsTabProps {
  return useSettingsPlace(widgetId).props;
}
