import { useState } from 'react';
import { mapLoadable } from '../model/core/loadable';
import { newId } from '../model/core/random-text';
import type { Id } from '../model/core/tolerant';
import type { ImportTarget } from '../model/settings/across/import-part';
import { importPlan } from '../model/settings/across/import-plan';
import { maxWidgetFileSize, readWidgetFile, type WidgetFileReading } from '../model/settings/across/read-widget-file';
import type { DraftTab, TabPatches } from '../model/settings/across/tab-patches';
import type { ExportedFile, ImportState, TransferProps } from '../model/settings/across/transfer';
import { widgetSettings } from '../model/settings/across/widget-settings';
import { toWidgetFile, widgetFileName, writeWidgetFile } from '../model/settings/across/write-widget-file';
import { triggerFields, triggersSettings } from '../model/settings/triggers/triggers';
import { draftedIn, layDrafts } from './editing/lay-draft';
import { useWholeWidget } from './editing/whole-widget';
import { useChatdeck } from './shared/chatdeck-context';
import { saveByBrowser } from './shared/browser';

export interface TransferOptions {
  /** Takes the exported file, for example to upload it; the browser saves it if absent. */
  onFile?: ((this: void, file: ExportedFile) => void) | undefined;
}

/** All props of `Transfer` for a widget. */
export function useTransfer(widgetId: Id, options: TransferOptions = {}): TransferProps {
  const { drafts } = useChatdeck();
  const { whole, draftKey, roomName } = useWholeWidget(widgetId);
  const [state, setState] = useState<{ widgetId: Id; importing: ImportState }>({ widgetId, importing: idle });
  if (state.widgetId !== widgetId) setState({ widgetId, importing: idle });
  const { importing } = state;
  const show = (next: ImportState) => setState({ widgetId, importing: next });

  async function handleFile(file: File) {
    if (whole.status !== 'ready') return;
    const fileName = file.name;
    show({ status: 'reading', fileName });
    const reading = await readFile(file);
    const next = previewOf(fileName, reading, { ...whole.data, drafted: draftedIn(drafts, draftKey) });
    // Another widget, or another file, may have been chosen since.
    setState((now) => {
      const { importing: waiting } = now;
      if (now.widgetId !== widgetId || waiting.status !== 'reading' || waiting.fileName !== fileName) return now;
      return { widgetId, importing: next };
    });
  }

  function handleImport() {
    if (importing.status !== 'ready' || whole.status !== 'ready') return;
    const { widget, replies = [], groups = [] } = whole.data;
    const parts = importing.parts.filter(({ tab, block }) => !block && importing.chosen.includes(tab));
    const patches = Object.fromEntries(parts.map(({ tab, patch }) => [tab, patch])) as TabPatches;
    const copies = { widget, replies, groups };
    const tabs = layDrafts(drafts, { patches, copies, way: 'import', keyOf: draftKey });
    show({ status: 'done', fileName: importing.fileName, tabs });
  }

  return {
    widgetId,
    roomName,
    content: mapLoadable(whole, ({ widget, replies, groups }) => ({
      counts: {
        triggers: triggerFields(triggersSettings(widget)).length,
        replies: replies?.length,
        groups: groups?.length,
      },
      settings: widgetSettings(widget),
    })),
    onExport: () => {
      if (whole.status !== 'ready') return;
      const file = toWidgetFile(whole.data, new Date());
      const blob = new Blob([writeWidgetFile(file)], { type: 'application/json' });
      const { onFile = saveByBrowser } = options;
      onFile({ name: widgetFileName(file), blob });
    },
    importing,
    onFileChoose: (file) => void handleFile(file),
    onChosenChange: (chosen) => {
      if (importing.status === 'ready') show({ ...importing, chosen });
    },
    onImport: handleImport,
    onFileClose: () => show(idle),
  };
}

const idle: ImportState = { status: 'idle' };

async function readFile(file: File): Promise<WidgetFileReading> {
  if (file.size > maxWidgetFileSize) return { status: 'failed', fault: { code: 'tooLarge' } };
  try {
    return readWidgetFile(await file.text());
  } catch {
    // The file was moved or deleted after it was chosen.
    return { status: 'failed', fault: { code: 'notJson' } };
  }
}

function previewOf(fileName: string, reading: WidgetFileReading, target: ImportTarget): ImportState {
  if (reading.status === 'failed') return { status: 'failed', fileName, fault: reading.fault };
  const { file, unknown } = reading;
  const parts = importPlan(file, target, newId);
  const chosen = parts.filter(({ changes, block }) => changes.length > 0 && !block).map(({ tab }): DraftTab => tab);
  return { status: 'ready', fileName, from: file.name ?? '', unknown, parts, chosen };
}
