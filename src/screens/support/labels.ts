import { defineLabels } from '../../ui/theme/labels';

export const supportLabels = defineLabels('support', {
  title: 'Support',
  message: 'Contact us! We are happy to help with any questions or feedback!',
  /** The name of the frame with the contact form. */
  frame: (product: string) => `Contact ${product}`,
  /** Where nothing was heard of the frame. */
  frameFailed: 'Couldn’t load the contact form.',
  /** Beside a frame that loaded, but whose page did not say that it is there. */
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
