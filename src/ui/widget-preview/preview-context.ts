import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { settingChoices } from '../../model/entities/widget-settings';
import { initialAppearance } from '../../model/widget-preview/initial-appearance';
import type { WidgetLook } from '../../model/widget-preview/widget-preview';
import { useBeforePaint } from '../base/use-before-paint';
import type { WidgetPreviewProps } from './props';

/** The look of a preview. Parts subscribe to what they show of it, so that a key renders only the texts that it changes. */
interface LookStore {
  get(this: void): WidgetLook;
  set(this: void, look: WidgetLook): void;
  subscribe(this: void, listener: () => void): () => void;
}

type PreviewValue = Pick<
  WidgetPreviewProps,
  'agent' | 'peek' | 'thread' | 'onAnswer' | 'onPickField' | 'fieldLabels'
> & { look: LookStore; device: 'desktop' | 'phone' };

function makeLookStore(initial: WidgetLook): LookStore {
  let now = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(look) {
      if (look === now) return;
      now = look;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What the parts of a preview read, besides the look that they subscribe to. */
export const PreviewContext = createContext<PreviewValue>({
  look: /* @__PURE__ */ makeLookStore(initialAppearance),
  device: 'desktop',
});

export function usePreview(): PreviewValue {
  return useContext(PreviewContext);
}

/** The store of a preview's look, which follows its prop. */
export function useLookStore(look: WidgetLook): LookStore {
  const [store] = useState(() => makeLookStore(look));
  useBeforePaint(() => store.set(look), [store, look]);
  return store;
}

/** One value of the look. `read` is the same function between renders, or a cheap one. */
export function useLook<Value extends string | boolean>(read: (look: WidgetLook) => Value): Value {
  const { look } = usePreview();
  const readNow = () => read(look.get());
  return useSyncExternalStore(look.subscribe, readNow, readNow);
}

/** How the closed widget looks: a chip if the stored mode is unknown. */
export function useCollapsedMode(): (typeof settingChoices.collapsedMode)[number] {
  const collapsedMode = useLook((look) => look.collapsedMode);
  return settingChoices.collapsedMode.find((mode) => mode === collapsedMode) ?? 'chip';
}
