import { pickFields } from './draft';
import { jsonEqual } from './json-equal';
import { isJsonObject } from './tolerant';

/** An undo step: the fields' values before and after an edit. */
interface EditStep<T> {
  before: Partial<T>;
  after: Partial<T>;
  /** Consecutive edits with the same topic are one step. */
  topic?: string | undefined;
  /** Time of the last edit in this step, in milliseconds. */
  at: number;
}

/** A form's undo and redo stacks, newest last. */
export interface EditSteps<T> {
  past: readonly EditStep<T>[];
  future: readonly EditStep<T>[];
}

/** Older steps are dropped to limit memory. */
const MAX_STEPS = 500;
/** A pause this long ends a step, in milliseconds. */
const PAUSE = 1000;

export const noSteps = { past: [], future: [] } as const;

/** The topic of an edit that isn't undone on its own, like a mark that errors show: it joins the step before it. */
export const NO_STEP = '';

export interface NewEdit<T> {
  /** The form's value before the edit. */
  value: T;
  patch: Partial<T>;
  topic?: string | undefined;
  at: number;
}

/** Adds an edit to the history. Clears the redo stack. */
export function addStep<T extends object>(steps: EditSteps<T>, { value, patch, topic, at }: NewEdit<T>): EditSteps<T> {
  const names = Object.keys(patch) as (keyof T)[];
  if (names.every((name) => jsonEqual(value[name], patch[name]))) return steps;
  if (topic === NO_STEP) return { ...steps, past: steps.past.map((step) => joined(step, value, patch)) };
  const last = steps.past.at(-1);
  const chosen = topic ?? typingTopic(pickFields(value, names), patch);
  const continues =
    last !== undefined &&
    chosen !== undefined &&
    last.topic === chosen &&
    // Typing in another field is another step, even of its first word.
    (topic !== undefined || jsonEqual(Object.keys(last.after).sort(), Object.keys(patch).sort())) &&
    steps.future.length === 0 &&
    at - last.at < PAUSE;
  const before = continues ? { ...pickFields(value, names), ...last.before } : pickFields(value, names);
  const after = continues ? { ...last.after, ...patch } : patch;
  const past = continues ? steps.past.slice(0, -1) : steps.past.slice(-(MAX_STEPS - 1));
  // Typing back to where the step began leaves nothing to undo.
  if (holds({ ...value, ...before }, after)) return { past, future: [] };
  return { past: [...past, { before, after, topic: chosen, at }], future: [] };
}

/** A step that leads to the fields' values now leads to their next ones. */
function joined<T extends object>(step: EditStep<T>, value: T, patch: Partial<T>): EditStep<T> {
  const names = (Object.keys(step.after) as (keyof T)[]).filter(
    (name) => name in patch && jsonEqual(step.after[name], value[name]),
  );
  return names.length === 0 ? step : { ...step, after: { ...step.after, ...pickFields(patch as T, names) } };
}

/**
 * The patch that undoes the newest step, and the steps after it; undefined when there is nothing to undo. With `names`,
 * only steps of these fields count, and the others stay.
 */
export function stepBack<T extends object>(
  steps: EditSteps<T>,
  value: T,
  names?: readonly (keyof T)[],
): Travel<T> | undefined {
  const isOurs = stepOf(names);
  const index = steps.past.findLastIndex((step) => isOurs(step) && holds(value, step.after));
  const step = steps.past[index];
  if (!step) return undefined;
  const past = steps.past.filter((other, at) => at < index || !isOurs(other));
  return { patch: step.before, steps: { past, future: [...steps.future, step] } };
}

/** The patch that redoes the last undone step, and the steps after it; undefined when there is nothing to redo. */
export function stepForward<T extends object>(
  steps: EditSteps<T>,
  value: T,
  names?: readonly (keyof T)[],
): Travel<T> | undefined {
  const isOurs = stepOf(names);
  const index = steps.future.findLastIndex((step) => isOurs(step) && holds(value, step.before));
  const step = steps.future[index];
  if (!step) return undefined;
  const { at: _at, topic: _topic, ...rest } = step;
  const future = steps.future.filter((other, at) => at < index || !isOurs(other));
  return { patch: step.after, steps: { past: [...steps.past, { ...rest, at: -Infinity }], future } };
}

/** Whether a step is of these fields alone; of any if there are none. */
function stepOf<T extends object>(names: readonly (keyof T)[] | undefined) {
  return ({ after }: EditStep<T>) =>
    !names || (Object.keys(after) as (keyof T)[]).every((name) => names.includes(name));
}

export interface Travel<T> {
  patch: Partial<T>;
  steps: EditSteps<T>;
}

/** Undoes text word by word, and a number as a whole, also within an object. */
function typingTopic(before: unknown, after: unknown): string | undefined {
  if (typeof after === 'number' || after === null) return 'number';
  if (typeof after === 'string') {
    return typeof (before ?? '') === 'string' ? `word ${after.trim().split(/\s+/).length}` : undefined;
  }
  if (!isJsonObject(before) || !isJsonObject(after)) return undefined;
  const [name, ...others] = Object.keys({ ...before, ...after }).filter((key) => !jsonEqual(before[key], after[key]));
  const topic = name !== undefined && others.length === 0 ? typingTopic(before[name], after[name]) : undefined;
  return topic && `${name} ${topic}`;
}

/**
 * Whether the fields still have a step's values. If not, the step is skipped, because undoing it would overwrite newer
 * values.
 */
function holds<T extends object>(value: T, fields: Partial<T>): boolean {
  return (Object.keys(fields) as (keyof T)[]).every((name) => jsonEqual(value[name], fields[name]));
}
