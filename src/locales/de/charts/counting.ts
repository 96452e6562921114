import { counted, plural } from '../counted';
import type { countingLabels } from '../../../ui/counting/labels';
import { translate } from '../../translate';

export const counting = translate<typeof countingLabels>('counting', {
  widget: 'Widget',
  many: (chats) => `Dieser Zeitraum hat ${chats} Chats. Sie alle zu zählen, dauert eine Weile.`,
  start: 'Chats zählen',
  running: 'Chats werden gezählt',
  progress: (done, total) => `${done} von ${total} ${total === '1' ? 'Chat' : 'Chats'}`,
  progressOfUnknown: (done) => `${done} ${done === '1' ? 'Chat' : 'Chats'}`,
  cancel: 'Abbrechen',
  canceled: 'Das Zählen wurde abgebrochen.',
  failed: (widget) => `Die Chats von ${widget} konnten nicht geladen werden.`,
  stopped: 'Das Zählen wurde unterbrochen.',
  soFar: (progress) => `Bisher gezählt: ${progress}.`,
  again: 'Erneut versuchen',
  count: (found, expected) => `Erwartet wurden ${expected} Chats, empfangen aber ${found}.`,
  changed: 'Die Chats haben sich beim Zählen ständig geändert.',
  accept: 'Diese Chats verwenden',
  leftOut: (limit, from, count) =>
    `Ein Bericht zählt höchstens ${limit} Chats. Er umfasst die Chats ab ${from}; ${count} frühere fehlen.`,
  unreadable: (count) =>
    `${counted(count, 'Chat konnte', 'Chats konnten')} nicht angezeigt werden und ${plural(count, 'zählt', 'zählen')} nicht mit.`,
  empty: 'Keine Chats in diesem Zeitraum.',
  findStart: 'Chats suchen',
  finding: 'Chats werden gesucht',
  findCanceled: 'Die Suche wurde abgebrochen.',
  findStopped: 'Die Suche wurde unterbrochen.',
  foundSoFar: (progress) => `Bisher durchsucht: ${progress}.`,
  findFailed: 'Die Chats konnten nicht geladen werden.',
  findLeftOut: (limit, from, count) =>
    `Diese Filter durchsuchen höchstens ${limit} Chats. Sie umfassen die Chats ab ${from}; ${count} frühere fehlen.`,
  findUnreadable: (count) =>
    `${counted(count, 'Chat konnte', 'Chats konnten')} nicht angezeigt werden und ${plural(count, 'wird', 'werden')} nicht durchsucht.`,
  totalChats: (count, written) => plural(count, '1 Chat', `${written} Chats`),
  totalMissed: (written) => `${written} verpasst`,
  totalTriggered: (written) => `${written} von einem Auslöser gestartet`,
});
