import type { webhookSamplesLabels } from '../../../settings/behavior/samples-labels';
import { translate } from '../../translate';

export const webhookSamples = translate<typeof webhookSamplesLabels>('webhook-samples', {
  title: 'Beispiele für Nutzdaten',
  text: 'Jeder Webhook ist eine HTTP-POST-Anfrage mit einem JSON-Inhalt wie diesem.',
  webhook: 'Webhook',
  copy: 'Beispiel kopieren',
});
