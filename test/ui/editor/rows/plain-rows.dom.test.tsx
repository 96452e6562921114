import { ChipsRow, ColorRow, RadioCardsRow, SecretRow, SelectRow, SwitchRow, TextRow } from 'chatdeck/ui';
import { isHexColorBegun } from 'chatdeck/ui/editor/rows/color-row';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../screens/render-screen';

const onValueChange = vi.fn();
beforeEach(() => void onValueChange.mockClear());

/** A row without a form, over a value that changes as it is edited. */
function Live<Value>({
  start,
  row,
}: {
  start: Value;
  row: (value: Value, change: (next: Value) => void) => React.ReactNode;
}) {
  const [value, setValue] = useState(start);
  const change = (next: Value) => {
    onValueChange(next);
    setValue(next);
  };
  return row(value, change);
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('a text that most leave empty', () => {
  const show = (start = '', props: object = {}) =>
    renderScreen(
      <Live
        start={start}
        row={(value, change) => (
          <TextRow label="Note" help="For you." addLabel="Add" value={value} onValueChange={change} {...props} />
        )}
      />,
    );

  test('is a button at first, which opens the field with the focus', () => {
    show();
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add Note', description: 'For you.' }));
    expect(document.activeElement).toBe(field('Note'));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('is its field where there is something, also while it is emptied', () => {
    show('a');
    fireEvent.change(field('Note'), { target: { value: '' } });
    expect(onValueChange.mock.calls).toEqual([['']]);
    expect(field('Note').value).toBe('');
  });

  test('is its field where nothing can be changed', () => {
    show('', { isReadOnly: true });
    expect(field('Note').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Add Note' })).toBeNull();
  });
});

test.each([
  [undefined, 'text', 'true'],
  ['url', 'url', 'false'],
  ['email', 'email', 'false'],
] as const)('a text of the kind %s has the field %s, with spelling checked: %s', (kind, type, isChecked) => {
  renderScreen(<TextRow label="Text" kind={kind} value="" onValueChange={onValueChange} placeholder="An example" />);
  const input = field('Text');
  expect([input.type, input.getAttribute('spellcheck'), input.placeholder]).toEqual([type, isChecked, 'An example']);
  expect(screen.queryByRole('button', { name: /Text/ })).toBeNull();
});

describe('a choice', () => {
  const options = [
    { value: 0, label: 'Never' },
    { value: 5, label: '5 minutes' },
  ];
  const show = (value: number, props: object = {}) =>
    renderScreen(<SelectRow label="Wait" value={value} options={options} onValueChange={onValueChange} {...props} />);
  const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Wait' });
  const choose = (label: string) => {
    const option = [...select().options].find(({ textContent }) => textContent === label);
    fireEvent.change(select(), { target: { value: option?.value } });
  };

  test('is one of the options', () => {
    show(5);
    expect([...select().options].map(({ textContent }) => textContent)).toEqual(['Never', '5 minutes']);
    expect(select().selectedOptions[0]?.textContent).toBe('5 minutes');
    choose('Never');
    expect(onValueChange.mock.calls).toEqual([[0]]);
  });

  test('that is no option is shown first as it is, until another is chosen', () => {
    show(7);
    expect([...select().options].map(({ textContent }) => textContent)).toEqual(['7', 'Never', '5 minutes']);
    expect(select().selectedOptions[0]?.textContent).toBe('7');
    expect(select().disabled).toBe(false);
    fireEvent.change(select(), { target: { value: 'unknown' } });
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test.each([{ isReadOnly: true }, { disabledReason: 'Not yet.' }])('can’t be made with %j', (props) => {
    show(5, props);
    expect(select().disabled).toBe(true);
  });
});

test.each([
  [{}, false],
  [{ isReadOnly: true }, true],
  [{ disabledReason: 'Not yet.' }, true],
])('a switch with %j is disabled: %s', (props, isDisabled) => {
  renderScreen(<SwitchRow label="On" value={false} onValueChange={onValueChange} {...props} />);
  const control = screen.getByRole<HTMLButtonElement>('switch', { name: 'On' });
  expect(control.disabled).toBe(isDisabled);
  fireEvent.click(control);
  expect(onValueChange.mock.calls).toEqual(isDisabled ? [] : [[true]]);
});

describe('a secret', () => {
  const show = (start: string, props: object = {}) =>
    renderScreen(
      <Live
        start={start}
        row={(value, change) => <SecretRow label="Key" value={value} onValueChange={change} {...props} />}
      />,
    );

  test('is shown and hidden by a button that keeps the focus', () => {
    show('k-1');
    expect([field('Key').value, field('Key').readOnly]).toEqual(['•'.repeat(16), true]);
    fireEvent.click(screen.getByRole('button', { name: 'Show: Key' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide: Key' }));
    expect([field('Key').value, field('Key').readOnly]).toEqual(['k-1', false]);
    fireEvent.click(screen.getByRole('button', { name: 'Hide: Key' }));
    expect(field('Key').value).toBe('•'.repeat(16));
  });

  test('that is empty has nothing to show or copy', () => {
    show('');
    expect([field('Key').value, field('Key').readOnly]).toEqual(['', false]);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('that can only be read can still be shown and copied', () => {
    show('k-1', { isReadOnly: true });
    fireEvent.click(screen.getByRole('button', { name: 'Show: Key' }));
    expect([field('Key').value, field('Key').readOnly]).toEqual(['k-1', true]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy: Key' }).disabled).toBe(false);
  });
});

describe('a color', () => {
  const swatches = [
    { value: '#ffffff', label: 'White' },
    { value: '#000000', label: 'Black' },
  ];
  const show = (props: object = {}) =>
    renderScreen(
      <Live
        start="#FFF"
        row={(value, change) => (
          <ColorRow label="Color" value={value} onValueChange={change} swatches={swatches} {...props} />
        )}
      />,
    );
  const swatch = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const picker = () => screen.getByLabelText<HTMLInputElement>('Color: open the color picker');

  test('can be chosen from suggestions, of which the stored one is pressed', () => {
    show();
    expect(screen.getByRole('group', { name: 'Color: suggestions' })).toBeTruthy();
    expect(swatch('White').getAttribute('aria-pressed')).toBe('true');
    expect(swatch('Black').style.backgroundColor).toBe('rgb(0, 0, 0)');
    expect(swatch('Black').style.color).not.toBe(swatch('White').style.color);
    fireEvent.click(swatch('Black'));
    expect(onValueChange.mock.calls).toEqual([['#000000']]);
    expect(swatch('Black').getAttribute('aria-pressed')).toBe('true');
  });

  test('can be picked, from the stored one or else from black', () => {
    const { unmount } = show();
    expect(picker().value).toBe('#ffffff');
    fireEvent.change(picker(), { target: { value: '#123456' } });
    expect(onValueChange.mock.calls).toEqual([['#123456']]);
    unmount();
    renderScreen(<ColorRow label="Color" value="red" onValueChange={onValueChange} />);
    expect(picker().value).toBe('#000000');
    expect(screen.queryByRole('group', { name: 'Color: suggestions' })).toBeNull();
  });

  test.each([{ isReadOnly: true }, { disabledReason: 'Not yet.' }])('can’t be changed with %j', (props) => {
    show(props);
    expect([picker().disabled, swatch('Black').disabled]).toEqual([true, true]);
  });

  test('that is typed and not finished goes when the field is left', () => {
    show();
    fireEvent.change(field('Color'), { target: { value: '#12' } });
    expect(field('Color').value).toBe('#12');
    fireEvent.blur(field('Color'));
    expect(field('Color').value).toBe('#FFF');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test.each([
    ['', true],
    ['#', true],
    ['a', true],
    [' #AB12ef ', true],
    ['#1234567', false],
    ['##', false],
    ['12#', false],
    ['g', false],
  ])('%j may become one: %s', (text, isBegun) => {
    expect(isHexColorBegun(text)).toBe(isBegun);
  });
});

describe('cards', () => {
  const options = [
    { value: 'a', title: 'One', description: 'First.' },
    { value: 'b', title: 'Two', disabledReason: 'Not on your plan.', description: 'Second.' },
    { value: 'c', title: 'Three' },
  ];
  const show = (value: string, props: object = {}) =>
    renderScreen(
      <RadioCardsRow label="Size" value={value} options={options} onValueChange={onValueChange} {...props} />,
    );
  const card = (name: string) => screen.getByRole<HTMLButtonElement>('radio', { name });

  test('have the chosen one checked and in the Tab order, and the reason in place of a description', () => {
    show('c');
    const cards = ['One', 'Two', 'Three'].map(card);
    expect(cards.map((each) => each.getAttribute('aria-checked'))).toEqual(['false', 'false', 'true']);
    expect(cards.map(({ disabled }) => disabled)).toEqual([false, true, false]);
    screen.getByRole('radio', { name: 'One', description: 'First.' });
    screen.getByRole('radio', { name: 'Two', description: 'Not on your plan.' });
    screen.getByRole('radio', { name: 'Three', description: '' });
    fireEvent.click(card('One'));
    expect(onValueChange.mock.calls).toEqual([['a']]);
  });

  test.each([{ isReadOnly: true }, { disabledReason: 'Not yet.' }])('can’t be chosen with %j', (props) => {
    show('a', props);
    expect(card('Three').disabled).toBe(true);
  });
});

test.each([{ isReadOnly: true }, { disabledReason: 'Not yet.' }])('chips can’t be removed with %j', (props) => {
  const options = [{ value: 'DE', label: 'Germany' }];
  renderScreen(<ChipsRow label="Places" value={['DE']} options={options} onValueChange={onValueChange} {...props} />);
  expect(screen.getByRole('list', { name: 'Places: selected' }).textContent).toBe('Germany');
  expect(screen.queryByRole('button', { name: 'Remove Germany' })).toBeNull();
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Places' }), { key: 'Backspace' });
  expect(onValueChange).not.toHaveBeenCalled();
});
