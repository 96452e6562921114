import { defineLabels } from '../../ui/labels';

export const installLabels = defineLabels('install', {
  title: 'Embed code',
  /** What to do with a block of code. */
  pasteIntoPage: 'Paste this into every page that shall show the widget, right before the closing </body> tag.',
  /** Names the button for those who hear it alone. */
  copyCode: 'Copy the embed code',
  done: 'The widget shows on your site as soon as the pages with the code are online.',
});
export type InstallLabels = typeof installLabels.defaults;
