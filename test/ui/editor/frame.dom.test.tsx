import { makeProblem } from 'chatdeck/model';
import { makeEditor, type EditorOverrides } from 'chatdeck/testing';
import { bindRows, EditorFrame, EditorSection, TextRow } from 'chatdeck/ui';
import { RowGroupSkeleton, RowSkeleton, SectionSkeleton } from 'chatdeck/ui/editor/section-skeleton';
import { UndoLine } from 'chatdeck/ui/editor/undo-line';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

type Values = { name: string };
const saved: Values = { name: 'Sales' };
const Form = bindRows<Values, 'all'>()({ EditorSection, TextRow });

function form({ value = saved, ...overrides }: EditorOverrides<Values, 'all'> = {}, readOnly = false) {
  return (
    <EditorFrame editor={makeEditor(value, { all: ['name'] }, { saved, ...overrides })} readOnly={readOnly}>
      <Form.EditorSection name="all" title="All" description="Everything." startsFolded summary="One name.">
        <Form.TextRow name="name" label="Name" />
      </Form.EditorSection>
    </EditorFrame>
  );
}

test.each([
  [['name'], '1 setting changed elsewhere. You’re seeing the latest.'],
  [['name', 'note'], '2 settings changed elsewhere. You’re seeing the latest.'],
])('what others changed is announced above the form, until it is dismissed: %j', async (names, text) => {
  const onDismiss = vi.fn();
  renderScreen(form({ changedElsewhere: { names: names as 'name'[], onDismiss } }));
  expect((await screen.findByText(text, { exact: false })).textContent).toContain(text);
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('a form that can only be read says so once, also around another', () => {
  const text = 'You can view these settings but not change them.';
  renderScreen(
    <EditorFrame editor={makeEditor({}, {})} readOnly>
      {form({}, true)}
    </EditorFrame>,
  );
  expect(screen.getAllByText(text)).toHaveLength(1);
});

describe('a section that starts folded', () => {
  const state = () => screen.getByRole('region', { name: 'All' }).dataset.state;

  test('shows its summary, and opens when the focus comes to one of its rows', () => {
    renderScreen(form());
    expect(state()).toBe('closed');
    expect(screen.getByText('One name.')).toBeTruthy();
    fireEvent.focus(screen.getByLabelText('Name'));
    expect(state()).toBe('open');
    expect(screen.queryByText('One name.')).toBeNull();
  });

  test.each<[string, EditorOverrides<Values, 'all'>]>([
    ['a change', { value: { name: 'Support' } }],
    ['something wrong', { errors: { name: 'required' } }],
    ['a conflict', { conflicts: { name: { mine: 'a', theirs: 'b' } } }],
    ['a save that failed', { sections: { all: { status: 'failed', problem: makeProblem('offline') } } }],
  ])('is open where there is %s', (_, overrides) => {
    renderScreen(form(overrides));
    expect(state()).toBe('open');
  });

  test('is no folded section where it starts open', () => {
    renderScreen(
      <EditorFrame editor={makeEditor(saved, { all: ['name'] })}>
        <Form.EditorSection name="all" title="All" description="Everything." summary="One name.">
          <Form.TextRow name="name" label="Name" />
        </Form.EditorSection>
      </EditorFrame>,
    );
    expect(state()).toBeUndefined();
    expect(screen.queryByText('One name.')).toBeNull();
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  });
});

test.each<[string, EditorOverrides<Values, 'all'>, string | null]>([
  ['wrong', { errors: { name: 'required' } }, 'Fix 1 field to save.'],
  ['not filled in yet', { errors: { name: 'incomplete' } }, null],
  ['in conflict', { conflicts: { name: { mine: 'a', theirs: 'b' } } }, 'Choose what to keep, then save.'],
])('a save of a field that is %s waits, and says why', (_, overrides, reason) => {
  const onSave = vi.fn();
  renderScreen(form({ value: { name: 'x' }, ...overrides, sections: { all: { status: 'dirty', onSave } } }));
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(onSave).not.toHaveBeenCalled();
  const reasons = ['Fix 1 field to save.', 'Fix 0 fields to save.', 'Choose what to keep, then save.'];
  const shown = reasons.filter((text) => screen.queryByText(text, { exact: false }));
  expect(shown).toEqual(reason === null ? [] : [reason]);
});

test('a section that the form doesn’t have is the developer’s mistake', () => {
  const show = () =>
    renderScreen(
      <EditorFrame editor={makeEditor({}, {})}>
        <EditorSection name="lost" title="Lost" description="Nowhere." children={null} />
      </EditorFrame>,
    );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(show).toThrow('Chatdeck: the editor has no section "lost".');
});

test.each([
  ['undo', true, ['Name'], 'Changes saved.', 'Undo'],
  ['redo', true, ['Name'], 'Changes undone.', 'Redo'],
  ['undo', false, ['Name', undefined, 'Note', 'Name'], 'Saved: Name, Note', 'Undo'],
  ['redo', false, ['Name', 'Note'], 'Undone: Name, Note', 'Redo'],
  ['undo', false, [undefined], 'Changes saved.', 'Undo'],
] as const)('the %s of a save (alone: %s) of %j says “%s”', (kind, isPlain, labels, text, button) => {
  const onUse = vi.fn();
  renderScreen(<UndoLine offer={{ id: 1, kind, labels, onUse }} isPlain={isPlain} />);
  fireEvent.click(screen.getByRole('button', { name: button, description: text }));
  expect(onUse.mock.calls).toEqual([[]]);
});

describe('while a form loads', () => {
  const count = (container: HTMLElement, selector: string) => container.querySelectorAll(selector).length;

  test('a section has its groups and rows to come, the first without a heading if it has none', () => {
    const groups = [['switch', 'field'], ['longText']] as const;
    const { container, rerender } = renderScreen(<SectionSkeleton groups={groups} />);
    expect([count(container, '.cd-rows'), count(container, '.cd-row'), count(container, '.cd-rows-title')]).toEqual([
      2, 3, 2,
    ]);
    rerender(<SectionSkeleton groups={groups} startsUntitled />);
    expect(count(container, '.cd-rows-title')).toBe(1);
    expect(container.querySelector('.cd-rows')?.querySelector('.cd-rows-title')).toBeNull();
    expect(container.querySelector('[aria-hidden="true"]')).toBeTruthy();
  });

  test('a group has a heading unless it has none', () => {
    const { container, rerender } = renderScreen(<RowGroupSkeleton rows={['field']} />);
    expect(count(container, '.cd-rows-title')).toBe(1);
    rerender(<RowGroupSkeleton rows={['field']} isUntitled />);
    expect(count(container, '.cd-rows-title')).toBe(0);
  });

  test.each([
    ['switch', 'cd-row-beside', 3],
    ['field', 'cd-row-below', 3],
    ['longText', 'cd-row-wide', 3],
  ] as const)('a row of the kind %s has the place that it will have', (row, layout, parts) => {
    const { container } = renderScreen(<RowSkeleton row={row} />);
    const shown = container.querySelector('.cd-row');
    expect(shown?.classList.contains(layout)).toBe(true);
    expect(shown?.children).toHaveLength(parts);
  });
});
