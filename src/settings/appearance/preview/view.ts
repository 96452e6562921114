import { useMemo, useRef, useState, type FocusEvent } from 'react';
import { previewStateFor, type AppearanceSection } from '../../../model/settings/appearance/appearance';
import type { PreviewState } from '../../../model/widget-preview/widget-preview';
import { useLatestCallback } from '../../../ui/base/use-latest-callback';
import { placeOf } from '../form-place';

/** How the preview is looked at; nothing of it is a setting. */
export interface PreviewView {
  state: PreviewState;
  device: 'desktop' | 'phone';
  page: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** What the preview shows: what was chosen last, or what belongs to the field that has the focus. */
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
    // The save bar of the section that was worked on belongs to every state of it.
    if (wasPicked || !place.section || (place.name === undefined && place.section === section)) return;
    const state = previewStateFor(place.section, place.name);
    if (state !== undefined && state !== view.state) onViewChange({ state });
  };

  return {
    view,
    onViewChange,
    onFormFocus,
    /** The focus that comes next was sent by the preview, which goes on showing what it shows. */
    expectPick: (isExpected: boolean) => {
      isPicking.current = isExpected;
    },
  };
}
