import { makeEditor } from 'chatdeck/testing';
import {
  ChipsRow,
  ColorRow,
  EditorFrame,
  FileRow,
  ListRow,
  LongTextRow,
  NumberRow,
  RadioCardsRow,
  SearchSelectRow,
  SecretRow,
  SelectRow,
  SwitchRow,
  TextRow,
} from 'chatdeck/ui';
import { fireEvent, screen } from '@testing-library/react';
import { memo, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as RowModule from '../../../../src/ui/editor/rows/row';
import { renderScreen } from '../../../screens/render-screen';

const rendered = vi.hoisted(() => [] as string[]);

vi.mock('../../../../src/ui/editor/rows/row', async (importOriginal) => {
  const original = await importOriginal<typeof RowModule>();
  return {
    ...original,
    Row: (props: Parameters<typeof RowModule.Row>[0]) => {
      rendered.push(props.label);
      return original.Row(props);
    },
  };
});

const values = {
  text: '',
  long: '',
  number: 1 as number | null,
  isOn: false,
  choice: 0,
  card: 'a',
  color: '#112233',
  secret: 'key',
  zone: 'utc',
  rules: ['/a'] as readonly string[],
  countries: ['AT'] as readonly string[],
};
type Values = typeof values;

const options = [
  { value: 0, label: 'None' },
  { value: 5, label: 'Five' },
];
const cards = [
  { value: 'a', title: 'First card', description: '' },
  { value: 'b', title: 'Second card', description: '' },
];
const zones = [
  { value: 'utc', label: 'UTC' },
  { value: 'vie', label: 'Vienna' },
];
const countries = [
  { value: 'AT', label: 'Austria' },
  { value: 'CH', label: 'Switzerland' },
];
const idle = { status: 'idle' } as const;
const types = ['image/png'];
const nothing = () => undefined;

const Rows = memo(function Rows() {
  return (
    <>
      <TextRow name="text" label="Text" />
      <LongTextRow name="long" label="Long" />
      <NumberRow name="number" label="Number" />
      <SwitchRow name="isOn" label="On" />
      <SelectRow name="choice" label="Choice" options={options} />
      <RadioCardsRow name="card" label="Card" options={cards} />
      <ColorRow name="color" label="Color" />
      <SecretRow name="secret" label="Secret" />
      <SearchSelectRow name="zone" label="Zone" options={zones} />
      <ListRow name="rules" label="Rules" />
      <ChipsRow name="countries" label="Countries" options={countries} />
      <FileRow label="File" types={types} typesText="PNG" maxBytes={9} upload={idle} onChoose={nothing} />
    </>
  );
});

function Live() {
  const [value, setValue] = useState<Values>(values);
  const editor = makeEditor<Values, 'all'>(
    value,
    { all: Object.keys(values) },
    { onEdit: (patch) => setValue((before) => ({ ...before, ...patch })) },
  );
  return (
    <EditorFrame editor={editor}>
      <Rows />
    </EditorFrame>
  );
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

const edits: [string, () => void][] = [
  ['Text', () => type('Text', 'a')],
  ['Long', () => type('Long', 'a')],
  ['Number', () => type('Number', '12')],
  ['On', () => fireEvent.click(screen.getByRole('switch', { name: 'On' }))],
  ['Card', () => fireEvent.click(screen.getByRole('radio', { name: /Second card/ }))],
  ['Color', () => type('Color', '#445566')],
  ['Secret', () => type('Secret', 'other')],
  ['Rules', () => fireEvent.change(screen.getByDisplayValue('/a'), { target: { value: '/ab' } })],
  ['Countries', () => fireEvent.click(screen.getByRole('button', { name: 'Remove Austria' }))],
  [
    'Zone',
    () => {
      type('Zone', 'Vien');
      fireEvent.keyDown(screen.getByLabelText('Zone'), { key: 'Enter' });
    },
  ],
];

beforeEach(() => {
  rendered.length = 0;
});

test('every kind of row is there once', () => {
  renderScreen(<Live />);
  expect(rendered).toHaveLength(12);
});

test.each(edits)('an edit of %s renders no other row', (label, edit) => {
  renderScreen(<Live />);
  rendered.length = 0;
  edit();
  expect(new Set(rendered)).toEqual(new Set([label]));
});
