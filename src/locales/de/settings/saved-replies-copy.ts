import { plural } from '../counted';
import type { savedRepliesCopyLabels } from '../../../settings/saved-replies/bulk/copy-labels';
import { translate } from '../../translate';

export const savedRepliesCopy = translate<typeof savedRepliesCopyLabels>('saved-replies-copy', {
  open: 'In andere Widgets kopieren',
  title: (count) => `${count} ${plural(count, 'Antwort', 'Antworten')} kopieren`,
  text: 'Eine Antwort mit derselben Bezeichnung wird ersetzt. Sie sehen jede Änderung, bevor sie gespeichert wird.',
  to: 'Kopieren nach',
  loading: 'Antworten werden geladen …',
  failed: 'Die Antworten konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  none: 'Wählen Sie mindestens ein Widget.',
  same: 'Alle gewählten Widgets haben diese Antworten schon.',
  copy: (count) => `${count} ${plural(count, 'Antwort', 'Antworten')} kopieren`,
  cancel: 'Abbrechen',
});
