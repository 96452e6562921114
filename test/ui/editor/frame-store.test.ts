import { makeEditor } from 'chatdeck/testing';
import { createFrameStore, type AnyEditor } from 'chatdeck/ui/editor/frame-store';
import { expect, test, vi } from 'vitest';

function editorOf(name: string): AnyEditor {
  return makeEditor({ name }, { all: ['name'] }) as unknown as AnyEditor;
}

test('a subscriber hears of an editor that another one heard of before', () => {
  const [first, second] = [editorOf('a'), editorOf('b')];
  const store = createFrameStore(first);
  const stop = store.subscribe(vi.fn());
  store.tell();
  stop();
  store.put(second);
  store.tell();
  const listener = vi.fn();
  store.subscribe(listener);
  store.put(first);
  store.tell();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a subscriber to a field hears of that field only', () => {
  const store = createFrameStore(editorOf('a'));
  const listener = vi.fn();
  store.field('name').subscribe(listener);
  store.field('other').subscribe(vi.fn());
  store.tell();
  listener.mockClear();
  store.put(editorOf('a'));
  store.tell();
  expect(listener).not.toHaveBeenCalled();
  store.put(editorOf('b'));
  store.tell();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.field('name').get().value).toBe('b');
});
