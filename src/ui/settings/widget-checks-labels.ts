import { defineLabels } from '../theme/labels';

/** The texts of choosing several of many widgets. */
export const widgetChecksLabels = defineLabels('widget-checks', {
  findWidget: 'Find a widget',
  noWidgetFound: 'No widgets match.',
  selectAll: 'All widgets',
  selectFound: 'All matching widgets',
  selectWorkspace: (name: string) => `All in ${name}`,
  noWorkspace: 'No workspace',
});
