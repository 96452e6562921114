import type { savedRepliesIssueLabels } from '../../../settings/saved-replies/issue-labels';
import { translate } from '../../translate';

export const savedRepliesIssues = translate<typeof savedRepliesIssueLabels>('saved-replies-issues', {
  title: 'Überschneidungen und Duplikate',
  text: 'Ähnliche Antworten haben mindestens 85 % ihrer Wörter gemeinsam. Beim Zusammenführen bleibt der Text der ersten, und die Auslösephrasen der anderen kommen hinzu.',
  sameText: (first, second) => `„${first}“ und „${second}“ haben denselben Text.`,
  similar: (first, second, percent) => `„${first}“ und „${second}“ haben ${percent} ihrer Wörter gemeinsam.`,
  sameShortcut: (shortcut, owners) => `Das Kürzel „${shortcut}“ wird mehrfach verwendet: ${owners}.`,
  owners: {
    reply: (label) => `die gespeicherte Antwort „${label}“`,
    group: (label) => `die Fragengruppe „${label}“`,
  },
  more: 'Mehr',
  removePhrase: (phrase, reply) => `„${phrase}“ aus „${reply}“ entfernen`,
  removeShortcut: (reply) => `Kürzel aus „${reply}“ entfernen`,
  merge: (kept, gone) => `„${gone}“ in „${kept}“ zusammenführen`,
  open: (reply) => `„${reply}“ öffnen`,
  hasDraft: 'Speichern oder verwerfen Sie zuerst ihre Änderungen.',
  mergeBlockers: {
    autoSend: 'Nur eine der beiden wird automatisch gesendet. Gleichen Sie das zuerst an.',
    invalid: 'Die zusammengeführte Antwort wäre zu lang oder unvollständig.',
  },
  showAll: (count) => `Alle ${count} anzeigen`,

  placeholder: 'Platzhalter bleibt stehen',
  placeholders: (found) => `${found} wird nicht ausgefüllt. Besucher sehen es genau so.`,
});
