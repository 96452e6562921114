import { defineLabels } from '../../ui/theme/labels';

/** Every text of the dialog with sample payloads. */
export const webhookSamplesLabels = defineLabels('webhook-samples', {
  title: 'Sample payloads',
  text: 'Each webhook is an HTTP POST request with a JSON body like this.',
  webhook: 'Webhook',
  copy: 'Copy the sample',
});
export type WebhookSamplesLabels = typeof webhookSamplesLabels.defaults;
