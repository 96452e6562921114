import type { SettingsTabProps } from '../model/settings/shared/settings-tab';
import type { Id } from '../model/core/tolerant';
import { useSettingsPlace } from './shared/settings-place';

/** The widget and its settings tabs, for a host that adds a custom tab or navigation. */
export function useSettingsNavigation(widgetId: Id): SettingsTabProps {
  return useSettingsPlace(widgetId).props;
}
