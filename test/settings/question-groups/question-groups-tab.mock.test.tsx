import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { QuestionGroupsTab } from 'chatdeck';
import type { QuestionGroupFields } from 'chatdeck/model';
import { makeGroupEntry, makeLargeTree, makeQuestionGroupsProps } from 'chatdeck/testing';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Parts from '../../../src/settings/question-groups/tree/node-parts';
import { renderScreen } from '../../screens/render-screen';

/** The lines that were rendered, by the names of their texts. */
const rendered = vi.hoisted(() => [] as string[]);

vi.mock('../../../src/settings/question-groups/tree/node-parts', async (importOriginal) => {
  const original = await importOriginal<typeof Parts>();
  return {
    ...original,
    NodeText: (props: Parameters<typeof Parts.NodeText>[0]) => {
      rendered.push(props.label);
      return original.NodeText(props);
    },
  };
});

const patience = { timeout: 20_000 };
const line = (name: string) => screen.findByRole('textbox', { name: `${name}: text` }, patience);

function Live() {
  // As a hook does: what has not changed stays the same object.
  const [{ widgets }] = useState(makeQuestionGroupsProps);
  const [patch, setPatch] = useState<Partial<QuestionGroupFields>>({ tree: makeLargeTree() });
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const onEdit = (next: Partial<QuestionGroupFields>) => setPatch((before) => ({ ...before, ...next }));
  const entry = makeGroupEntry(patch, { collapsed, editor: { onEdit } });
  return (
    <QuestionGroupsTab
      {...makeQuestionGroupsProps([entry])}
      widgets={widgets}
      onCollapsedChange={(_, next) => setCollapsed(next)}
    />
  );
}

/** jsdom measures nothing: without heights no line would be in view. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
});

test('among 2,000 lines a letter renders the line that it is typed in, and a fold those that it moves', async () => {
  renderScreen(<Live />);
  const text = await line('Answer 1.1');
  expect(rendered.length).toBeGreaterThan(5);
  expect(rendered.length).toBeLessThan(100);

  act(() => text.focus());
  rendered.length = 0;
  fireEvent.change(text, { target: { value: 'The small one, a' } });
  expect(new Set(rendered)).toEqual(new Set(['Answer 1.1: text']));

  rendered.length = 0;
  fireEvent.click(screen.getByRole('button', { name: /^Collapse Answer 1\.1,/ }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Question 1.1.1: text' })).toBeNull(), patience);
  expect(rendered).toContain('Answer 1.1: text');
  expect(rendered).not.toContain('Question 1: text');
  expect(rendered).not.toContain('Answer 1.2: text');
  expect(rendered.length).toBeLessThan(40);
});

test('mounting reports nothing', async () => {
  const props = makeQuestionGroupsProps();
  const told = vi.fn();
  renderScreen(
    <QuestionGroupsTab
      {...props}
      onSelectedUidChange={told}
      onAdd={told}
      onAddCopy={told}
      onCollapsedChange={told}
      onDelete={told}
    />,
  );
  await line('Answer 1.1');
  expect(told).not.toHaveBeenCalled();
});
