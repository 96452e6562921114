import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Instance } from '../instance';
import { rootOf } from '../root-of';
import { isOn, type ElementRow } from '../table';
import { watchAccent } from './accent';
import { holdConnection } from './connection';
import { ElementRoot, type ElementSettings } from './element-root';
import { slotsOf, type HostSlots } from './host-slots';
import { createOverlays } from './overlays';
import { namePartsIn } from './part-names';
import type { LoadScreens, PartProps } from './part-props';
import { routeOf } from './route-of';
import { adoptStyles } from './sheets';

/** An element as the runtime sees it. */
export interface ScreenHost extends HTMLElement {
  labels?: ElementSettings['labels'];
  /** Values of attributes that are set as properties only. */
  readonly hiddenSections?: readonly string[];
}

export interface Mounted {
  /** Draws what the page has changed. */
  update(this: void): void;
  unmount(this: void): void;
}

interface ElementParts {
  row: ElementRow;
  part: ComponentType<PartProps>;
  screens: LoadScreens;
  instance: Instance;
}

let count = 0;

/** Puts a screen into its element. */
export function mount(host: ScreenHost, { row, part, screens, instance }: ElementParts): Mounted {
  const isLight = host.getAttribute('isolation') === 'light';
  const root = rootOf(host, isLight);
  const place = isLight ? (host.getRootNode() as Document | ShadowRoot) : (root as ShadowRoot);
  const overlays = createOverlays();
  const screen = document.createElement('div');
  screen.className = 'chatdeck-mount';
  const accent = watchAccent(update);
  // They are moved to their place, and come back in the end.
  const ownSlots: HostSlots | undefined = isLight ? slotsOf(host) : undefined;
  const former = isLight ? [...host.childNodes] : [];
  root.replaceChildren(screen, overlays.element, accent.probe);
  let lists = { sections: '', hiddenSections: [] as readonly string[] };
  const releases = [
    adoptStyles(place),
    overlays.release,
    isLight ? () => undefined : namePartsIn(root),
    holdConnection(instance, host),
    isLight ? () => undefined : watchChildren(host, update),
  ];
  const react = createRoot(screen, { identifierPrefix: `chatdeck-${(count += 1)}-` });
  update();
  return {
    update,
    unmount: () => {
      react.unmount();
      for (const release of releases) release();
      root.replaceChildren(...former);
    },
  };

  function update() {
    react.render(
      <ElementRoot
        settings={settings()}
        part={part}
        instance={instance}
        overlays={overlays.element}
        screens={screens}
        isWhole={row.attributes?.includes('route') ?? false}
        dispatch={dispatch}
      />,
    );
  }

  function settings(): ElementSettings {
    const sections = host.getAttribute('hidden-sections')?.trim() ?? '';
    if (lists.sections !== sections) lists = { sections, hiddenSections: sections ? sections.split(/[\s,]+/) : [] };
    return {
      route: routeOf(row, (attribute) => host.getAttribute(attribute)),
      appearance: host.getAttribute('appearance'),
      accent: accent.get(),
      isReadOnly: isOn(host.getAttribute('readonly')),
      hiddenSections: lists.hiddenSections,
      labels: host.labels,
      slots: ownSlots ?? slotsOf(host),
      isLight,
    };
  }

  function dispatch(event: string, detail: unknown, cancelable = false): boolean {
    return host.dispatchEvent(new CustomEvent(event, { detail, cancelable, bubbles: true, composed: true }));
  }
}

/** Calls back when the page changes what is in the element. */
function watchChildren(host: HTMLElement, update: () => void): () => void {
  const observer = new MutationObserver(update);
  observer.observe(host, { childList: true });
  return () => observer.disconnect();
}
