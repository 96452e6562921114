import { createContext, useContext } from 'react';
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
