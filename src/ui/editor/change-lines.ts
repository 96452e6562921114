import { changesOf, type EditorChange } from '../../model/core/editor';
import { jsonEqual } from '../../model/core/json-equal';
import type { EditorFrameValue } from './editor-context';
import type { ChangeLabels } from './change-labels';
import type { AnyEditor } from './frame-store';

type Values = AnyEditor['value'];

/** One change in the review. */
export interface ChangeLine {
  key: string;
  names: readonly string[];
  /** Several if its fields have rows of their own. */
  parts: readonly ChangePart[];
}

export interface ChangePart {
  label: string;
  /** As text; if absent, `after` describes what happened. */
  before: string | undefined;
  after: string;
}

export interface ChangedSection {
  name: string;
  /** Absent for a section that isn't on the page. */
  title: string | undefined;
  lines: readonly ChangeLine[];
}

/** The differences between two states of a form by section, as text. */
export function changedSections(
  { store, fields }: Pick<EditorFrameValue, 'store' | 'fields'>,
  labels: ChangeLabels,
  { before, after }: { before: Values; after: Values },
): ChangedSection[] {
  const { sections, groups } = store.get();
  const listed = changesOf({ value: after, saved: before, sections, groups });
  const known = new Set(listed.flatMap(({ names }) => names));
  const others = Object.keys(after).filter((name) => !known.has(name) && !jsonEqual(after[name], before[name]));
  const changes: EditorChange<Values>[] = [...listed, ...others.map((name) => ({ section: '', names: [name] }))];

  const lineOf = ({ section, names }: EditorChange<Values>): ChangeLine => {
    const named = names.filter((name) => {
      const isEmpty = isNothing(before[name]) && isNothing(after[name]);
      return !isEmpty && (store.words.has(name) || fields[name]);
    });
    const parts = new Map<string, ChangePart>();
    for (const name of named) {
      const words = store.words.get(name);
      const say = (values: Values) =>
        clipped(words?.say(values[name], values) || sayPlain(values[name], labels), labels);
      const label = words?.label ?? fields[name]?.label ?? name;
      // Fields of one row share a label and a description.
      if (!parts.has(label)) parts.set(label, { label, ...spoken(name, { say, before, after }, labels) });
    }
    const [first = ''] = names;
    const unnamed = { label: store.titles.get(section) ?? first, before: undefined, after: labels.edited };
    return { key: names.join(), names, parts: parts.size > 0 ? [...parts.values()] : [unnamed] };
  };

  return [...new Set(changes.map(({ section }) => section))].map((name) => ({
    name,
    title: store.titles.get(name),
    lines: changes.filter(({ section }) => section === name).map(lineOf),
  }));
}

interface Comparison {
  say(values: Values): string | undefined;
  before: Values;
  after: Values;
}

function spoken(name: string, { say, ...values }: Comparison, labels: ChangeLabels): Omit<ChangePart, 'label'> {
  const [before, after] = [say(values.before), say(values.after)];
  if (before !== undefined && after !== undefined && before !== after) return { before, after };
  const [from, to] = [values.before[name], values.after[name]];
  const happened = isNothing(from) ? labels.added : isNothing(to) ? labels.removed : labels.edited;
  return { before: undefined, after: happened };
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** By type, for a field whose row has not been rendered. */
function sayPlain(value: unknown, labels: ChangeLabels): string | undefined {
  if (isNothing(value)) return '';
  if (typeof value === 'boolean') return value ? labels.on : labels.off;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const isPlainList = Array.isArray(value) && value.every((each) => typeof each !== 'object');
  return isPlainList ? value.join(', ') : undefined;
}

function clipped(text: string | undefined, labels: ChangeLabels): string | undefined {
  if (text === undefined) return undefined;
  if (text.trim() === '') return labels.empty;
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

const MAX_SHOWN = 200;
