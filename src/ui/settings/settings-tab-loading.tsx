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
  useHandingOn();
  return (
    <LoadingTab
      part="settings-tab-loading"
      tab={tab}
      widgetId={widgetId}
      roomName={roomName}
      power={{ status: 'loading' }}
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
      words={tab === 'behavior' ? 14 : undefined}
      groups={[
        ['switch', 'switch', 'field'],
        ['field', 'switch'],
      ]}
    />
  );
  if (tab === 'behavior') return <IndexedSkeleton>{section}</IndexedSkeleton>;
  if (tab !== 'appearance') return section;
  return (
    <IndexedSkeleton>
      <div className="cd-appearance">
        <div className="cd-appearance-main">
          <AppearanceBarsSkeleton />
          {section}
        </div>
      </div>
    </IndexedSkeleton>
  );
}

/** What fills in the texts of Appearance, and opens its preview, above the form. */
export function AppearanceBarsSkeleton() {
  return (
    <>
      <div className="cd-appearance-fill" aria-hidden="true">
        <Skeleton width="96px" height="24px" />
        <Skeleton width="186px" height="24px" />
      </div>
      <div className="cd-appearance-bar" aria-hidden="true">
        <Skeleton width="142px" height="32px" />
      </div>
    </>
  );
}

const plainTabs = settingsTabs.map((tab) => ({ tab, needsUpgrade: false, hasDraft: false }));

/** Moves the focus, and a click that has only begun, from a link here to the same link of the loaded tab. */
function useHandingOn() {
  useBeforePaint(() => {
    let pressed: Element | undefined;
    const press = (event: PointerEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      pressed = isPlain ? event.composedPath().find(isLinkHere) : undefined;
    };
    const release = () => (pressed = undefined);
    document.addEventListener('pointerdown', press);
    document.addEventListener('click', release);
    document.addEventListener('pointercancel', release);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('click', release);
      document.removeEventListener('pointercancel', release);
      // The browser gives no click to a link that replaced the pressed one.
      if (pressed) finishClick(pressed);
      const focused = focusedElement();
      if (!focused || !isLinkHere(focused)) return;
      const root = rootOf(focused);
      queueMicrotask(() => sameLink(root, focused)?.focus());
    };
  }, []);
}

function isLinkHere(target: EventTarget): target is Element {
  return target instanceof Element && target.closest('[data-chatdeck="settings-tab-loading"] a') === target;
}

function finishClick(pressed: Element) {
  const root = rootOf(pressed);
  const finish = (event: PointerEvent) => {
    document.removeEventListener('pointercancel', finish);
    document.removeEventListener('pointerup', finish);
    const link = sameLink(root, pressed);
    if (event.type === 'pointerup' && link && event.composedPath().includes(link)) link.click();
  };
  document.addEventListener('pointerup', finish);
  document.addEventListener('pointercancel', finish);
}

/** The link of the loaded tab to the same address. */
function sameLink(root: Document | ShadowRoot, link: Element): HTMLElement | undefined {
  const address = link.getAttribute('href');
  const links = root.querySelectorAll<HTMLElement>('[data-chatdeck="tab-navigation"] a');
  return [...links].find((other) => other !== link && other.getAttribute('href') === address);
}
