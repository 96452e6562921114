import { settingsTabs, type SettingsTab } from '../../model/places/route';
import type { Id } from '../../model/core/tolerant';
import { Skeleton } from '../base/skeleton';
import { SectionSkeleton } from '../editor/section-skeleton';
import { IndexedSkeleton } from './indexed-skeleton';
import { LoadingTab } from './loading-tab';
import { useBeforePaint } from '../base/use-before-paint';
import { focusedElement, rootOf } from '../focus/composed-tree';

interface SettingsTabLoadingProps {
  /** The tab that is loading. */
  tab: SettingsTab;
  /** The widget of the loading settings. */
  widgetId: Id;
  /** The channel, if already known. */
  roomName?: string | undefined;
  /** For a host with a custom navigation. */
  hideNavigation?: boolean | undefined;
}

/** A settings tab whose code is loading: its title, the tabs, and a placeholder for its form. */
export function SettingsTabLoading({ tab, widgetId, roomName, hideNavigation = false }: SettingsTabLoadingProps) {
  useFocusHandedOn();
  return (
    <LoadingTab
      part="settings-tab-loading"
      tab={tab}
      widgetId={widgetId}
      roomName={roomName}
      navigation={hideNavigation ? undefined : plainTabs}
      loading={<FormLoading tab={tab} />}
    />
  );
}

/** The tabs that don't begin with a section of a form. */
const otherTabs: readonly SettingsTab[] = ['install', 'saved-replies', 'integrations'];

function FormLoading({ tab }: { tab: SettingsTab }) {
  if (otherTabs.includes(tab)) return <Skeleton width="60%" height="40px" />;
  const section = (
    <SectionSkeleton
      groups={[
        ['switch', 'switch', 'field'],
        ['field', 'switch'],
      ]}
    />
  );
  return tab === 'behavior' || tab === 'appearance' ? <IndexedSkeleton>{section}</IndexedSkeleton> : section;
}

const plainTabs = settingsTabs.map((tab) => ({ tab, needsUpgrade: false, hasDraft: false }));

/** Moves the focus from a link here to the same link of the loaded tab. */
function useFocusHandedOn() {
  useBeforePaint(
    () => () => {
      const link = focusedElement();
      if (!link?.closest('[data-chatdeck="settings-tab-loading"]')) return;
      const address = link.getAttribute('href');
      const root = rootOf(link);
      queueMicrotask(() => {
        const links = root.querySelectorAll<HTMLElement>('[data-chatdeck="tab-navigation"] a');
        [...links].find((other) => other.getAttribute('href') === address)?.focus();
      });
    },
    [],
  );
}
