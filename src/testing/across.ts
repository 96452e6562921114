import { readAnswer } from '../model/core/tolerant';
import type { ChangeEntry } from '../model/entities/change-entry';
import { widgetSchema, type Widget } from '../model/entities/widget';
import type { ChangeHistory, ChangesProps } from '../model/settings/across/changes';
import { importPlan } from '../model/settings/across/import-plan';
import type { ImportPreview, TransferProps } from '../model/settings/across/transfer';
import { widgetSettings } from '../model/settings/across/widget-settings';
import { toWidgetFile } from '../model/settings/across/write-widget-file';
import { makeParsedPlan } from './accounts';
import { ready } from './screens';
import { makeWidget } from './widgets';

const nothing = () => undefined;
const settings = widgetSettings(readAnswer(widgetSchema, makeWidget()));
const reply = {
  label: 'Shipping',
  triggerPhrases: 'delivery',
  autoSend: false,
  shortcut: 'ship',
  response: 'Two days.',
};

/** A saved change to a widget: by default the online title, edited at 9:00 on June 16, 2025. */
export function makeChangeEntry(overrides: Partial<ChangeEntry> = {}): ChangeEntry {
  return {
    id: '1',
    at: Date.UTC(2025, 5, 16, 9),
    who: 'admin@acme.test',
    how: 'form',
    changes: [{ name: 'onlineTitle', before: 'Chat with us', after: 'Ask us anything' }],
    ...overrides,
  };
}

/** Changes of every kind on two days, newest first. */
export function makeChangeEntries(): ChangeEntry[] {
  const day = 24 * 60 * 60 * 1000;
  const today = Date.UTC(2025, 5, 17, 15, 42);
  return [
    makeChangeEntry({ id: '6', at: today, changes: [{ name: 'off', before: false, after: true }] }),
    makeChangeEntry({
      id: '5',
      at: today - 60_000,
      who: 'dana@acme.test',
      how: 'import',
      changes: [
        { name: 'titleColor', before: '#3f51b5', after: '#0f766e' },
        { name: 'collapsedMode', before: 'chip', after: 'button' },
        { name: 'playSound', before: true, after: false },
      ],
    }),
    makeChangeEntry({ id: '4', at: today - 120_000, changes: [{ name: 'segmentWriteKey', isHidden: true }] }),
    makeChangeEntry({
      id: '3',
      at: today - day,
      how: 'undo',
      changes: [{ name: 'reply:501', before: reply, after: { ...reply, response: 'Three days.', shortcut: '' } }],
    }),
    makeChangeEntry({ id: '2', at: today - day - 60_000, changes: [{ name: 'reply:502', after: reply }] }),
    makeChangeEntry({ at: today - day - 120_000 }),
  ];
}

/** Props of `Changes`: a shared log with changes of every kind. */
export function makeChangesProps(
  overrides: Partial<ChangesProps> = {},
  history: Partial<ChangeHistory> = {},
): ChangesProps {
  return {
    widgetId: 11,
    roomName: 'website',
    history: ready({ entries: makeChangeEntries(), isShared: true, settings, ...history }),
    onRestore: nothing,
    onRestoreTo: nothing,
    ...overrides,
  };
}

/** A file that changes something on each tab, with conflicts. */
export function makeImportPreview(overrides: Partial<ImportPreview> = {}): ImportPreview {
  const widget = readAnswer(widgetSchema, makeWidget());
  const from: Widget = {
    ...widget,
    RoomName: 'pricing-page',
    titleColor: '#0f766e',
    onlineTitle: 'Questions about prices?',
    hideWhenOffline: !widget.hideWhenOffline,
    sendOfflineMessagesToEmail: 'nobody',
    triggerJson: JSON.stringify({
      minDelay: 30,
      triggers: [
        { uid: 't1', message: 'Need a hand?', after: 20, on: ['/pricing'], enabled: true, displayStyle: 'peek' },
      ],
    }),
  };
  const replies = [
    { ...reply, id: 1, chatEndpointId: 12 },
    { ...reply, id: 2, label: 'Refunds', shortcut: 'refund', chatEndpointId: 12 },
  ];
  const group = {
    uid: 'g1',
    accountId: 1,
    label: 'Welcome',
    shortcut: 'hello',
    auto: true,
    prompt: '',
    treeJson: '[]',
  };
  const target = {
    widget,
    plan: makeParsedPlan(),
    rules: { hasAcceptedTerms: true, hasOperatingHours: true },
    widgetUuids: [widget.Uuid],
    replies: [{ ...reply, id: 9, label: 'Delivery', response: 'One day.', chatEndpointId: 11 }],
    groups: [{ ...group, uid: 'g2', label: 'Start here', shortcut: '' }],
  };
  let count = 0;
  const file = toWidgetFile({ widget: from, replies, groups: [group] }, new Date(Date.UTC(2025, 5, 16)));
  const parts = importPlan(file, target, () => `new${(count += 1)}`);
  return {
    status: 'ready',
    fileName: 'pricing-page-2025-06-16.json',
    from: 'pricing-page',
    unknown: [],
    parts,
    chosen: parts.filter(({ changes, block }) => changes.length > 0 && !block).map(({ tab }) => tab),
    ...overrides,
  };
}

/** Props of `Transfer`, before a file is chosen. */
export function makeTransferProps(overrides: Partial<TransferProps> = {}): TransferProps {
  return {
    widgetId: 11,
    roomName: 'website',
    content: ready({ counts: { triggers: 3, replies: 12, groups: 2 }, settings }),
    importing: { status: 'idle' },
    onExport: nothing,
    onFileChoose: nothing,
    onChosenChange: nothing,
    onImport: nothing,
    onFileClose: nothing,
    ...overrides,
  };
}
