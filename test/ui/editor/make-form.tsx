import { makeEditor, type EditorOverrides } from 'chatdeck/testing';
import {
  bindRows,
  EditorFrame,
  EditorSection,
  LongTextRow,
  NumberRow,
  SelectRow,
  SwitchRow,
  TextRow,
} from 'chatdeck/ui';

/** A small form with a row of every kind. */
export interface Values {
  name: string;
  note: string;
  limit: number | null;
  minutes: number;
  isOn: boolean;
}
export type Section = 'all';

const sections = { all: ['name', 'note', 'limit', 'minutes', 'isOn'] } as const;
const minutes = [
  { value: 0, label: 'Immediately' },
  { value: 5, label: '5 minutes' },
];

export const Form = bindRows<Values, Section>()({
  EditorSection,
  LongTextRow,
  NumberRow,
  SelectRow,
  SwitchRow,
  TextRow,
});

export const values: Values = { name: 'sales', note: 'a', limit: 3, minutes: 5, isOn: false };

export function makeForm(overrides: EditorOverrides<Values, Section> = {}, readOnly = false) {
  const editor = makeEditor({ ...values, ...overrides.value }, sections, { saved: values, ...overrides });
  return (
    <EditorFrame editor={editor} readOnly={readOnly}>
      <Form.EditorSection name="all" title="All" description="Everything.">
        <Form.TextRow name="name" label="Name" help="What it is called." />
        <Form.LongTextRow
          name="note"
          label="Note"
          disabledReason={editor.value.isOn ? undefined : 'Switch it on first.'}
        />
        <Form.NumberRow name="limit" label="Limit" />
        <Form.SelectRow name="minutes" label="Minutes" options={minutes} />
        <Form.SwitchRow name="isOn" label="On" />
      </Form.EditorSection>
    </EditorFrame>
  );
}
