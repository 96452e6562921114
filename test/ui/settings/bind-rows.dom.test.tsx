import { bindRows, TextRow } from 'chatdeck/ui';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';
import { Form } from '../editor/make-form';

test('a name that is no field, or one of another kind, does not compile', () => {
  const rows = [
    <Form.TextRow key="1" name="name" label="" />,
    // @ts-expect-error no such field
    <Form.TextRow key="2" name="nam" label="" />,
    // @ts-expect-error a boolean
    <Form.TextRow key="3" name="isOn" label="" />,
    // @ts-expect-error cannot be null, which a cleared number is
    <Form.NumberRow key="4" name="minutes" label="" />,
    // @ts-expect-error a choice of another type
    <Form.SelectRow key="5" name="minutes" label="" options={[{ value: 'five', label: '' }]} />,
    // @ts-expect-error no such section
    <Form.EditorSection key="6" name="some" title="" description="" children="" />,
  ];
  expect(rows).toHaveLength(6);
});

test('only the rows that are named are there', () => {
  const { TextRow: Bound, ...others } = bindRows<{ name: string }, 'all'>()({ TextRow });
  expect(Bound).toBe(TextRow);
  expect(others).toEqual({});
});

test('a row outside of a frame says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderScreen(<TextRow name="name" label="Name" />)).toThrow('must be inside an EditorFrame');
});
