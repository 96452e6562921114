import type { transferLabels } from '../../../screens/transfer/labels';
import { counted } from '../counted';
import { translate } from '../../translate';

const changes = (count: number) => counted(count, 'Änderung', 'Änderungen');

export const transfer = translate<typeof transferLabels>('transfer', {
  title: 'Exportieren oder importieren',
  of: (widget) => `Die Einstellungen von ${widget} als eine Datei.`,
  back: 'Zurück zu den Einstellungen',
  failed: 'Die Einstellungen dieses Widgets konnten nicht geladen werden.',

  exportTitle: 'Exportieren',
  exportText:
    'Laden Sie alles herunter, was für dieses Widget eingestellt ist, als Sicherung oder für ein anderes Widget.',
  contents: (triggers, replies, groups) =>
    `${new Intl.ListFormat('de').format(['Verhalten', 'Aussehen', 'Betriebszeiten', triggers, replies, groups].filter(Boolean))}.`,
  triggers: (count) => counted(count, 'Auslöser', 'Auslöser'),
  replies: (count) => counted(count, 'gespeicherte Antwort', 'gespeicherte Antworten'),
  groups: (count) => counted(count, 'Fragengruppe', 'Fragengruppen'),
  leftOut:
    'Nicht in der Datei: Webhook-URLs, der Segment-Schreibschlüssel, API-Schlüssel, das hochgeladene Team-Bild und die Verbindung zu Slack.',
  exportFile: 'Datei herunterladen',

  importTitle: 'Importieren',
  importText:
    'Wählen Sie eine Datei, die aus einem beliebigen Widget exportiert wurde. Sie sehen zuerst, was sie ändert, und nichts wird gespeichert, bis Sie es speichern.',
  choose: 'Datei auswählen',
  chooseAnother: 'Andere Datei auswählen',
  reading: 'Die Datei wird gelesen …',
  faults: {
    tooLarge: () => 'Diese Datei ist größer als 5 MB und kann deshalb keine Widget-Einstellungen enthalten.',
    notJson: () => 'Diese Datei ist kein JSON. Wählen Sie eine Datei, die hier exportiert wurde.',
    tooDeep: () => 'Diese Datei ist zu tief verschachtelt.',
    notAWidget: () =>
      'Diese Datei enthält keine Widget-Einstellungen. Wählen Sie eine Datei, die hier exportiert wurde.',
    newerVersion: ({ version }) =>
      `Diese Datei stammt aus einer neueren Version (${version}). Aktualisieren Sie das Dashboard oder exportieren Sie die Datei erneut.`,
    unsafeName: ({ name }) => `Diese Datei enthält ein unzulässiges Feld: ${name}.`,
    wrongType: ({ name }) => `Diese Datei enthält einen unlesbaren Wert: ${name || 'version'}.`,
    tooMany: ({ name, most }) => `Diese Datei hat zu viele Einträge in ${name}. Erlaubt sind ${most}.`,
  },
  preview: (file) => `Was ${file} ändert`,
  from: (widget) => `Exportiert aus ${widget}.`,
  unknown: (count) =>
    count === 1 ? '1 Feld der Datei wird nicht importiert:' : `${count} Felder der Datei werden nicht importiert:`,
  nothingNew: 'Keine Änderungen',
  changes,
  same: (count) => `${count} schon gleich`,
  part: (tab) => `${tab} importieren`,
  blocks: {
    terms: 'Stimmen Sie zuerst den Bedingungen zu.',
    planRequired: 'Ihr Tarif enthält diese Funktion nicht, deshalb wird sie nicht importiert.',
    unknownTarget: 'Die Einstellungen des Widgets sind hier nicht lesbar und werden deshalb nicht überschrieben.',
  },
  shortcutTaken: (label, shortcut, owner) =>
    `„${label}“ wird ohne sein Kürzel „${shortcut}“ importiert, denn ${owner} hat es schon.`,
  owners: {
    reply: (label) => `die gespeicherte Antwort „${label}“`,
    group: (label) => `die Fragengruppe „${label}“`,
  },
  secondAutomatic: (label, owner) => `„${label}“ öffnet sich nicht automatisch, weil „${owner}“ es tut.`,
  foreignWidget: (label) =>
    `„${label}“ hat Antworten, die zu einem Widget führen, das es in diesem Konto nicht gibt. Wählen Sie vor dem Speichern, was sie tun.`,
  refused: (what, why) => `${what} wird nicht importiert. ${why}`,
  refusals: {
    permissionMissing: 'Für Transkripte fehlt diesem Widget eine Slack-Berechtigung.',
    visitorDataOff: 'Schalten Sie für dieses Widget zuerst „Besucherdaten erfassen“ ein.',
    noPicture: 'Laden Sie für dieses Widget zuerst einen Team-Avatar hoch.',
  },
  tooMany: (count, most) => `Es wären ${count}, erlaubt sind ${most}. Löschen Sie einige, bevor Sie speichern.`,
  invalid: (what, why) => `${what}: ${why} Korrigieren Sie das, bevor Sie speichern.`,
  errors: {
    required: 'Ein Text fehlt.',
    tooLong: 'Der Text ist zu lang.',
    invalidUrl: 'Die URL ist ungültig.',
    invalidEmail: 'Die E-Mail-Adresse ist ungültig.',
    invalidPattern: 'Ein Muster ist ungültig.',
    optionRequired: 'Diese Option gibt es nicht.',
    notANumber: 'Die Zahl ist ungültig.',
  },
  invalidValue: 'Der Wert lässt sich nicht speichern.',
  moreConflicts: (count) => counted(count, 'weiteres Problem', 'weitere Probleme'),
  import: (count) =>
    count === 1 ? '1 ungespeicherte Änderung hinzufügen' : `${count} ungespeicherte Änderungen hinzufügen`,
  cancel: 'Abbrechen',
  done: 'Als ungespeicherte Änderungen hinzugefügt. Prüfen und speichern Sie sie in:',
  doneCount: changes,
  nothingDone: 'Es wurde nichts hinzugefügt.',
});
