import { createContext, useContext } from 'react';
import { settingChoices } from '../../model/entities/widget-settings';
import { initialAppearance } from '../../model/widget-preview/initial-appearance';
import type { WidgetPreviewProps } from './props';

type PreviewValue = Pick<
  WidgetPreviewProps,
  'look' | 'agent' | 'peek' | 'thread' | 'onAnswer' | 'onPickField' | 'fieldLabels'
> & { device: 'desktop' | 'phone' };

/** What the parts of a preview read. They are thin and memoized, so that a keystroke renders one text. */
export const PreviewContext = createContext<PreviewValue>({ look: initialAppearance, device: 'desktop' });

export function usePreview(): PreviewValue {
  return useContext(PreviewContext);
}

/** How the closed widget looks: a chip if the stored mode is unknown. */
export function useCollapsedMode(): (typeof settingChoices.collapsedMode)[number] {
  const { collapsedMode } = usePreview().look;
  return settingChoices.collapsedMode.find((mode) => mode === collapsedMode) ?? 'chip';
}
