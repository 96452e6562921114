import { useMemo, useRef, useState, type FocusEvent } from 'react';
import { previewStateFor, type AppearanceSection } from '../../../model/settings/appearance/appearance';
import type { PreviewState } from '../../../model/widget-preview/widget-preview';
import { useLatestCallback } from '../../../ui/base/use-latest-callback';
import { placeOf } from '../form-place';

/** View options of the preview; none of them is a setting. */
export interface PreviewView {
  state: PreviewState;
  device: 'desktop' | 'phone';
  page: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** What the preview shows: the last choice, or what belongs to the focused field. */
export function usePreviewView(direction: PreviewView['direction']) {
  const [chosen, setChosen] = useState<Partial<PreviewView>>({});
  const [section, setSection] = useState<AppearanceSection>();
  const isPicking = useRef(false);
  const view = useMemo<PreviewView>(
    () => ({ state: 'online', device: 'desktop', page: 'light', direction, ...chosen }),
    [direction, chosen],
  );
  const onViewChange = useLatestCallback((patch: Partial<PreviewView>) =>
    setChosen((before) => ({ ...before, ...patch })),
  );

  const onFormFocus = (event: FocusEvent) => {
    const place = placeOf(event.target);
    setSection(place.section);
    const wasPicked = isPicking.current;
    isPicking.current = false;
    // The save bar of a section belongs to every state of it.
    if (wasPicked || !place.section || (place.name === undefined && place.section === section)) return;
    const state = previewStateFor(place.section, place.name);
    if (state !== undefined && state !== view.state) onViewChange({ state });
  };

  return {
    view,
    onViewChange,
    onFormFocus,
    /** The preview itself moved the focus, and keeps showing what it shows. */
    expectPick: (isExpected: boolean) => {
      isPicking.current = isExpected;
    },
  };
}
