import { makeEditor } from 'chatdeck/testing';
import { bindRows, EditorFrame, EditorSection, TextRow } from 'chatdeck/ui';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  return { arrival, arrive };
});
vi.mock('../../../src/ui/editor/later-parts', async (importOriginal) => {
  await code.arrival;
  return importOriginal();
});

interface Values {
  name: string;
}
const Form = bindRows<Values, 'all'>()({ EditorSection, TextRow });

function form(onSave: () => void, onSaveAll: () => void) {
  const saved = { name: 'Sales' };
  const editor = makeEditor<Values, 'all'>({ name: 'Support' }, { all: ['name'] } as const, {
    saved,
    sections: { all: { status: 'dirty', onSave } },
    onSaveAll,
  });
  return (
    <EditorFrame editor={editor} bar>
      <Form.EditorSection name="all" title="All" description="One.">
        <Form.TextRow name="name" label="Name" />
      </Form.EditorSection>
    </EditorFrame>
  );
}

test('saves a section with Ctrl+S while the code of the bar loads, and everything after that', async () => {
  const onSave = vi.fn();
  const onSaveAll = vi.fn();
  renderScreen(form(onSave, onSaveAll));
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('group', { name: 'Unsaved changes' })).toBeNull();
  expect(fireEvent.keyDown(name, { key: 's', ctrlKey: true })).toBe(false);
  expect(onSave).toHaveBeenCalledTimes(1);
  code.arrive();
  await screen.findByRole('group', { name: 'Unsaved changes' });
  expect(fireEvent.keyDown(name, { key: 's', ctrlKey: true })).toBe(false);
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(onSaveAll).toHaveBeenCalledTimes(1);
});
