import { useRef, useState } from 'react';
import type { AppearanceSettings } from '../../../model/settings/appearance/appearance';
import { useLatestCallback } from '../../../ui/base/use-latest-callback';
import { focusedElement } from '../../../ui/focus/composed-tree';

/** The preview over the form, or all states together. */
export type OpenPreview = 'preview' | 'wall';

/** Which of the two is open, and where the focus goes when it closes: back, or to the field of a clicked text. */
export function usePreviewOpening(controlOf: (name: keyof AppearanceSettings) => HTMLElement | undefined) {
  const [open, setOpen] = useState<OpenPreview>();
  const [hasOpened, setOpened] = useState(false);
  const returnFocusRef = useRef<HTMLElement>(null);
  const onOpen = (next: OpenPreview) => {
    const focused = focusedElement();
    if (open === undefined && focused instanceof HTMLElement) returnFocusRef.current = focused;
    setOpened(true);
    setOpen(next);
  };
  const onPickField = useLatestCallback((name: keyof AppearanceSettings) => {
    returnFocusRef.current = controlOf(name) ?? returnFocusRef.current;
    setOpen(undefined);
  });
  return { open, hasOpened, returnFocusRef, onOpen, onClose: () => setOpen(undefined), onPickField };
}
