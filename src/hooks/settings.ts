import type { SettingsTabProps } from '../model/settings/shared/settings-tab';
import type { Id } from '../model/core/tolerant';
import { usePower } from './shared/power';
import { useSettingsPlace } from './shared/settings-place';

/**
 * The widget, its switch, and its settings tabs: for a custom tab, and before the props of any tab, to show the switch
 * in its header. `useBehaviorTab` includes the switch.
 */
export function useSettingsNavigation(widgetId: Id): SettingsTabProps {
  const { props, widget } = useSettingsPlace(widgetId);
  return { ...props, ...usePower(widgetId, widget) };
}
