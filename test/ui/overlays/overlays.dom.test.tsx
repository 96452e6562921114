import { makeProblem } from 'chatdeck/model';
import {
  BannerStack,
  ConfirmDialog,
  SearchSelect,
  ToastRegion,
  useToast,
  type BannerItem,
  type ConfirmDialogProps,
} from 'chatdeck/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

afterEach(() => {
  vi.useRealTimers();
});

const dialog: ConfirmDialogProps = {
  open: true,
  onOpenChange: vi.fn(),
  onConfirm: vi.fn(),
  title: 'Delete the widget #sales?',
  confirmLabel: 'Delete widget',
};

test('a dialog is named by its consequence, starts on the safe choice and reports each choice', () => {
  renderScreen(<ConfirmDialog {...dialog} />);
  expect(screen.getByRole('alertdialog', { name: 'Delete the widget #sales?' })).toBeTruthy();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(document.activeElement).toBe(cancel);
  fireEvent.click(cancel);
  expect(dialog.onOpenChange).toHaveBeenLastCalledWith(false);
  fireEvent.click(screen.getByRole('button', { name: 'Delete widget' }));
  expect(dialog.onConfirm).toHaveBeenCalledTimes(1);
});

test('while a dialog is open, nothing behind it can be reached', () => {
  const { container, rerender } = renderScreen(<ConfirmDialog {...dialog} />);
  expect(container.closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('alertdialog').closest('[inert]')).toBeNull();
  rerender(<ConfirmDialog {...dialog} open={false} />);
  expect(document.querySelector('[inert]')).toBeNull();
});

test('a click beside a dialog does not answer it', () => {
  const onOpenChange = vi.fn();
  renderScreen(<ConfirmDialog {...dialog} onOpenChange={onOpenChange} />);
  const beside = screen.getByRole('alertdialog').parentElement ?? document.body;
  fireEvent.pointerDown(beside);
  fireEvent.click(beside);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('while it is busy, a dialog neither closes nor confirms again', () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  renderScreen(<ConfirmDialog {...dialog} onOpenChange={onOpenChange} onConfirm={onConfirm} status="busy" />);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: /Delete widget/ }));
  expect([onOpenChange.mock.calls.length, onConfirm.mock.calls.length]).toEqual([0, 0]);
});

test('a failure is shown in the dialog, which stays open', () => {
  renderScreen(<ConfirmDialog {...dialog} problem={makeProblem('offline')} />);
  expect(screen.getByRole('alert').textContent).toContain('We can’t reach the server.');
});

test('a word has to be typed before the button works', () => {
  const onConfirm = vi.fn();
  renderScreen(<ConfirmDialog {...dialog} onConfirm={onConfirm} confirmWord="sales" />);
  const button = screen.getByRole('button', { name: 'Delete widget' });
  fireEvent.click(button);
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Type “sales” to confirm.'), { target: { value: 'sales ' } });
  fireEvent.click(button);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

function Opener({ onUndo }: { onUndo?: () => void }) {
  const showToast = useToast();
  const action = onUndo && { label: 'Undo', onAction: onUndo };
  return <button onClick={() => showToast({ text: 'It is cleared.', action })}>Show</button>;
}

test('a toast stays 8 seconds, longer when there is something to do', async () => {
  vi.useFakeTimers();
  const onUndo = vi.fn();
  const { rerender } = renderScreen(
    <ToastRegion>
      <Opener />
    </ToastRegion>,
  );
  const shown = () => document.querySelectorAll('[data-chatdeck="toast"]').length;
  fireEvent.click(screen.getByText('Show'));
  await act(() => vi.dynamicImportSettled());
  act(() => void vi.advanceTimersByTime(7_900));
  expect(shown()).toBe(1);
  act(() => void vi.advanceTimersByTime(200));
  expect(shown()).toBe(0);

  rerender(
    <ToastRegion>
      <Opener onUndo={onUndo} />
    </ToastRegion>,
  );
  fireEvent.click(screen.getByText('Show'));
  act(() => void vi.advanceTimersByTime(15_000));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(shown()).toBe(0);
});

test('a toast without a theme says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Opener />)).toThrow('needs a ChatdeckTheme');
});

test('two banners are open, the most urgent first', () => {
  const banners: BannerItem[] = [
    { id: '1', tone: 'success', content: 'done' },
    { id: '2', tone: 'warning', content: 'soon' },
    { id: '3', tone: 'danger', content: 'now' },
  ];
  const { container, rerender } = renderScreen(<BannerStack banners={banners} />);
  const texts = () => [...container.querySelectorAll('.rt-CalloutText')].map((text) => text.textContent);
  expect(texts()).toEqual(['now', 'soon']);
  fireEvent.click(screen.getByRole('button', { name: '1 more' }));
  expect(texts()).toEqual(['now', 'soon', 'done']);
  rerender(<BannerStack banners={[]} />);
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
});

test('leaving a search without choosing keeps what was chosen', () => {
  const onValueChange = vi.fn();
  const options = [
    { value: 'DE', label: 'Germany' },
    { value: 'FR', label: 'France' },
  ];
  renderScreen(<SearchSelect label="Country" value="DE" options={options} onValueChange={onValueChange} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
  field.focus();
  fireEvent.change(field, { target: { value: 'fra' } });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['France']);
  fireEvent.blur(field);
  expect(field.value).toBe('Germany');
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.click(field);
  fireEvent.click(screen.getByRole('option', { name: 'France' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('FR');
});
