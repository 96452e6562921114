import { settingsTabs, type SettingsTab } from '../../model/places/route';
import type { Id } from '../../model/core/tolerant';
import { SectionSkeleton } from '../editor/section-skeleton';
import { LoadingTab } from './loading-tab';
import { useBeforePaint } from '../base/use-before-paint';

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
      loading={
        <SectionSkeleton
          groups={[
            ['switch', 'switch', 'field'],
            ['field', 'switch'],
          ]}
        />
      }
    />
  );
}

const plainTabs = settingsTabs.map((tab) => ({ tab, needsUpgrade: false, hasDraft: false }));

/** Moves the focus from a link here to the same link of the loaded tab. */
function useFocusHandedOn() {
  useBeforePaint(
    () => () => {
      const link = document.activeElement;
      if (!link?.closest('[data-chatdeck="settings-tab-loading"]')) return;
      const address = link.getAttribute('href');
      queueMicrotask(() => {
        const links = document.querySelectorAll<HTMLElement>('[data-chatdeck="tab-navigation"] a');
        [...links].find((other) => other.getAttribute('href') === address)?.focus();
      });
    },
    [],
  );
}
