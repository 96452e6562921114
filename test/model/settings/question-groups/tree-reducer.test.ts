import type { QuestionTree } from 'chatdeck/model';
import { findNode, nodesOf } from 'chatdeck/model/settings/question-groups/tree';
import { makeTree, type TreeSketch } from 'chatdeck/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeReducer } from '../../../../src/model/settings/question-groups/tree-reducer';
import {
  initialTreeState,
  receiveTree,
  shownLines,
  type TreeAction,
  type TreeState,
} from '../../../../src/model/settings/question-groups/tree-state';
import { counter } from './random-edits';

/** 1 asks for a tent (1.1, which asks 1.1.1) or continues (1.2) to 2. */
const tree = makeTree([
  {
    text: 'What are you looking for?',
    below: [
      { text: 'A tent', below: [{ text: 'For how many?', below: [{ text: 'Two', action: 'form' }] }] },
      { text: 'A stove', action: 'next' },
    ],
  },
  {
    text: 'How can we help?',
    below: [
      { text: 'Call me', action: 'form' },
      { text: '', action: '' },
    ],
  },
]);

const start = (given: Partial<TreeState> = {}): TreeState => ({ ...initialTreeState(tree), ...given });

function run(actions: readonly TreeAction[], given: Partial<TreeState> = {}): TreeState {
  const makeId = counter('new');
  return actions.reduce((state, action) => treeReducer(state, action, makeId), start(given));
}

const textsOf = (nodes: QuestionTree) => nodesOf(nodes).map(({ text }) => text);
const linesOf = ({ tree, collapsed, drag }: TreeState) => shownLines(tree, collapsed, drag?.id);
const placeOf = (state: TreeState, id: string | undefined) =>
  linesOf({ ...state, drag: undefined }).find((line) => line.id === id)?.place;

describe('after an edit, the focus goes', () => {
  it.each<[string, TreeAction, string | undefined]>([
    ['to a new question', { type: 'addQuestion' }, '3'],
    ['to a new answer', { type: 'addAnswer', id: '1' }, '1.3'],
    ['to an answer after another one', { type: 'addAfter', id: '1.1' }, '1.2'],
    ['to a question after another one', { type: 'addAfter', id: '1' }, '2'],
    ['to the copy', { type: 'duplicate', id: '2.1' }, '2.2'],
    ['with the line that moves', { type: 'move', id: '1.1', to: 1 }, '1.2'],
    ['nowhere when the line cannot move', { type: 'move', id: '1.1', to: 2 }, undefined],
    ['to the line above a removed one', { type: 'remove', id: '1.2' }, '1.1.1.1'],
    ['below when nothing is above', { type: 'remove', id: '1' }, '1'],
    ['above an empty line that goes', { type: 'removeEmpty', id: '2.2' }, '2.1'],
    ['nowhere when a line is kept for what is below it', { type: 'removeEmpty', id: '1.1' }, undefined],
    ['nowhere when a line is the only one', { type: 'removeEmpty', id: '1.1.1.1' }, undefined],
  ])('%s', (_, action, place) => {
    const state = run([action]);
    expect(placeOf(state, state.target?.id)).toBe(place);
    if (place === undefined) expect(state.tree).toBe(tree);
    else expect(state.target?.part).toBe('text');
  });
});

describe('the keys lead', () => {
  it.each<[string, TreeAction, string | undefined]>([
    ['down', { type: 'focusBeside', id: '1.1.1.1', by: 1 }, '1.2'],
    ['up', { type: 'focusBeside', id: '1.2', by: -1 }, '1.1.1.1'],
    ['not beyond the first line', { type: 'focusBeside', id: '1', by: -1 }, undefined],
    ['to a new answer after this one and what is below it', { type: 'addBelow', id: '1.1' }, '1.2'],
    ['to a new answer after the last one', { type: 'addBelow', id: '1.2' }, '1.3'],
    ['to a new first answer of a question', { type: 'addBelow', id: '1.1.1' }, '1.1.1.1'],
    ['to the empty answer that is there already', { type: 'addBelow', id: '2.1' }, '2.2'],
    ['nowhere from an empty line at the end', { type: 'addBelow', id: '2.2' }, undefined],
    ['out of a line to the one above it', { type: 'focusParent', id: '1.1.1' }, '1.1'],
    ['not out of the top', { type: 'focusParent', id: '1' }, undefined],
    ['with a line that goes in', { type: 'indent', id: '1.2' }, '1.1.1.2'],
    ['with a line that goes out', { type: 'outdent', id: '1.1.1.1' }, '1.2'],
    ['to the question that an answer asks now', { type: 'choose', id: '1.2', action: 'new' }, '1.2.1'],
    ['to the first error', { type: 'focusFirstError' }, '2.2'],
  ])('%s', (_, action, place) => {
    const state = run([action]);
    expect(placeOf(state, state.target?.id)).toBe(place);
  });

  it('into what was folded', () => {
    const state = run([{ type: 'focus', id: '1.1.1.1', part: 'action' }], { collapsed: new Set(['1', '1.1', '2']) });
    expect([...state.collapsed]).toEqual(['2']);
    expect(state.target).toEqual({ id: '1.1.1.1', part: 'action' });
  });
});

describe('a single key on an answer', () => {
  it.each([
    ['form', { id: '1.2', part: 'row' }],
    ['customResponse', { id: '1.2', part: 'reply' }],
  ])('sets %s and leads to what it needs', (action, target) => {
    const state = run([{ type: 'choose', id: '1.2', action }]);
    expect(findNode(state.tree, '1.2')?.action).toBe(action);
    expect(state.target).toEqual(target);
  });
});

describe('a line that cannot go further', () => {
  it.each<[string, TreeAction, TreeState['note']]>([
    ['in says so', { type: 'indent', id: '1' }, { kind: 'cannotIndent' }],
    ['out says so', { type: 'outdent', id: '2' }, { kind: 'cannotOutdent' }],
  ])('%s', (_, action, note) => {
    expect(run([action])).toMatchObject({ tree, note });
  });

  it('stays where it is at the deepest level that can be saved', () => {
    const chain = (levels: number): TreeSketch => ({
      text: 'Q',
      below: [
        { text: 'One', ...(levels > 1 ? { below: [chain(levels - 1)] } : { action: 'form' }) },
        { text: 'Other', action: 'form' },
      ],
    });
    const deepest = makeTree([chain(50)]);
    const last = nodesOf(deepest).find(({ id }) => id.split('.').length === 100 && id.endsWith('.2'));
    const state = run([{ type: 'indent', id: last?.id ?? '' }], { tree: deepest });
    expect(state).toMatchObject({ tree: deepest, note: { kind: 'tooLarge' } });
  });
});

describe('an edit notes', () => {
  it.each<[string, TreeAction, TreeState['note']]>([
    ['what it removed', { type: 'remove', id: '1.1' }, { kind: 'removed', count: 3 }],
    ['what an action removed', { type: 'setAction', id: '1.1', action: 'form' }, { kind: 'removed', count: 2 }],
    ['a question it appended', { type: 'setAction', id: '2.1', action: 'next' }, { kind: 'appended' }],
    ['answers that lead nowhere now', { type: 'move', id: '2', to: 0 }, { kind: 'lostNext', count: 1 }],
    ['nothing else', { type: 'editText', id: '1', text: 'Hi' }, undefined],
  ])('%s', (_, action, note) => {
    expect(run([action]).note).toEqual(note);
    expect(receiveTree(run([action]), tree).note).toBeUndefined();
  });
});

describe('edits are undone together', () => {
  const type = (text: string): TreeAction => ({ type: 'editText', id: '1.2', text });
  const choose = (action: string): TreeAction => ({ type: 'setAction', id: '1.1', action });
  const stepsOf = (actions: readonly TreeAction[]) => actions.map((_, index) => run(actions.slice(0, index + 1)).step);

  it('by the word', () => {
    const [a, , , st, sta] = stepsOf(['A', 'A ', 'A s', 'A st', 'A sta'].map(type));
    expect(sta).toBe(st);
    expect(sta).not.toBe(a);
  });

  it('by the line', () => {
    const [one, other] = stepsOf([type('Oven'), { type: 'editText', id: '1', text: 'Oven' }]);
    expect(one).not.toBe(other);
  });

  it('when they are options tried for one answer, which leave nothing behind', () => {
    const state = run([choose('next'), choose('form'), choose('new')]);
    expect(findNode(state.tree, '1.1.1.1')?.text).toBe('Two');
    expect(new Set(stepsOf([choose('next'), choose('form'), choose('new')])).size).toBe(1);
    const left: TreeAction = { type: 'leave', id: '1.1', isLedOn: true };
    expect(findNode(run([choose('form'), left, choose('new')]).tree, '1.1.1.1')).toBeUndefined();
  });

  it('never when lines come, go, or move', () => {
    expect(stepsOf([{ type: 'addQuestion' }, { type: 'remove', id: '1.2' }])).toEqual([undefined, undefined]);
  });
});

describe('after an undo, shows', () => {
  const undo = (actions: TreeAction[], takesFocus: boolean) =>
    treeReducer(receiveTree(run(actions), tree), { type: 'showChange', takesFocus }, counter());

  it('a line that was moved', () => {
    const moved: TreeAction[] = [
      { type: 'enter', id: '1.1' },
      { type: 'move', id: '1.1', to: 1 },
    ];
    expect(undo(moved, true).target).toEqual({ id: '1.1', part: 'text' });
  });

  it('the line above one that is gone, without taking the focus from a button', () => {
    const added: TreeAction[] = [
      { type: 'addAfter', id: '2.1' },
      { type: 'enter', id: 'new1' },
    ];
    expect(undo(added, false).target).toEqual({ id: '2.1', part: undefined });
  });

  it('a text that was folded away', () => {
    const folded = [{ type: 'editText', id: '1.1.1.1', text: 'Three' } as const, { type: 'fold', id: '1' } as const];
    const shown = undo(folded, true);
    expect(shown.target?.id).toBe('1.1.1.1');
    expect(linesOf(shown).map(({ id }) => id)).toContain('1.1.1.1');
  });

  it('nothing when nothing came back', () => {
    const edited = run([{ type: 'editText', id: '1', text: 'Hi' }]);
    expect(treeReducer(edited, { type: 'showChange', takesFocus: true }, counter())).toBe(edited);
  });
});

describe('a dragged line', () => {
  const pickUp: TreeAction = { type: 'pickUp', id: '1.1', by: 'keyboard' };
  const over: TreeAction = { type: 'dragTo', index: 1 };

  it('shows without what is below it, and moves once it is dropped', () => {
    const dragged = run([pickUp, over]);
    expect(dragged.tree).toBe(tree);
    expect(linesOf(dragged).map(({ id }) => id)).toEqual(['1', '1.1', '1.2', '2', '2.1', '2.2']);
    const dropped = run([pickUp, over, { type: 'drop' }]);
    expect(textsOf(dropped.tree).slice(0, 3)).toEqual(['What are you looking for?', 'A stove', 'A tent']);
    expect(dropped.drag).toBeUndefined();
  });

  it('goes back when it is dropped after the editor has become read-only', () => {
    const dropped = treeReducer({ ...run([pickUp, over]), isReadOnly: true }, { type: 'drop' }, counter());
    expect(dropped.tree).toBe(tree);
    expect(dropped.drag).toBeUndefined();
  });

  it.each<[string, TreeAction[], TreeState['drag']]>([
    ['is picked up', [pickUp], { id: '1.1', by: 'keyboard', to: 0 }],
    ['passes another one', [pickUp, over], { id: '1.1', by: 'keyboard', to: 1 }],
    ['does not leave its level', [pickUp, over, { type: 'dragTo', index: 2 }], { id: '1.1', by: 'keyboard', to: 1 }],
    ['is dropped', [pickUp, over, { type: 'drop' }], undefined],
    ['goes back', [pickUp, over, { type: 'cancelDrag' }], undefined],
    ['goes back when the focus leaves it', [pickUp, { type: 'leave', id: '1.1', isLedOn: true }], undefined],
    [
      'stays while the focus is only lost',
      [pickUp, { type: 'leave', id: '1.1', isLedOn: false }],
      { id: '1.1', by: 'keyboard', to: 0 },
    ],
  ])('%s', (_, actions, drag) => {
    expect(run(actions).drag).toEqual(drag);
  });

  it('is not picked up while the editor is read-only', () => {
    expect(run([pickUp], { isReadOnly: true }).drag).toBeUndefined();
  });

  it('is let go when the host hands over a tree without it', () => {
    const dragged = run([pickUp]);
    expect(receiveTree(dragged, structuredClone(tree)).drag).toBe(dragged.drag);
    expect(receiveTree(dragged, makeTree([{ text: 'Other' }])).drag).toBeUndefined();
  });
});

it('says where a line was put without a drag', () => {
  const { announcement } = run([{ type: 'move', id: '1.1', to: 1 }]);
  expect(announcement).toEqual({
    line: { isQ: false, place: '1.1', text: 'A tent' },
    index: 1,
    count: 2,
  });
});

describe('nothing changes', () => {
  it.each<[string, TreeAction]>([
    ['on entering the same line again', { type: 'enter', id: '1.1' }],
    ['on leaving the same line again', { type: 'leave', id: '1.1', isLedOn: true }],
    ['on writing the same text again', { type: 'editText', id: '1.1', text: 'A cabin' }],
    ['on finding the same text again', { type: 'find', text: 'tent' }],
    ['on collapsing what is collapsed', { type: 'foldAll', isCollapsed: true }],
    ['on expanding what is expanded', { type: 'foldAll', isCollapsed: false }],
    ['on cancelling no drag', { type: 'cancelDrag' }],
    ['on dropping nothing', { type: 'drop' }],
  ])('%s: the state stays the same object', (_, action) => {
    const once = run([action]);
    expect(treeReducer(once, action, counter())).toBe(once);
  });
});

describe('finding', () => {
  const matches = ['1.1', '1.1.1.1', '2'];
  const step = (by: 1 | -1): TreeAction => ({ type: 'stepFind', matches, by });

  it.each<[string, TreeAction[], string]>([
    ['begins with the first match', [step(1)], '1.1'],
    ['goes on', [step(1), step(1)], '1.1.1.1'],
    ['begins again after the last', [step(1), step(1), step(1), step(1)], '1.1'],
    ['goes back from the first to the last', [step(1), step(-1)], '2'],
    ['backwards begins with the last', [step(-1)], '2'],
  ])('%s', (_, actions, id) => {
    const state = run(actions, { collapsed: new Set(['1']) });
    expect(state.find.currentId).toBe(id);
    expect(state.target).toEqual({ id, part: undefined });
  });

  it('finds nothing among no matches, and starts over with another text', () => {
    expect(run([{ type: 'stepFind', matches: [], by: 1 }]).target).toBeUndefined();
    expect(run([step(1), { type: 'find', text: 'x' }]).find).toEqual({ text: 'x' });
  });
});

it('opens and closes what is beside the tree, and starts the player again each time', () => {
  const open = run([{ type: 'togglePanel', name: 'player' }]);
  expect(open.panel).toEqual({ name: 'player' });
  expect(treeReducer(open, { type: 'togglePanel', name: 'player' }, counter()).panel).toBeUndefined();
  const again = treeReducer(open, { type: 'playFrom', id: '2' }, counter());
  expect(again.panel).toEqual({ name: 'player', from: '2' });
  expect(treeReducer(again, { type: 'playFrom', id: '2' }, counter()).panel).not.toBe(again.panel);
  expect(run([{ type: 'fillRoom' }]).panel).toEqual({ name: 'player', isUnasked: true });
  expect(treeReducer(again, { type: 'fillRoom' }, counter())).toBe(again);
});

it('folds', () => {
  const folded = run([{ type: 'fold', id: '1.1' }]);
  expect([...folded.collapsed]).toEqual(['1.1']);
  expect([...treeReducer(folded, { type: 'fold', id: '1.1' }, counter()).collapsed]).toEqual([]);
  expect([...run([{ type: 'foldAll', isCollapsed: true }]).collapsed]).toEqual(['1', '1.1', '1.1.1', '2']);
  expect([...run([{ type: 'foldAll', isCollapsed: false }], { collapsed: new Set(['1']) }).collapsed]).toEqual([]);
});

describe('a tree from the host', () => {
  const edited = run([{ type: 'remove', id: '1.1' }]);

  it.each([
    ['the edited one', edited.tree, edited.note],
    ['an equal one', structuredClone(edited.tree), edited.note],
    ['the one from before', tree, undefined],
    ['a foreign one', makeTree([{ text: 'Other' }]), undefined],
  ])('keeps the note only when it came from here: %s', (_, given, note) => {
    const state = receiveTree(edited, given);
    expect(state.tree).toBe(given);
    expect(state.note).toEqual(note);
  });
});

describe('whatever a person does', () => {
  type Step = readonly [(id: string) => TreeAction, number];
  const makers = fc.oneof<fc.Arbitrary<(id: string) => TreeAction>[]>(
    fc
      .constantFrom('addAnswer' as const, 'addAfter' as const, 'duplicate' as const, 'remove' as const)
      .map((type) => (id: string) => ({ type, id })),
    fc
      .constantFrom('removeEmpty' as const, 'addBelow' as const, 'fold' as const, 'enter' as const, 'focus' as const)
      .map((type) => (id: string) => ({ type, id })),
    fc
      .constantFrom('indent' as const, 'outdent' as const, 'focusParent' as const)
      .map((type) => (id: string) => ({ type, id })),
    fc
      .constantFrom('new', 'next', 'form', 'customResponse')
      .map((action) => (id: string) => ({ type: 'choose', id, action })),
    fc
      .constantFrom<TreeAction>(
        { type: 'addQuestion' },
        { type: 'showChange', takesFocus: true },
        { type: 'drop' },
        { type: 'cancelDrag' },
        { type: 'foldAll', isCollapsed: true },
        { type: 'foldAll', isCollapsed: false },
        { type: 'focusFirstError' },
      )
      .map((action) => () => action),
    fc
      .constantFrom('new', 'new', 'next', 'form', 'some-uuid', '')
      .map((action) => (id: string) => ({ type: 'setAction', id, action })),
    fc.string().map((text) => (id: string) => ({ type: 'editText', id, text })),
    fc.string().map((html) => (id: string) => ({ type: 'editReply', id, html })),
    fc.boolean().map((isLedOn) => (id: string) => ({ type: 'leave', id, isLedOn })),
    fc.constantFrom('pointer' as const, 'keyboard' as const).map((by) => (id: string) => ({ type: 'pickUp', id, by })),
    fc.integer({ min: -1, max: 4 }).map((index) => () => ({ type: 'dragTo', index })),
    fc.integer({ min: -1, max: 4 }).map((to) => (id: string) => ({ type: 'move', id, to })),
    fc.constantFrom(1 as const, -1 as const).map((by) => (id: string) => ({ type: 'focusBeside', id, by })),
  );
  const steps = fc.array<Step>(fc.tuple(makers, fc.nat()), { maxLength: 40 });

  /** Each state with the one before it. */
  function walk(taken: readonly Step[], given: Partial<TreeState> = {}): [before: TreeState, after: TreeState][] {
    const makeId = counter('new');
    let state = start(given);
    return taken.map(([make, at]) => {
      const nodes = nodesOf(state.tree);
      const before = state;
      state = treeReducer(before, make(nodes[at % Math.max(1, nodes.length)]?.id ?? ''), makeId);
      return [before, state];
    });
  }

  it('ids stay unique, and the focus goes to lines that show', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        for (const [before, after] of walk(taken)) {
          const ids = nodesOf(after.tree).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          if (after.target === before.target || after.drag || ids.length === 0) continue;
          expect(linesOf(after).map(({ id }) => id)).toContain(after.target?.id);
        }
      }),
    );
  });

  it('nothing changes the tree while it is read-only', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        for (const [, after] of walk(taken, { isReadOnly: true })) expect(after.tree).toBe(tree);
      }),
    );
  });
});
