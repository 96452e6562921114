import { defineLabels } from '../../ui/theme/labels';

export const supportLabels = defineLabels('support', {
  title: 'Support',
  message: 'Contact us! We are happy to help with any questions or feedback!',
  /** Names the contact form's frame. */
  frame: (product: string) => `Contact ${product}`,
  /** When the frame didn't respond. */
  frameFailed: 'Couldn’t load the contact form.',
  /** Next to a frame that loaded but didn't report that it is ready. */
  frameUnsure: 'Don’t see a form?',
  write: 'Write to us',
  docs: 'Documentation',
  faqs: 'Frequently asked questions',
  errorTitle: 'Error',
  errorText: 'Oh no! An unexpected error occurred, please contact support.',
  contactSupport: 'Contact support',
  returnHome: 'Return Home',
});
export type SupportLabels = typeof supportLabels.defaults;
