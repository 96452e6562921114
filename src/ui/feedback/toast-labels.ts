import { defineLabels } from '../theme/labels';

export const toastLabels = defineLabels('toast', {
  /** The name of the place where they stand; `{hotkey}` is the key that leads there. */
  region: 'Notifications ({hotkey})',
  /** Said before each. */
  message: 'Notification',
  dismiss: 'Dismiss',
});
