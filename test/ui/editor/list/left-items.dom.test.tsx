import { LeftItemsNotice } from 'chatdeck/ui/editor/list/left-items-notice';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../screens/render-screen';

interface Item {
  label: string;
  text: string;
}
const fields = { label: { label: 'Label' }, text: { label: 'Text' } };
const nameOf = ({ label = '' }: Partial<Item>) => (label === '' ? 'New reply' : label);

function show() {
  const [onRestore, onDiscard] = [vi.fn(), vi.fn()];
  const items = [
    { uid: '1', patch: { text: 'Later' }, value: { label: 'Hours', text: 'Soon' } },
    { uid: 'n', patch: { label: 'Shipping', text: 'Ten days' } },
  ];
  renderScreen(
    <LeftItemsNotice<Item> left={{ savedAt: 0, items, onRestore, onDiscard }} fields={fields} nameOf={nameOf} />,
  );
  return { onRestore, onDiscard };
}
const notice = async () => within(await screen.findByRole('group', { name: /^Unsaved changes from / }));

test('the changes of a closed tab can be reviewed item by item, and not reverted one by one', async () => {
  const { onRestore } = show();
  fireEvent.click((await notice()).getByRole('button', { name: 'Review' }));
  const review = within(await screen.findByRole('dialog', { name: /^Unsaved changes from / }));
  expect(review.getByText('3 changes in 2 sections')).toBeTruthy();
  expect(review.getAllByRole('region').map(({ textContent }) => textContent)).toEqual([
    'HoursTextSaved: Soon New: Later',
    'ShippingLabelSaved: empty New: ShippingTextSaved: empty New: Ten days',
  ]);
  expect(review.queryByRole('button', { name: /^Revert/ })).toBeNull();
  fireEvent.click(review.getByRole('button', { name: 'Restore' }));
  expect(onRestore).toHaveBeenCalledOnce();
});

test.each([
  ['Restore', 'onRestore', 'onDiscard'],
  ['Discard', 'onDiscard', 'onRestore'],
] as const)('“%s” is all that it does', async (name, done, other) => {
  const handlers = show();
  fireEvent.click((await notice()).getByRole('button', { name }));
  expect([handlers[done].mock.calls.length, handlers[other].mock.calls.length]).toEqual([1, 0]);
});

test('the changes of a closed tab can be discarded from their review', async () => {
  const { onDiscard, onRestore } = show();
  fireEvent.click((await notice()).getByRole('button', { name: 'Review' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  expect([onDiscard.mock.calls.length, onRestore.mock.calls.length]).toEqual([1, 0]);
});
