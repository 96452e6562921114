import { defineLabels } from '../../ui/theme/labels';

/** The texts of the preview of a reply. */
export const savedRepliesPreviewLabels = defineLabels('saved-replies-preview', {
  preview: 'Preview',
  inSlack: 'Your team in Slack',
  forVisitors: 'Visitors in the widget',
  nothing: 'Enter a response to see how it looks.',
});
export type SavedRepliesPreviewLabels = typeof savedRepliesPreviewLabels.defaults;
