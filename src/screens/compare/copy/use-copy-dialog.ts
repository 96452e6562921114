import { useState } from 'react';
import type { Id } from '../../../model/core/tolerant';
import type { SettingPlace } from '../../../model/settings/across/widget-settings';

/** What the dialog opens with. */
export interface CopyStart {
  places?: readonly SettingPlace[] | undefined;
  /** What they are called. */
  title?: string | undefined;
  /** The widget to copy from; the first one if absent. */
  from?: Id | undefined;
  /** It shows the last copy. */
  isResult?: boolean | undefined;
}

/** Whether the dialog is open, and for what. */
export function useCopyDialog() {
  const [start, setStart] = useState<CopyStart>();
  return {
    isOpen: start !== undefined,
    start: start ?? {},
    open: (next: CopyStart = {}) => setStart(next),
    close: () => setStart(undefined),
  };
}
