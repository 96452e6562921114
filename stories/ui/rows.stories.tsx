import { makeEditor, type EditorOverrides } from 'chatdeck/testing';
import {
  bindRows,
  ChipsRow,
  ColorRow,
  EditorFrame,
  EditorSection,
  ListRow,
  RadioCardsRow,
  RowGroup,
  SearchSelectRow,
  SecretRow,
  SwitchRow,
  TextRow,
} from 'chatdeck/ui';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone } from '../with-links';
import { countries, timeZones } from './long-options';

interface Values {
  corner: 'right' | 'left' | 'none';
  color: string;
  key: string;
  zone: string;
  rules: readonly string[];
  countries: readonly string[];
  isOn: boolean;
  name: string;
}

const Form = bindRows<Values, 'all'>()({
  ChipsRow,
  ColorRow,
  EditorSection,
  ListRow,
  RadioCardsRow,
  SearchSelectRow,
  SecretRow,
  SwitchRow,
  TextRow,
});
const values: Values = {
  corner: 'right',
  color: '#3f51b5',
  key: 'k-5f0c2a9e41b7',
  zone: 'Europe/Berlin',
  rules: ['/checkout', '/account/.*', '/legal'],
  countries: ['DE', 'FR', 'XX'],
  isOn: true,
  name: 'Sales',
};
const changed: Values = {
  ...values,
  corner: 'left',
  color: '#1f7a4d',
  rules: ['/checkout'],
  isOn: false,
  name: 'Help',
};
const names = Object.keys(values) as (keyof Values)[];
const sections = { all: names };
const dirty = { saved: values, sections: { all: { status: 'dirty' } } } as const;

const corners = [
  { value: 'right' as const, title: 'Bottom right', description: 'Where most visitors look for live chat.' },
  {
    value: 'left' as const,
    title: 'Bottom left',
    description: 'Use this if something else is in the bottom-right corner.',
  },
  { value: 'none' as const, title: 'Hidden', disabledReason: 'Needs a link on your own page first.' },
];
const swatches = [
  { value: '#3f51b5', label: 'Indigo' },
  { value: '#1f7a4d', label: 'Green' },
  { value: '#f2f2f2', label: 'Pale gray' },
];
const remarkOf = (line: string) => {
  if (line.includes('(')) return { error: 'A bracket is never closed.' };
  return line.endsWith('.*') ? { note: 'Hides every page below.' } : undefined;
};

/** The rows that are more than one plain control, each bound by name. */
const meta = preview.meta({
  title: 'UI/Rows',
  component: Frame,
  // As on any page: the edge of a changed row hangs into the margin.
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Cards where choices need explaining, a select where their names say it all; chips for several of many, a list for texts that people write.',
      },
    },
  },
  args: { editor: makeEditor(values, sections) },
});

export const Clean = meta.story();

/** Beside each changed label is what the field was and the way back; here all have a default as well. Tab passes them by. */
export const Changed = meta.story({
  tags: ['looks'],
  args: { editor: makeEditor(changed, sections, dirty), hasDefaults: true },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(name);
    await userEvent.tab();
    const way = canvas.getByRole('button', { name: 'Undo change: Name' });
    await expect(way).not.toHaveFocus();
    await userEvent.click(way);
    await expect(name).toHaveFocus();
  },
});

export const Wrong = meta.story({
  args: {
    editor: makeEditor(
      { ...values, corner: 'none', color: '', key: '', rules: ['/a(', '/b/.*'], countries: [] },
      sections,
      {
        ...dirty,
        errors: { corner: 'required', color: 'required', key: 'required', countries: 'required', zone: 'required' },
      },
    ),
  },
});

export const Contested = meta.story({
  args: {
    editor: makeEditor(changed, sections, {
      ...dirty,
      conflicts: {
        corner: { mine: 'left', theirs: 'none' },
        color: { mine: '#1f7a4d', theirs: '#000000' },
        key: { mine: 'a', theirs: 'k-of-somebody-else' },
        zone: { mine: 'Europe/Berlin', theirs: 'Europe/Rome' },
        rules: { mine: ['/checkout'], theirs: ['/checkout', '/legal'] },
        countries: { mine: ['DE'], theirs: ['IT', 'ES'] },
      },
    }),
  },
});

export const Disabled = meta.story({ args: { disabledReason: 'Turn on the widget to set this.' } });

export const ReadOnly = meta.story({ args: { readOnly: true } });

export const LongTexts = meta.story({
  globals: phone,
  args: {
    editor: makeEditor(
      { ...changed, rules: [`/${'unbroken'.repeat(12)}`], countries: ['GS', 'BQ', 'unbroken'.repeat(6)] },
      sections,
      dirty,
    ),
    labelOf: (label: string) => `${label}, which somebody has translated into a language that needs many more words`,
  },
  play: async ({ canvasElement }) => {
    await expect(widerThan(canvasElement, window.innerWidth)).toEqual([]);
  },
});

/** What reaches past the edge, so that a failure names it. */
function widerThan(root: HTMLElement, width: number): string[] {
  const elements = [...root.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > width);
  return elements.map(({ className }) => String(className));
}

/** Edit it: nothing is saved anywhere. */
export const Live = meta.story({ render: () => <LiveFrame /> });

export const CardsByKeyboard = meta.story({
  render: () => <LiveFrame />,
  play: async ({ canvas, userEvent }) => {
    const [right, left] = [/right/, /left/].map((name) => canvas.getByRole('radio', { name }));
    right?.focus();
    // Held, as a finger holds it: the focus follows a moment later, and the choice with it.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(left).toBeChecked());
    // The third is disabled, so the keys go round to the first.
    await userEvent.keyboard('{/ArrowDown}{ArrowDown>}');
    await waitFor(() => expect(right).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
  },
});

export const SecretShown = meta.story({
  render: () => <LiveFrame />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.innerHTML).not.toContain(values.key);
    await userEvent.click(canvas.getByRole('button', { name: 'Show: Key' }));
    await expect(canvas.getByRole('textbox', { name: 'Key' })).toHaveValue(values.key);
  },
});

export const ChipsOpen = meta.story({
  render: () => <LiveFrame />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Countries' }), 'osterreich');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Österreich' })).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByRole('button', { name: 'Remove Österreich' })).toBeNull();
    await userEvent.keyboard('sw');
  },
});

interface FrameProps extends Omit<ComponentProps<typeof EditorFrame<Values, 'all'>>, 'children'> {
  disabledReason?: string;
  hasDefaults?: boolean;
  labelOf?(label: string): string;
}

function Frame({ disabledReason, hasDefaults = false, labelOf = (label) => label, ...frame }: FrameProps) {
  const shared = { disabledReason };
  return (
    <div className="cd-settings">
      <EditorFrame {...frame}>
        <Form.EditorSection name="all" title="A section" description="What you set here.">
          <RowGroup title="One of each">
            <Form.RadioCardsRow
              name="corner"
              label={labelOf('Corner')}
              options={corners}
              defaultValue={hasDefaults ? 'none' : undefined}
              {...shared}
            />
            <Form.ColorRow
              name="color"
              label={labelOf('Color')}
              help="Behind the title of the widget."
              swatches={swatches}
              defaultValue={hasDefaults ? '#000000' : undefined}
              {...shared}
            />
            <Form.SecretRow name="key" label={labelOf('Key')} help="Gives an app access to your account." {...shared} />
            <Form.SearchSelectRow name="zone" label={labelOf('Time zone')} options={timeZones} {...shared} />
            <Form.ListRow
              name="rules"
              label={labelOf('Hidden on')}
              help="One pattern per line."
              placeholder="/path/.*"
              remarkOf={remarkOf}
              {...shared}
            />
            <Form.ChipsRow
              name="countries"
              label={labelOf('Countries')}
              help="Visitors elsewhere don’t see the widget."
              placeholder="Add a country"
              options={countries}
              {...shared}
            />
            <Form.SwitchRow name="isOn" label={labelOf('On')} help="A switch, for its way back." />
            <Form.TextRow name="name" label={labelOf('Name')} />
          </RowGroup>
        </Form.EditorSection>
      </EditorFrame>
    </div>
  );
}

function LiveFrame({ overrides }: { overrides?: EditorOverrides<Values, 'all'> }) {
  const [value, setValue] = useState(values);
  const status = value === values ? 'clean' : 'dirty';
  const editor = makeEditor(value, sections, {
    saved: values,
    onEdit: (patch) => setValue((before) => ({ ...before, ...patch })),
    ...overrides,
    sections: { all: { status, onSave: fn(), onDiscard: () => setValue(values) } },
  });
  return <Frame editor={editor} hasDefaults />;
}
