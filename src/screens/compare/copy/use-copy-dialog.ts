import { useState } from 'react';
import type { SettingPlace } from '../../../model/settings/across/widget-settings';

/** What the dialog opens with. */
export interface CopyStart {
  places?: readonly SettingPlace[] | undefined;
  /** What they are called. */
  title?: string | undefined;
}

/** Whether the dialog is open, and for which settings. */
export function useCopyDialog() {
  const [start, setStart] = useState<CopyStart>();
  return {
    isOpen: start !== undefined,
    start: start ?? {},
    open: (places?: readonly SettingPlace[], title?: string) => setStart({ places, title }),
    close: () => setStart(undefined),
  };
}
