import { fieldsOf, flatItem, flatName, type FlatItems, type ItemShape } from './collection';
import type { FormState } from '../core/form-state';
import { jsonEqual } from '../core/json-equal';
import { readyRows, type Row } from '../core/tolerant';

interface ListAnswer<Entity> {
  rows: readonly Row<Entity>[];
  /** The created item's, if the server has told. */
  uid: string | undefined;
}

interface ItemReader<Entity, Item> {
  uidOf(entity: Entity): string;
  toItem(entity: Entity): Item;
}

/** What a save created: the item that the server named, or if it named none, the same as sent. */
export function findCreated<Entity, Item extends object>(
  { rows, uid }: ListAnswer<Entity>,
  item: Item,
  { uidOf, toItem }: ItemReader<Entity, Item>,
): Entity | undefined {
  const isCreated = (entity: Entity) => (uid === undefined ? jsonEqual(toItem(entity), item) : uidOf(entity) === uid);
  return readyRows(rows).find(isCreated);
}

/** An item that a save has created. */
interface CreatedItem<Item> {
  /** Its uid so far, and the server's. */
  from: string;
  to: string;
  /** As stored. */
  item: Item;
}

/** The form after an item was created: what was typed into it since, and its undo steps, are those of the stored item. */
export function withCreated<Item extends object>(
  form: FormState<FlatItems>,
  { from, to, item }: CreatedItem<Item>,
  shape: Pick<ItemShape<Item, string>, 'blank'>,
): FormState<FlatItems> {
  const names = new Map(fieldsOf(shape).map((field) => [flatName(from, field), flatName(to, field)]));
  /** A field that was missing before the item was created has a value now. */
  const move = <Values extends object>(values: Values, missing: object): Values => {
    const filled = flatItem(to, missing);
    const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
      const next = names.get(name);
      return next === undefined ? [name, value] : [next, value ?? filled[next]];
    });
    return Object.fromEntries(entries) as Values;
  };
  const { draft, steps, sections, leftOut, renamed } = form;
  const { [from]: own = { phase: 'idle' as const }, ...others } = sections;
  const moveSteps = (all: typeof steps.past) =>
    all.map((step) => ({ ...step, before: move(step.before, shape.blank), after: move(step.after, shape.blank) }));
  return {
    ...form,
    draft: {
      patch: move(draft.patch, shape.blank),
      base: move(draft.base, item),
      ...(draft.how && { how: move(draft.how, {}) }),
    },
    steps: { past: moveSteps(steps.past), future: moveSteps(steps.future) },
    sections: { ...others, [to]: own },
    leftOut: leftOut?.section === from ? { ...leftOut, section: to } : leftOut,
    renamed: { ...renamed, [from]: to },
  };
}
