import type { savedRepliesPreviewLabels } from '../../../settings/saved-replies/preview-labels';
import { translate } from '../../translate';

export const savedRepliesPreview = translate<typeof savedRepliesPreviewLabels>('saved-replies-preview', {
  preview: 'معاينة',
  inSlack: 'فريقك في Slack',
  forVisitors: 'الزوار في الأداة',
  nothing: 'اكتب الرد لترى شكله.',
});
