import type { SettingsTab } from '../../model/places/route';
import type { SettingsNavigationItem } from '../../model/settings/shared/settings-tab';
import type { Id } from '../../model/core/tolerant';
import { Badge } from '@radix-ui/themes';
import { memo } from 'react';
import { useLabels } from '../theme/labels';
import { settingsLabels } from './settings-labels';
import { TabNavigation } from '../page/tab-navigation';
import { VisuallyHidden } from '../base/visually-hidden';

interface SettingsNavigationProps {
  /** The widget of these settings. */
  widgetId: Id;
  /** The open tab. */
  tab: SettingsTab;
  /** The tabs and their marks. */
  items: readonly SettingsNavigationItem[];
}

/** The tabs of a widget's settings. */
export const SettingsNavigation = memo(function SettingsNavigation(props: SettingsNavigationProps) {
  const { widgetId, tab, items } = props;
  const labels = useLabels(settingsLabels);
  return (
    <TabNavigation
      label={labels.navigation}
      items={items.map((item) => ({
        to: { name: 'settings', widgetId, tab: item.tab },
        isCurrent: item.tab === tab,
        content: <TabContent item={item} />,
      }))}
    />
  );
});

function TabContent({ item }: { item: SettingsNavigationItem }) {
  const labels = useLabels(settingsLabels);
  return (
    <span className="cd-tab" data-state={item.hasDraft ? 'draft' : undefined}>
      {labels[item.tab]}
      {item.needsUpgrade && (
        <Badge size="1" color="gray" title={labels.basicHint}>
          {labels.basic}
        </Badge>
      )}
      {item.hasDraft && (
        <>
          <span className="cd-tab-dot" aria-hidden="true" />
          <VisuallyHidden>, {labels.hasDraft}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
