import { jsonEqual } from '../../model/core/json-equal';
import { changesIn, type AnyEditor, type FrameStore } from './frame-store';

/** A form summarized in a few numbers. */
export interface FrameSummary {
  /** How many choices differ from the saved ones. */
  changeCount: number;
  /** In how many sections. */
  sectionCount: number;
  /** The sections that “Save all” would send. */
  pending: readonly string[];
  /** The sections whose last save failed. */
  failed: readonly string[];
  isSaving: boolean;
  /** Nothing in those sections is invalid or in conflict. */
  canSave: boolean;
  /** How many fields of those sections show an error, and how many are in conflict. */
  errorCount: number;
  conflictCount: number;
}

const summaries = new WeakMap<FrameStore, FrameSummary>();

/** The same object until something in it changes. */
export function summaryOf(store: FrameStore): FrameSummary {
  const [before, next] = [summaries.get(store), frameSummary(store.get())];
  if (before && jsonEqual(before, next)) return before;
  summaries.set(store, next);
  return next;
}

function frameSummary(editor: AnyEditor): FrameSummary {
  const { sections, errors, conflicts } = editor;
  const changes = changesIn(editor);
  const changed = new Set(changes.map(({ section }) => section));
  const entries = Object.entries(sections);
  const toSave = entries.filter(
    ([name, { status }]) => status === 'dirty' || status === 'failed' || (status !== 'saving' && changed.has(name)),
  );
  const fields = toSave.flatMap(([, section]) => section.fields);
  const wrong = fields.filter((name) => name in errors);
  const conflictCount = fields.filter((name) => name in conflicts).length;
  return {
    changeCount: changes.length,
    sectionCount: changed.size,
    pending: toSave.map(([name]) => name),
    failed: entries.filter(([, { status }]) => status === 'failed').map(([name]) => name),
    isSaving: entries.some(([, { status }]) => status === 'saving'),
    canSave: wrong.length + conflictCount === 0,
    errorCount: wrong.filter((name) => errors[name] !== 'incomplete').length,
    conflictCount,
  };
}
