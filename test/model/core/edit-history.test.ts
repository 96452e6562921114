import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addStep, NO_STEP, noSteps, stepBack, stepForward, type EditSteps } from 'chatdeck/model/core/edit-history';

interface Settings {
  title: string;
  limit: number | null;
  isOn: boolean;
}

const start: Settings = { title: '', limit: 5, isOn: false };

/** A form in which one edit follows another, so many milliseconds apart. */
function typed(patches: Partial<Settings>[], pause = 100) {
  return patches.reduce<{ value: Settings; steps: EditSteps<Settings> }>(
    ({ value, steps }, patch, index) => ({
      value: { ...value, ...patch },
      steps: addStep(steps, { value, patch, at: index * pause }),
    }),
    { value: start, steps: noSteps },
  );
}

function back({ value, steps }: { value: Settings; steps: EditSteps<Settings> }) {
  const travel = stepBack(steps, value);
  return travel && { value: { ...value, ...travel.patch }, steps: travel.steps };
}

function forward({ value, steps }: { value: Settings; steps: EditSteps<Settings> }) {
  const travel = stepForward(steps, value);
  return travel && { value: { ...value, ...travel.patch }, steps: travel.steps };
}

describe('undo in a form', () => {
  it('goes back by words while a text is typed', () => {
    const form = typed(['H', 'He', 'Hey', 'Hey ', 'Hey y', 'Hey you'].map((title) => ({ title })));
    expect(back(form)?.value.title).toBe('Hey ');
  });

  it('goes back by words in a text within an object, as in a trigger', () => {
    interface Form {
      trigger: { message?: string; after: number | null };
    }
    const form = ['H', 'Hi', 'Hi ', 'Hi y', 'Hi you'].reduce<{ value: Form; steps: EditSteps<Form> }>(
      ({ value, steps }, message, index) => {
        const patch = { trigger: { ...value.trigger, message } };
        return { value: patch, steps: addStep(steps, { value, patch, at: index * 100 }) };
      },
      { value: { trigger: { after: 5 } }, steps: noSteps },
    );
    expect(form.steps.past).toHaveLength(2);
    expect(stepBack(form.steps, form.value)?.patch).toEqual({ trigger: { message: 'Hi ', after: 5 } });
  });

  it('takes an edit without a step back together with the one before it', () => {
    const { value, steps } = typed([{ title: 'Hi' }]);
    const marked = addStep(steps, { value, patch: { title: 'Hi!' }, topic: NO_STEP, at: 5000 });
    const form = { value: { ...value, title: 'Hi!' }, steps: marked };
    expect(back(form)?.value.title).toBe('');
    expect(addStep(noSteps, { value, patch: { title: 'Hi!' }, topic: NO_STEP, at: 0 }).past).toEqual([]);
  });

  it('goes back in one field at a time, however fast the next is typed in', () => {
    interface Names {
      first: string;
      last: string;
    }
    const patches: Partial<Names>[] = [{ first: 'Hi' }, { last: 'Y' }];
    let [value, steps]: [Names, EditSteps<Names>] = [{ first: '', last: '' }, noSteps];
    for (const patch of patches) {
      steps = addStep(steps, { value, patch, at: 0 });
      value = { ...value, ...patch };
    }
    expect(stepBack(steps, value)?.patch).toEqual({ last: '' });
  });

  it('takes a number back as a whole, and a pause of a second ends a step', () => {
    expect(back(typed([{ limit: 1 }, { limit: 12 }]))?.value.limit).toBe(5);
    expect(back(typed([{ limit: 1 }, { limit: 12 }], 1000))?.value.limit).toBe(1);
    expect(back(typed([{ limit: 1 }, { limit: 12 }], 999))?.value.limit).toBe(5);
  });

  it('takes several fields of one edit back together, and switches one by one', () => {
    expect(back(typed([{ title: 'Hi', isOn: true }]))?.value).toEqual(start);
    expect(back(typed([{ isOn: true }, { isOn: false }]))?.value.isOn).toBe(true);
  });

  it('has no step for edits that change nothing', () => {
    expect(typed([{ title: '' }]).steps).toBe(noSteps);
    expect(back(typed([{ limit: 1 }, { limit: 5 }]))).toBeUndefined();
  });

  it('goes back and forth among the edits of some fields, and keeps the others', () => {
    const { value, steps } = typed([{ title: 'Hi' }, { isOn: true }, { limit: 7 }]);
    const undone = stepBack(steps, value, ['title']);
    expect(undone?.patch).toEqual({ title: '' });
    const then = { ...value, title: '' };
    const rest = undone?.steps ?? noSteps;
    expect(stepBack(rest, then, ['title'])).toBeUndefined();
    expect(stepBack(rest, then)?.patch).toEqual({ limit: 5 });
    expect(stepForward(rest, then, ['limit'])).toBeUndefined();
    expect(stepForward(rest, then, ['title'])?.patch).toEqual({ title: 'Hi' });
    const together = typed([{ title: 'Hi', isOn: true }]);
    expect(stepBack(together.steps, together.value, ['title'])).toBeUndefined();
  });

  it('repeats what was taken back until something else is edited', () => {
    const undone = back(typed([{ title: 'Hi' }]));
    expect(undone && forward(undone)?.value.title).toBe('Hi');
    const edited = undone && addStep(undone.steps, { value: undone.value, patch: { isOn: true }, at: 5000 });
    expect(edited && stepForward(edited, { ...start, isOn: true })).toBeUndefined();
  });

  it('passes over a step whose field holds something else by now, and takes back the one before', () => {
    const form = typed([{ isOn: true }, { title: 'Mine' }]);
    const overtaken = { ...form, value: { ...form.value, title: 'Theirs' } };
    expect(back(overtaken)?.value).toEqual({ title: 'Theirs', limit: 5, isOn: false });
  });

  it('forgets steps beyond 500', () => {
    let count = 0;
    const many = typed(Array.from({ length: 600 }, (_, index) => ({ isOn: index % 2 === 0 })));
    for (let form = back(many); form; form = back(form)) count += 1;
    expect(count).toBe(500);
  });

  it('leads back to every value and forward again, whatever was edited', () => {
    const patch = fc.oneof(
      fc.record({ title: fc.constantFrom('', 'a', 'a b', 'b') }),
      fc.record({ limit: fc.constantFrom(null, 0, 5) }),
      fc.record({ isOn: fc.boolean(), title: fc.constantFrom('x', 'y') }),
    );
    fc.assert(
      fc.property(fc.array(patch, { maxLength: 20 }), fc.constantFrom(10, 2000), (patches, pause) => {
        const form = typed(patches, pause);
        let undone = form;
        for (let next = back(undone); next; next = back(next)) undone = next;
        expect(undone.value).toEqual(start);
        let redone = undone;
        for (let next = forward(redone); next; next = forward(next)) redone = next;
        expect(redone.value).toEqual(form.value);
      }),
    );
  });
});
