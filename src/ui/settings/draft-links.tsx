import type { Id } from '../../model/core/tolerant';
import type { SettingsTab } from '../../model/places/route';
import { Link } from '../base/link';
import { useLabels } from '../theme/labels';
import { settingsLabels } from './settings-labels';

interface DraftLinksProps {
  widgetId: Id;
  tabs: readonly { tab: SettingsTab; count: number }[];
  /** The number of changes in words. */
  say(count: number): string;
}

/** Links to the tabs that have new unsaved changes, each with their number. */
export function DraftLinks({ widgetId, tabs, say }: DraftLinksProps) {
  const labels = useLabels(settingsLabels);
  return (
    <span className="cd-draft-links">
      {tabs.map(({ tab, count }) => (
        <span key={tab}>
          <Link to={{ name: 'settings', widgetId, tab }}>{labels[tab]}</Link> ({say(count)})
        </span>
      ))}
    </span>
  );
}
