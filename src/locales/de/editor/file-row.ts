import type { fileRowLabels } from '../../../ui/editor/rows/file-row';
import { translate } from '../../translate';

export const fileRow = translate<typeof fileRowLabels>('file-row', {
  choose: 'Datei auswählen',
  replace: 'Andere auswählen',
  drop: 'oder hier ablegen',
  remove: 'Entfernen',
  uploading: (percent) => `Wird hochgeladen: ${percent} %`,
  uploaded: 'Erfolgreich hochgeladen.',
  failed: (reason) => `Fehler beim Hochladen: ${reason}`,
  wrongType: (types) => `Dieser Dateityp passt nicht. Wählen Sie eine Datei eines dieser Typen: ${types}.`,
  tooLarge: (limit) => `Diese Datei ist zu groß. Wählen Sie eine mit höchstens ${limit}.`,
  isEmpty: 'Diese Datei ist leer. Wählen Sie eine andere.',
});
