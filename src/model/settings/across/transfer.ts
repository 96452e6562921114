import type { Loadable } from '../../core/loadable';
import type { Id } from '../../core/tolerant';
import type { LaidDraft } from './changes';
import type { ImportPart } from './import-part';
import type { WidgetFileFault } from './read-widget-file';
import type { DraftTab } from './tab-patches';
import type { WidgetSettings } from './widget-settings';

/** The file of an export. */
export interface ExportedFile {
  name: string;
  blob: Blob;
}

/** How many of each thing a file will have; absent if it couldn't be loaded or the plan doesn't include it. */
export interface TransferCounts {
  triggers?: number | undefined;
  replies?: number | undefined;
  groups?: number | undefined;
}

/** A file that could be imported, and what it would do. */
export interface ImportPreview {
  status: 'ready';
  fileName: string;
  /** The exported widget's channel; empty if the file doesn't say. */
  from: string;
  /** Fields of the file that this version doesn't import. */
  unknown: readonly string[];
  parts: readonly ImportPart[];
  /** The parts to import. */
  chosen: readonly DraftTab[];
}

/** The import, from choosing a file to its unsaved changes. */
export type ImportState =
  | { status: 'idle' }
  | { status: 'reading'; fileName: string }
  | { status: 'failed'; fileName: string; fault: WidgetFileFault }
  | ImportPreview
  | { status: 'done'; fileName: string; tabs: LaidDraft[] };

/** What a file is made from, and what an import is compared with. */
export interface TransferContent {
  counts: TransferCounts;
  /** The settings now: a changed field may make sense only with others. */
  settings?: Partial<WidgetSettings> | undefined;
}

/** Props for `Transfer`, returned by `useTransfer`. */
export interface TransferProps {
  /** The widget that is exported, and imported into. */
  widgetId: Id;
  /** Absent until known. */
  roomName?: string | undefined;
  /** What the widget has to export. */
  content: Loadable<TransferContent>;
  /** Downloads the file. */
  onExport(): void;
  /** The file to import, and what importing it does. */
  importing: ImportState;
  /** Reads a file and shows what it would do. Absent hides the import. */
  onFileChoose?: ((file: File) => void) | undefined;
  /** Called with all parts to import. */
  onChosenChange(chosen: readonly DraftTab[]): void;
  /** Puts the chosen parts into the forms, unsaved. */
  onImport(): void;
  /** Starts over. */
  onFileClose(): void;
}
