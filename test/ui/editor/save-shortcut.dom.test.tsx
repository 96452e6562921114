import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useSaveShortcut } from '../../../src/ui/editor/use-save-shortcut';
import { renderScreen } from '../../screens/render-screen';

interface PadProps {
  onSave(): void;
  isOff?: () => boolean;
}

function Pad({ onSave, isOff }: PadProps) {
  const box = useRef<HTMLDivElement>(null);
  useSaveShortcut(box, onSave, isOff);
  return (
    <>
      <div ref={box}>
        <input aria-label="Inside" />
      </div>
      <input aria-label="Outside" />
    </>
  );
}

/** Whether the browser is left to open its own dialog. */
function press(label: string, more: object = {}) {
  return fireEvent.keyDown(screen.getByLabelText(label), { key: 's', ctrlKey: true, ...more });
}

test('saves once while the keys are held, and the browser opens no dialog', () => {
  const onSave = vi.fn();
  renderScreen(<Pad onSave={onSave} />);
  expect(press('Inside')).toBe(false);
  expect(press('Inside', { repeat: true })).toBe(false);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('leaves other keys, other places, and what is off to the browser', () => {
  const onSave = vi.fn();
  const { rerender } = renderScreen(<Pad onSave={onSave} />);
  expect(press('Inside', { key: 'd' })).toBe(true);
  expect(press('Outside')).toBe(true);
  rerender(<Pad onSave={onSave} isOff={() => true} />);
  expect(press('Inside')).toBe(true);
  expect(onSave).not.toHaveBeenCalled();
});

test('calls the newest callback, and none once it is gone', () => {
  const [before, now] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = renderScreen(<Pad onSave={before} />);
  const field = screen.getByLabelText('Inside');
  rerender(<Pad onSave={now} />);
  press('Inside');
  unmount();
  fireEvent.keyDown(field, { key: 's', ctrlKey: true });
  expect(before).not.toHaveBeenCalled();
  expect(now).toHaveBeenCalledTimes(1);
});
