import type { PreviewState } from '../../model/widget-preview/widget-preview';
import { defineLabels } from '../theme/labels';

interface WidgetPreviewTexts {
  /** The picture's name, and the name of the button that selects it. */
  states: Record<PreviewState, string>;
  picture(state: string): string;
  /** The name of a text that leads to its field; `field` is the field's label, if known. */
  pick(text: string, field: string | undefined): string;
  /** A missing text. */
  emptyText: string;
  /** Sample messages of a visitor and your team. */
  sampleQuestion: string;
  sampleAnswer: string;
}

export const widgetPreviewLabels = defineLabels<WidgetPreviewTexts>('widget-preview', {
  states: {
    closed: 'Collapsed',
    online: 'Welcome',
    infoPrompt: 'Info prompt',
    acceptance: 'Acceptance',
    conversation: 'Chat',
    noAnswer: 'No reply',
    noAnswerWithEmail: 'No reply, email known',
    screenshot: 'Screenshot',
    menu: 'Menu',
    endConfirmation: 'Confirmation',
    ended: 'Ended',
    rating: 'Rating',
    ratingThanks: 'Rated',
    transcript: 'Transcript',
    transcriptSent: 'Transcript sent',
    offline: 'Offline form',
    thankYou: 'Thank you',
  },
  picture: (state) => `Preview of the widget: ${state}`,
  pick: (text, field) => `${text}, edit${field === undefined ? '' : `: ${field}`}`,
  emptyText: 'No text',
  sampleQuestion: 'Hi! Do you ship to Canada?',
  sampleAnswer: 'We do. It takes three to five days, and shipping is free on orders over $50.',
});
