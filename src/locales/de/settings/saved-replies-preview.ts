import type { savedRepliesPreviewLabels } from '../../../settings/saved-replies/preview-labels';
import { translate } from '../../translate';

export const savedRepliesPreview = translate<typeof savedRepliesPreviewLabels>('saved-replies-preview', {
  preview: 'Vorschau',
  inSlack: 'Ihr Team in Slack',
  forVisitors: 'Besucher im Widget',
  nothing: 'Geben Sie eine Antwort ein, um sie zu sehen.',
});
