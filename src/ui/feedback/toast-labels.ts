import { defineLabels } from '../theme/labels';

export const toastLabels = defineLabels('toast', {
  /** The name of their region; `{hotkey}` is the key that moves the focus there. */
  region: 'Notifications ({hotkey})',
  /** Announced before each. */
  message: 'Notification',
  dismiss: 'Dismiss',
});
