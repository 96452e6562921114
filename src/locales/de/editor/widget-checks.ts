import type { widgetChecksLabels } from '../../../ui/settings/widget-checks-labels';
import { translate } from '../../translate';

export const widgetChecks = translate<typeof widgetChecksLabels>('widget-checks', {
  findWidget: 'Widget suchen',
  noWidgetFound: 'Keine Widgets gefunden.',
  selectAll: 'Alle Widgets',
  selectFound: 'Alle gefundenen',
  selectWorkspace: (name) => `Alle aus ${name}`,
  noWorkspace: 'Kein Workspace',
});
