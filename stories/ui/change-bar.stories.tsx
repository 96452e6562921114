import { makeProblem, type EditorSection as SectionState } from 'chatdeck/model';
import { makeEditor, ready } from 'chatdeck/testing';
import {
  bindRows,
  EditorSection,
  LongTextRow,
  NumberRow,
  RowGroup,
  SelectRow,
  SettingsFrame,
  SwitchRow,
  TextRow,
} from 'chatdeck/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

interface Values {
  name: string;
  note: string;
  isOn: boolean;
  minutes: number;
  webhook: string;
  recipient: string;
  limit: number | null;
}

const Form = bindRows<Values, 'presence' | 'webhooks'>()({
  EditorSection,
  LongTextRow,
  NumberRow,
  SelectRow,
  SwitchRow,
  TextRow,
});
const sections = {
  presence: ['name', 'note', 'isOn', 'minutes'],
  webhooks: ['webhook', 'recipient', 'limit'],
} as const;
const saved: Values = {
  name: 'Sales',
  note: '',
  isOn: false,
  minutes: 1,
  webhook: '',
  recipient: 'desk@acme.test',
  limit: 5,
};
const changed: Values = {
  ...saved,
  isOn: true,
  minutes: 2,
  note: 'Our team is at lunch between noon and one. '.repeat(8),
  webhook: 'https://hooks.acme.test/new-chat',
};
const minutes = [
  { value: 1, label: '1 minute' },
  { value: 2, label: '2 minutes' },
];
const dirty = { presence: { status: 'dirty' }, webhooks: { status: 'dirty' } } as const;
const onSaveAll = fn();
const onRestore = fn();

const meta = preview.meta({
  title: 'UI/Change bar',
  component: Tab,
  decorators: [
    withLinks,
    // As on any page: the edge of a changed row hangs into the margin.
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded' },
  args: { editor: makeEditor(changed, sections, { saved, sections: dirty, onSaveAll }) },
});

export const Dirty = meta.story({ tags: ['looks'] });

export const OneChange = meta.story({
  args: {
    editor: makeEditor({ ...saved, isOn: true }, sections, { saved, sections: { presence: { status: 'dirty' } } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 change in 1 section')).toBeVisible();
  },
});

export const Wrong = meta.story({
  args: {
    editor: makeEditor({ ...changed, limit: null }, sections, {
      saved,
      errors: { limit: 'required' },
      conflicts: { minutes: { mine: 2, theirs: 1 } },
      sections: dirty,
      onSaveAll,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    onSaveAll.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }));
    await expect(onSaveAll).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Keep mine' })).toHaveFocus();
  },
});

export const Failed = meta.story({
  args: {
    editor: makeEditor(changed, sections, {
      saved,
      sections: { ...dirty, presence: { status: 'failed', problem: makeProblem('server', { status: 500 }) } },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Presence: not saved.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show problem' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
});

export const Refused = meta.story({
  args: {
    editor: makeEditor(changed, sections, {
      saved,
      sections: {
        ...dirty,
        webhooks: { status: 'failed', problem: makeProblem('invalid', { status: 400, path: 'webhook' }) },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show problem' }));
    await expect(canvas.getByRole('textbox', { name: 'New chat webhook' })).toHaveFocus();
  },
});

export const Saving = meta.story({
  args: {
    editor: makeEditor(changed, sections, {
      saved,
      sections: { presence: { status: 'saving' }, webhooks: { status: 'saving' } },
    }),
  },
});

export const Undoable = meta.story({
  args: {
    editor: makeEditor(saved, sections, {
      offers: [{ id: 2, section: 'webhooks', kind: 'redo', names: ['webhook'], onUse: () => undefined }],
      sections: { presence: { onUndo: () => undefined }, webhooks: { onUndo: () => undefined } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Redo' })).toBeVisible();
  },
});

export const LeftDraft = meta.story({
  args: {
    editor: makeEditor(saved, sections, {
      leftDraft: {
        savedAt: Date.UTC(2025, 5, 16, 10, 42),
        patch: { isOn: true, recipient: 'team@acme.test' },
        onRestore,
        onDiscard: () => undefined,
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    onRestore.mockClear();
    const notice = within(await canvas.findByRole('group', { name: /^Unsaved changes from Jun 16, 2025/ }));
    await userEvent.click(notice.getByRole('button', { name: 'Review' }));
    const dialog = await screen.findByRole('dialog', { name: /^Unsaved changes from/ });
    await expect(within(dialog).getByText('team@acme.test')).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: /^Revert/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
    await expect(onRestore).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});

/** Each line goes back alone; after the last one the form has the focus. */
export const Review = meta.story({
  tags: ['looks'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review changes' }));
    await expect(dialog.getByText('4 changes in 2 sections')).toBeVisible();
    await expect(dialog.getAllByRole('button', { name: /^Revert/ })).toHaveLength(4);
  },
});

/** Edit it: nothing is saved anywhere. */
export const Live = meta.story({
  tags: ['looks'],
  render: () => <LiveTab />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const limit = canvas.getByRole('textbox', { name: 'Maximum concurrent chats' });

    await step('what has the focus is not under the bar', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Hide the widget when offline' }));
      await canvas.findByText('1 change in 1 section');
      const bar = canvas.getByRole('group', { name: 'Unsaved changes' });
      const controls = [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('button', { name: 'Save Changes' })];
      for (const control of controls) {
        window.scrollTo(0, 0);
        control.focus();
        await waitFor(() => expect(isAbove(control, bar)).toBe(true));
      }
    });

    await step('nothing moves when the bar comes and goes', async () => {
      const before = heights(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Discard all' }));
      await waitFor(() => expect(canvas.queryByRole('group', { name: 'Unsaved changes' })).toBeNull());
      await expect(heights(canvasElement)).toEqual(before);
    });

    await step('reverting the last change closes the review', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Hide the widget when offline' }));
      await userEvent.type(limit, '0');
      await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Revert: Hide the widget when offline' }));
      const last = within(dialog).getByRole('button', { name: 'Revert: Maximum concurrent chats' });
      await expect(last).toHaveFocus();
      await userEvent.click(last);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    });

    await step('everything is saved by one key', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!');
      await userEvent.type(limit, '0');
      await userEvent.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Saved' })).toHaveLength(2));
      await expect(canvas.queryByRole('group', { name: 'Unsaved changes' })).toBeNull();
    });
  },
});

/** Keeps the edits as a host without the hooks would. */
function LiveTab() {
  const [stored, setStored] = useState(saved);
  const [value, setValue] = useState(saved);
  const [hasSaved, setHasSaved] = useState(false);
  const isChanged = (names: readonly (keyof Values)[]) => names.some((name) => value[name] !== stored[name]);
  const stateOf = (names: readonly (keyof Values)[]): Partial<SectionState> => ({
    status: isChanged(names) ? 'dirty' : hasSaved ? 'saved' : 'clean',
  });
  const editor = makeEditor<Values, 'presence' | 'webhooks'>(value, sections, {
    saved: stored,
    onEdit: (patch) => setValue((before) => ({ ...before, ...patch })),
    onSaveAll: () => {
      setStored(value);
      setHasSaved(true);
    },
    onDiscardAll: () => setValue(stored),
    sections: { presence: stateOf(sections.presence), webhooks: stateOf(sections.webhooks) },
  });
  return <Tab editor={editor} />;
}

function isAbove(control: Element, bar: Element): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  return top >= 0 && bottom <= bar.getBoundingClientRect().top;
}

/** Of what holds the bar, and of the end of each section. */
function heights(place: HTMLElement): number[] {
  const ends = place.querySelectorAll('[data-chatdeck="change-bar"], [data-chatdeck="save-bar"]');
  return [...ends].map((end) => end.getBoundingClientRect().height);
}

function Tab({ editor }: { editor: ReturnType<typeof makeEditor<Values, 'presence' | 'webhooks'>> }) {
  return (
    <SettingsFrame<Values, 'presence' | 'webhooks'>
      place={{ widgetId: 11, roomName: '#sales' }}
      tab="behavior"
      editor={ready(editor)}
      loading={null}
    >
      {() => (
        <>
          <Form.EditorSection name="presence" title="Presence" description="When visitors see the widget.">
            <RowGroup title="Showing the widget">
              <Form.TextRow name="name" label="Name" help="What your team calls the widget." />
              <Form.LongTextRow name="note" label="Note" />
              <Form.SwitchRow name="isOn" label="Hide the widget when offline" />
              <Form.SelectRow name="minutes" label="Send the message after" options={minutes} />
            </RowGroup>
          </Form.EditorSection>
          <Form.EditorSection name="webhooks" title="Webhooks" description="What your other systems receive.">
            <RowGroup title="Events">
              <Form.TextRow name="webhook" label="New chat webhook" />
              <Form.TextRow name="recipient" label="Transcript recipient" />
              <Form.NumberRow name="limit" label="Maximum concurrent chats" />
            </RowGroup>
          </Form.EditorSection>
        </>
      )}
    </SettingsFrame>
  );
}
