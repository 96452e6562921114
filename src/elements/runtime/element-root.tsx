import { useMemo, useSyncExternalStore, type ComponentType } from 'react';
import { ChatdeckProvider } from '../../hooks/provider';
import { formatRoute, type Route } from '../../model/places/route';
import { ChatdeckTheme } from '../../ui/chatdeck-theme';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { ToastRegion } from '../../ui/toasts/toast-region';
import type { LabelOverride, ThemeSettings } from '../../ui/theme/theme-context';
import type { Instance } from '../instance';
import { connectionOf } from './connection';
import { slotOptions, type HostSlots } from './host-slots';
import { useOwnRoute } from './own-route';
import type { LoadScreens, PartProps } from './part-props';
import { useSystemAppearance } from './system-appearance';

/** What the page has set on an element at a moment. */
export interface ElementSettings {
  route: Route | undefined;
  appearance: string | null;
  accent: string | undefined;
  isReadOnly: boolean;
  hiddenSections: readonly string[];
  labels: readonly LabelOverride[] | undefined;
  slots: HostSlots;
  isLight: boolean;
}

interface ElementRootProps {
  settings: ElementSettings;
  part: ComponentType<PartProps>;
  instance: Instance;
  screens: LoadScreens;
  overlays: HTMLElement;
  /** The element keeps its route when its user navigates, as the dashboard does. */
  isWhole: boolean;
  /** Dispatches an event on the element; false if the page canceled it. */
  dispatch(this: void, name: string, detail: unknown, isCancelable?: boolean): boolean;
}

/** The React side of an element. */
export function ElementRoot(props: ElementRootProps) {
  const { settings, part: Part, screens, instance, overlays, isWhole, dispatch } = props;
  const { options, isSignedOut } = useSyncExternalStore(instance.subscribe, instance.get);
  const { key, client, queryClient } = connectionOf(instance);
  const [route, setRoute] = useOwnRoute(settings.route);
  const systemAppearance = useSystemAppearance();
  const wished = settings.appearance ?? options.appearance ?? 'light';
  const appearance = wished === 'system' ? systemAppearance : wished === 'dark' ? 'dark' : 'light';

  const hrefFor = (to: Route) =>
    options.hrefFor?.(to) ?? (isWhole && !options.hrefFor ? `#${formatRoute(to)}` : undefined);
  const navigate = (to: Route) => {
    const href = hrefFor(to);
    // A host that has a router of its own doesn't have the element's filters.
    if (isSamePage(route, to)) setRoute(to);
    const isFree = dispatch('chatdeck-navigate', { route: to, path: formatRoute(to), href }, true);
    if (!isFree) return;
    if (isWhole) setRoute(to);
    else if (!isSamePage(route, to) && href !== undefined) location.assign(href);
  };
  const { isLight, slots, isReadOnly, hiddenSections, labels } = settings;
  const allLabels = useMemo(() => [...(options.labels ?? []), ...(labels ?? [])], [options.labels, labels]);
  const theme: Partial<ThemeSettings> = {
    ...pickTheme(options),
    labels: allLabels,
    hrefFor,
    onNavigate: navigate,
    portalContainer: overlays,
    accentColor: settings.accent ?? options.accentColor,
    onEvent: (event) => {
      dispatch('chatdeck-event', event);
      options.onEvent?.(event);
    },
    onError: (error) => {
      dispatch('chatdeck-error', error);
      if (options.onError) options.onError(error);
      else reportError(error);
    },
  };
  const screen = useMemo(
    () => ({
      ...slotOptions(slots, isLight),
      ...(isReadOnly && { readOnly: true }),
      ...(hiddenSections.length > 0 && { hiddenSections: hiddenSections as readonly never[] }),
    }),
    [slots, isLight, isReadOnly, hiddenSections],
  );
  // Notices, and what they undo, end with the session: its region has the session's key.
  return (
    <ChatdeckTheme {...theme} appearance={appearance}>
      <ChatdeckProvider
        client={client}
        queryClient={queryClient}
        allowedHosts={options.allowedHosts}
        allowsInternalWebhooks={options.allowsInternalWebhooks}
      >
        {!isSignedOut && route && (
          <ToastRegion key={key}>
            <ErrorBoundary>
              <Part
                key={`${key} ${pageOf(route)}`}
                route={route}
                screen={screen}
                screens={screens}
                options={options}
                isWhole={isWhole}
                navigate={navigate}
                onSignedIn={(token) => options.onSignedIn?.(token)}
                onSignedOut={() => {
                  instance.logout();
                  options.onSignedOut?.();
                }}
              />
            </ErrorBoundary>
          </ToastRegion>
        )}
      </ChatdeckProvider>
    </ChatdeckTheme>
  );

  /** The dashboard keeps its frame, and a screen with filters stays the same, when those change. */
  function pageOf(shown: Route): string {
    if (isWhole) return '';
    if (shown.name === 'dashboard') return formatRoute({ ...shown, view: undefined });
    return shown.name === 'reports' ? (shown.tab ?? '') : formatRoute(shown);
  }
}

function isSamePage(from: Route | undefined, to: Route): boolean {
  if (from?.name === 'dashboard') return to.name === 'dashboard' && to.view !== undefined;
  return from?.name === 'reports' && to.name === 'reports' && (from.tab ?? 'overview') === (to.tab ?? 'overview');
}

function pickTheme(options: ReturnType<Instance['get']>['options']): Partial<ThemeSettings> & object {
  const { grayColor, fontFamily, locale, direction, productName, contactFrameUrl, nonce } = options;
  const { radius, scaling, addresses, embed } = options;
  return {
    grayColor,
    fontFamily,
    locale,
    direction,
    productName,
    contactFrameUrl,
    nonce,
    radius,
    scaling,
    addresses,
    embed,
  } as Partial<ThemeSettings>;
}
