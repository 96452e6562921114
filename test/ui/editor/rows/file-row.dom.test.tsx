import { makeProblem, type FileUpload } from 'chatdeck/model';
import { FileRow, type FileRowProps } from 'chatdeck/ui/editor/rows/file-row';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../screens/render-screen';

const [onChoose, onRemove] = [vi.fn(), vi.fn()];
const mega = 1024 * 1024;

beforeEach(() => {
  onChoose.mockClear();
  onRemove.mockClear();
});

function show(props: Partial<FileRowProps> = {}) {
  return renderScreen(row(props));
}

function row(props: Partial<FileRowProps> = {}) {
  return (
    <FileRow
      label="Picture"
      types={['image/png', 'image/jpeg']}
      typesText="PNG, JPEG"
      maxBytes={1.5 * mega}
      upload={{ status: 'idle' }}
      onChoose={onChoose}
      {...props}
    />
  );
}

function fileOf(size: number, type = 'image/png') {
  const file = new File(['x'], 'me.png', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const group = () => screen.getByRole('group', { name: 'Picture' });
const button = (name: string) => screen.getByRole('button', { name });
const problem = () => group().closest('[data-chatdeck="row"]')?.textContent;

describe('a chosen file', () => {
  test.each([1, 1.5 * mega])('of %d bytes is taken', (size) => {
    show();
    const file = fileOf(size);
    choose(file);
    expect(onChoose.mock.calls).toEqual([[file]]);
  });

  test.each([
    ['is empty', fileOf(0), 'This file is empty. Choose another.'],
    ['is too large', fileOf(1.5 * mega + 1), 'This file is too large. Choose one that’s 1.5 MB or smaller.'],
    ['has another type', fileOf(1, 'image/svg+xml'), 'This file type isn’t supported. Choose one of these: PNG, JPEG.'],
  ])('that %s is refused, until another is chosen', (_, file, message) => {
    show();
    choose(file);
    expect(onChoose).not.toHaveBeenCalled();
    expect(problem()).toContain(message);
    choose(fileOf(1));
    expect(onChoose).toHaveBeenCalledOnce();
    expect(problem()).not.toContain(message);
  });

  test('can be none, and the same again', () => {
    show();
    expect(input().accept).toBe('image/png,image/jpeg');
    choose();
    choose(fileOf(1));
    choose(fileOf(1));
    expect(onChoose).toHaveBeenCalledTimes(2);
    expect(input().value).toBe('');
  });
});

describe('the button to choose one', () => {
  test('opens the browser’s own choice, and says whether there is a file', () => {
    const { rerender } = show();
    const opened = vi.spyOn(input(), 'click');
    fireEvent.click(button('Choose a file'));
    expect(opened).toHaveBeenCalledOnce();
    rerender(row({ preview: <img alt="" /> }));
    expect(button('Choose another').hasAttribute('aria-disabled')).toBe(false);
    expect(screen.getByText('or drop it here')).toBeTruthy();
  });

  test('does nothing during an upload, and keeps the focus', () => {
    show({ upload: { status: 'uploading', percent: 33.4 } });
    const opened = vi.spyOn(input(), 'click');
    expect(button('Choose a file').getAttribute('aria-disabled')).toBe('true');
    expect(button('Choose a file').hasAttribute('disabled')).toBe(false);
    fireEvent.click(button('Choose a file'));
    expect(opened).not.toHaveBeenCalled();
    expect(screen.queryByText('or drop it here')).toBeNull();
  });

  test('is not there where nothing can be changed', () => {
    show({ isReadOnly: true, onRemove, removeBlockedReason: 'In use.' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('In use.')).toBeNull();
  });
});

describe('an upload', () => {
  test.each<[FileUpload, string, boolean, string]>([
    [{ status: 'idle' }, 'idle', false, ''],
    [{ status: 'uploading', percent: 33.4 }, 'uploading', true, ''],
    [{ status: 'done' }, 'done', false, 'Uploaded.'],
    [{ status: 'failed', problem: makeProblem('offline') }, 'failed', false, ''],
  ])('%j is shown as %s', (upload, state, isRunning, said) => {
    show({ upload });
    expect(group().dataset.state).toBe(state);
    expect(screen.queryByText('Uploading: 33%') !== null).toBe(isRunning);
    expect(screen.queryByRole('progressbar', { name: 'Picture' }) !== null).toBe(isRunning);
    expect(screen.getByRole('status').textContent).toBe(said);
    expect(problem()?.includes('Upload error: ')).toBe(state === 'failed');
  });

  test('that has failed says so until the next one begins', () => {
    const { rerender } = show({ upload: { status: 'failed', problem: makeProblem('offline') } });
    expect(problem()).toContain('Upload error: ');
    rerender(row({ upload: { status: 'uploading', percent: 0 } }));
    expect(problem()).not.toContain('Upload error: ');
  });
});

describe('the button to remove the file', () => {
  test('removes it, and leaves the focus in the row', () => {
    show({ onRemove });
    button('Remove').focus();
    fireEvent.click(button('Remove'));
    expect(onRemove).toHaveBeenCalledOnce();
    expect(group().contains(document.activeElement)).toBe(true);
  });

  test('is not there without a file', () => {
    show({ removeBlockedReason: 'In use.' });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(screen.queryByText('In use.')).toBeNull();
  });

  test.each<[string, Partial<FileRowProps>, string]>([
    ['while the file is in use, and says so', { removeBlockedReason: 'In use.' }, 'In use.'],
    ['during an upload', { upload: { status: 'uploading', percent: 1 } }, ''],
  ])('does nothing %s', (_, props, description) => {
    show({ onRemove, ...props });
    const remove = screen.getByRole('button', { name: 'Remove', description });
    expect(remove.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(remove);
    expect(onRemove).not.toHaveBeenCalled();
  });

  test('has nothing to say while it works', () => {
    show({ onRemove });
    expect(screen.getByRole('button', { name: 'Remove', description: '' }).hasAttribute('aria-disabled')).toBe(false);
  });
});

describe('a file that is dragged', () => {
  const drag = (type: 'dragOver' | 'dragLeave' | 'drop', files: File[] = [], to: Element | null = null) => {
    const event = createEvent[type](group(), { dataTransfer: { files } });
    if (type === 'dragLeave') Object.defineProperty(event, 'relatedTarget', { value: to });
    fireEvent(group(), event);
    return event;
  };

  test('over the row shows where it would go, until it leaves', () => {
    show();
    expect(drag('dragOver').defaultPrevented).toBe(true);
    expect(group().dataset.state).toBe('over');
    drag('dragLeave', [], group().firstElementChild);
    expect(group().dataset.state).toBe('over');
    drag('dragLeave', [], document.body);
    expect(group().dataset.state).toBe('idle');
  });

  test('is taken when it is dropped', () => {
    show();
    const file = fileOf(1);
    drag('dragOver');
    expect(drag('drop', [file]).defaultPrevented).toBe(true);
    expect(onChoose.mock.calls).toEqual([[file]]);
    expect(group().dataset.state).toBe('idle');
  });

  test.each<[string, Partial<FileRowProps>]>([
    ['during an upload', { upload: { status: 'uploading', percent: 1 } }],
    ['where nothing can be changed', { isReadOnly: true }],
    ['while the row is disabled', { disabledReason: 'Not yet.' }],
  ])('is left to the browser %s', (_, props) => {
    show(props);
    expect(drag('dragOver').defaultPrevented).toBe(false);
    expect(drag('drop', [fileOf(1)]).defaultPrevented).toBe(false);
    expect(onChoose).not.toHaveBeenCalled();
  });
});
