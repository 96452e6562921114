import { makeEditor } from 'chatdeck/testing';
import {
  bindRows,
  DependentRows,
  EditorFrame,
  EditorSection,
  LongTextRow,
  NumberRow,
  RowGroup,
  SectionSkeleton,
  SelectRow,
  SkeletonGroup,
  SwitchRow,
  TextRow,
} from 'chatdeck/ui';
import { useState, type ComponentProps } from 'react';
import preview from '../../.storybook/preview';

interface Values {
  name: string;
  note: string;
  limit: number | null;
  minutes: number;
  isOn: boolean;
}

const Form = bindRows<Values, 'all'>()({ EditorSection, LongTextRow, NumberRow, SelectRow, SwitchRow, TextRow });
const fields = ['name', 'note', 'limit', 'minutes', 'isOn'] as const;
const values: Values = { name: 'Sales', note: '', limit: 5, minutes: 5, isOn: true };
const minutes = [
  { value: 0, label: 'Immediately' },
  { value: 5, label: '5 minutes' },
  { value: 15, label: '15 minutes' },
];
const sections = { all: fields };

const meta = preview.meta({
  title: 'UI/Editor',
  component: Frame,
  parameters: { layout: 'padded' },
  args: { editor: makeEditor(values, sections) },
});

export const Clean = meta.story({ tags: ['looks'] });

export const Disabled = meta.story({
  args: { editor: makeEditor<typeof values, 'all'>({ ...values, isOn: false }, sections) },
});

export const Dirty = meta.story({
  args: {
    editor: makeEditor({ ...values, name: 'Support' }, sections, {
      saved: values,
      sections: { all: { status: 'dirty' } },
    }),
  },
});

export const Wrong = meta.story({
  args: {
    editor: makeEditor({ ...values, name: '', limit: null }, sections, {
      saved: values,
      errors: { name: 'required', limit: 'required' },
      sections: { all: { status: 'dirty' } },
    }),
  },
});

export const Contested = meta.story({
  args: {
    editor: makeEditor({ ...values, name: 'Support', minutes: 15 }, sections, {
      saved: { ...values, name: 'Help', minutes: 0 },
      conflicts: { name: { mine: 'Support', theirs: 'Help' }, minutes: { mine: 15, theirs: 0 } },
      sections: { all: { status: 'dirty' } },
    }),
  },
});

export const ReadOnly = meta.story({ args: { readOnly: true } });

export const Loading = meta.story({
  render: () => (
    <SkeletonGroup className="cd-settings">
      <SectionSkeleton groups={[['field', 'longText', 'switch']]} />
    </SkeletonGroup>
  ),
});

/** Edit it: nothing is saved anywhere. */
export const Live = meta.story({
  render: function Live() {
    const [saved, setSaved] = useState(values);
    const [value, setValue] = useState(values);
    const status = value === saved ? 'clean' : 'dirty';
    const editor = makeEditor(value, sections, {
      saved,
      onEdit: (patch) => setValue({ ...value, ...patch }),
      sections: { all: { status, onSave: () => setSaved(value), onDiscard: () => setValue(saved) } },
    });
    return <Frame editor={editor} />;
  },
});

function Frame(props: Omit<ComponentProps<typeof EditorFrame<Values, 'all'>>, 'children'>) {
  const disabledReason = props.editor.value.isOn ? undefined : 'Switch it on to set this.';
  return (
    <div className="cd-settings">
      <EditorFrame {...props}>
        <Form.EditorSection name="all" title="A section" description="What you set here.">
          <RowGroup title="One of each">
            <Form.TextRow name="name" label="A line of text" help="What it is for." />
            <Form.LongTextRow name="note" label="Several lines" placeholder="Nothing yet" />
            <Form.SwitchRow name="isOn" label="On or off" help="With two rows that depend on it." />
            <DependentRows>
              <Form.NumberRow name="limit" label="A number" disabledReason={disabledReason} />
              <Form.SelectRow name="minutes" label="A choice" options={minutes} disabledReason={disabledReason} />
            </DependentRows>
          </RowGroup>
        </Form.EditorSection>
      </EditorFrame>
    </div>
  );
}
