import { createContext, useContext } from 'react';
import { settingChoices } from '../../model/entities/widget-settings';
import { initialAppearance } from '../../model/widget-preview/initial-appearance';
import type { WidgetPreviewProps } from './props';

type PreviewValue = Pick<
  WidgetPreviewProps,
  'look' | 'agent' | 'peek' | 'thread' | 'onAnswer' | 'onPickField' | 'fieldLabels'
> & { device: 'desktop' | 'phone' };

/** What the parts of a preview read. They are thin, and what they draw is memoised, so that a letter draws one text. */
export const PreviewContext = createContext<PreviewValue>({ look: initialAppearance, device: 'desktop' });

export function usePreview(): PreviewValue {
  return useContext(PreviewContext);
}

/** How the widget shows while it is closed: as a chip where what is stored is none of them. */
export function useCollapsedMode(): (typeof settingChoices.collapsedMode)[number] {
  const { collapsedMode } = usePreview().look;
  return settingChoices.collapsedMode.find((mode) => mode === collapsedMode) ?? 'chip';
}
